import type { BrowserContext, Page } from 'playwright/test';
import { LANGUAGES as LANGUAGE_IDS } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { test } from './accounts.ts';
import { signInNew } from './chat-people.ts';
import { axe, axeInBothThemes, expect, overflowsSideways } from './fixtures.ts';
import { takePicture } from './pictures.ts';
import { inDrill, isWalked } from './walked-ways.ts';

const LANGUAGES = {
  tr: {
    shop: '/tr/celestia-mesajlari',
    ticks: ['preliminary', 'contract', 'begin'],
    price: '₺149,90',
    paid: 'Teşekkürler! Ödeme alındı.',
    declined: 'Ödeme tamamlanmadı',
    confirm: 'Gerçekten caymak istiyor musun?',
    done: 'Cayma bildirimin ulaştı.',
    returned: 'Geri ödendi',
  },
  en: {
    shop: '/en/celestia-messages',
    ticks: [],
    price: '$4.99',
    paid: 'Thank you! It’s paid.',
    declined: 'The payment didn’t go through',
    confirm: 'Really withdraw?',
    done: 'Your withdrawal has arrived.',
    returned: 'Returned',
  },
  // A buyer in Mexico, one in France, one in Brazil.
  es: {
    shop: '/es/mensajes-con-celestia',
    ticks: [],
    price: '79,00 MXN',
    paid: '¡Gracias! El pago está hecho.',
    declined: 'El pago no se completó',
    confirm: '¿Seguro que quieres desistir?',
    done: 'Recibimos tu desistimiento.',
    returned: 'Devuelto',
  },
  fr: {
    shop: '/fr/messages-avec-celestia',
    ticks: ['begin'],
    price: '4,99 €',
    paid: 'Merci ! C’est payé.',
    declined: 'Le paiement n’a pas abouti',
    confirm: 'Vraiment te rétracter ?',
    done: 'Ta rétractation est bien arrivée.',
    returned: 'Remboursé',
  },
  pt: {
    shop: '/pt/mensagens-com-celestia',
    ticks: [],
    price: 'R$ 19,90',
    paid: 'Obrigado! Está pago.',
    declined: 'O pagamento não foi concluído',
    confirm: 'Quer mesmo desistir?',
    done: 'Recebemos a sua desistência.',
    returned: 'Devolvido',
  },
} as const;

/** Turkish and English at both ends of what screens are; the others, which differ by their words and law, on a phone. */
const WIDTHS = { tr: [360, 1280], en: [360, 1280], es: [360], fr: [360], pt: [360] } as const;
/** Where three ticks are asked for, and where none is. */
const WALKED_LANGUAGES = inDrill(LANGUAGE_IDS, ['tr', 'en'] as const);
type Spoken = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/** Somebody new before the test payment, with the smallest pack. */
async function toPayment(page: Page, context: BrowserContext, { shop, ticks, price }: Spoken): Promise<void> {
  await page.goto(shop);
  await signInNew(context, new URL(page.url()).origin);
  await page.goto(shop);
  await page.locator('[name=product][value=pack-30]').click();
  await page.waitForURL(/[0-9a-f-]{36}$/);
  await expect(page.locator('.orders__facts')).toContainText(price);
  for (const tick of ticks) await page.locator(`#tick-${tick}`).check();
}

const pay = (page: Page) => page.locator('.orders__pay [type=submit]').click();
const act = (page: Page, step: string) => page.locator(`[name=step][value=${step}]`).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const language of WALKED_LANGUAGES) {
      const spoken = LANGUAGES[language];
      for (const width of WIDTHS[language].filter((width) =>
        isWalked({ language, width, javaScriptEnabled }),
      )) {
        test(`a pack is declined, bought, receipted and withdrawn in ${language} at ${width} px`, async ({
          page,
          context,
        }) => {
          await page.setViewportSize({ width, height: 780 });
          const looks = async () => {
            expect(await overflowsSideways(page)).toBe(false);
            if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
          };
          await page.goto(spoken.shop);
          await looks();
          await toPayment(page, context, spoken);
          const order = page.url();
          await looks();
          await pay(page);
          await expect(page.locator('strong')).toContainText('nobody is charged');
          await act(page, 'decline');
          await expect(page.locator('h1')).toHaveText(spoken.declined);
          await looks();
          await page.goto(order);
          for (const tick of spoken.ticks) await page.locator(`#tick-${tick}`).check();
          await pay(page);
          await act(page, 'confirm');
          await act(page, 'confirmed');
          await expect(page.locator('h1')).toHaveText(spoken.paid);
          await looks();
          await page.goto(order);
          await expect(page.locator('.orders__facts')).toContainText(/\d{4}-\d{6}/);
          await looks();
          await page.locator('a[href*="withdraw=1"]').click();
          await expect(page.locator('#withdraw')).toHaveText(spoken.confirm);
          // One thing to press, beside the way back.
          await expect(page.locator('main .button')).toHaveCount(1);
          await looks();
          await pay(page);
          await expect(page.locator('.orders__told')).toContainText(spoken.done);
          await expect(page.locator('.orders__facts')).toContainText(spoken.returned);
          await looks();
        });
      }
    }
  });
}

test('what is paid twice goes back once, what is paid late is given, and a tick that is missing is told', async ({
  page,
  context,
}) => {
  await toPayment(page, context, LANGUAGES.en);
  const order = page.url();
  await pay(page);
  await act(page, 'twice');
  await expect(page.locator('h1')).toHaveText(LANGUAGES.en.paid);
  await page.goto(order);
  await expect(page.locator('main')).toContainText('was refunded to you in full: $4.99');
  await page.goto(LANGUAGES.en.shop);
  await page.locator('[name=product][value=pack-100]').click();
  await pay(page);
  await act(page, 'late');
  await expect(page.locator('h1')).toHaveText(LANGUAGES.en.paid);
  await page.goto('/en/accounts/orders');
  await expect(page.locator('.lede')).toHaveText('130 bought messages left.');
  expect(await axe(page)).toEqual([]);
});

test('a market’s ticks are asked for by their fields', async ({ page, context }) => {
  await toPayment(page, context, { ...LANGUAGES.tr, ticks: ['preliminary', 'contract', 'begin'] as const });
  await page.locator('#tick-contract').uncheck();
  await page.locator('.orders__pay').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await pay(page);
  await expect(page.locator('.orders__alert a')).toHaveAttribute('href', '#tick-contract');
  await expect(page.locator('#tick-begin')).toBeChecked();
  expect(await axe(page)).toEqual([]);
});

test.describe('the premium pop-up', () => {
  for (const language of ['', ...WALKED_LANGUAGES]) {
    test(`by its token${language && ` in ${language}`} tells the price and leads out of the frame, with nothing to press in it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      const prefix = language && `/${language}`;
      await page.goto(`${prefix}/premium-pop-up/test-token`);
      await expect(page.locator('.orders__price')).toContainText(/\d/);
      await expect(page.locator('form, button')).toHaveCount(0);
      const shop = page.locator('a.button');
      await expect(shop).toHaveAttribute('target', '_top');
      expect(await overflowsSideways(page)).toBe(false);
      expect(await axe(page)).toEqual([]);
      await shop.click();
      await expect(page.locator('[name=product]')).toHaveCount(3);
    });
  }

  test('by a wrong token is nowhere, and without one stands in three languages', async ({ page }) => {
    for (const [path, status] of [
      ['/en/premium-pop-up/wrong', 404],
      ['/en/premium-pop-up', 404],
      ['/pt/premium-pop-up', 404],
      ...(['tr', 'es', 'fr'] as const).map((each) => [href('premium-pop-up', each), 200] as const),
    ] as const)
      expect((await page.goto(path))?.status(), path).toBe(status);
  });
});

test('the shop and an order are without fault to axe at both widths, in the light and in the dark', async ({
  page,
  context,
}, info) => {
  const looks = async (name: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeInBothThemes(page), `${name} at ${width} px`).toEqual([]);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await takePicture(page, info, `${name}-${width}-${colorScheme}`, { fullPage: true });
      }
    }
  };
  await page.goto(LANGUAGES.tr.shop);
  await looks('shop');
  await toPayment(page, context, LANGUAGES.tr);
  await looks('order');
});
