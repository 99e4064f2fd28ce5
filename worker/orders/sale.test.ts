import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MARKETS } from '../../contract/orders.ts';
import { MARKET_ROWS } from '../../features/orders/markets.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { UNASKED_SERVICES } from '../../routes/services/unasked-services.fixture.ts';
import type { Given } from '../given.ts';
import type { PaymentBindingNames } from './make-payment.ts';
import type { TaskBindings } from './order-tasks.ts';
import type { SaleBindingNames } from './sale.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const SELLER = {
  OPERATOR_NAME: 'Star Ltd',
  OPERATOR_ADDRESS: 'Sky Road 1; Town',
  OPERATOR_MAIL: 'desk@example.com',
  MAIL_FROM: 'hello@example.com',
};
const SETTINGS = { SALE_MARKETS: '', ...SELLER };
const KEYS = {
  STRIPE_KEY: 'sk_live',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  CHECKOUT_ORIGIN: 'https://checkout.stripe.com',
};
const NO_KEYS = { STRIPE_KEY: '', STRIPE_WEBHOOK_SECRET: '', CHECKOUT_ORIGIN: '' };

/** The modules as a build of a mode has them. */
async function build(mode: string) {
  vi.resetModules();
  vi.stubEnv('MODE', mode);
  const [sale, payment] = await Promise.all([import('./sale.ts'), import('./make-payment.ts')]);
  return { ...sale, ...payment };
}

const confirmed = (day: string | null) =>
  ({ ...MARKET_ROWS, eu: { ...MARKET_ROWS.eu, counsel: day } }) as typeof MARKET_ROWS;

describe('a build for the live site', () => {
  it('has nobody who takes payments where no key is set', async () => {
    const { makePayment } = await build('production');
    expect(await makePayment(NO_KEYS)).toBeNull();
    expect(await makePayment(KEYS)).not.toBeNull();
  });

  it('sells in no market that counsel has not confirmed, whatever its settings say', async () => {
    const { isOnSale } = await build('production');
    for (const market of MARKETS) {
      expect(isOnSale(market, { ...SETTINGS, SALE_MARKETS: market })).toBe(false);
    }
    expect(isOnSale('eu', SETTINGS, confirmed('2027-01-01'))).toBe(true);
    expect(isOnSale('tr', SETTINGS, confirmed('2027-01-01'))).toBe(false);
  });

  it.each(Object.keys(SELLER))(
    'sells nothing while %s is empty, and says so in the log once',
    async (name) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { isOnSale } = await build('production');
      for (let time = 0; time < 2; time += 1)
        expect(isOnSale('eu', { ...SETTINGS, [name]: ' ' }, confirmed('2027-01-01'))).toBe(false);
      expect(told.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
        { level: 'security', event: 'sale_left_out', code: `nothing is sold without ${name}` },
      ]);
    },
  );

  it('sells nothing under papers that say nothing of a sale', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { isSellerKnown } = await build('production');
    expect(isSellerKnown(SETTINGS)).toBe(true);
    for (const paper of ['privacy', 'agreement'] as const) {
      const old = { privacy: { version: 2 }, agreement: { version: 2 }, [paper]: { version: 1 } };
      expect(isSellerKnown(SETTINGS, old)).toBe(false);
    }
  });
});

/** The shop as a visitor of a build sees it. */
async function shopPage(mode: string, language: Language, keys: typeof KEYS): Promise<string> {
  await build(mode);
  const { buyingOf } = await import('./buying.ts');
  const { page } = await import('../../routes/pages/message-packs/page.tsx');
  const env = { ...SETTINGS, ...keys } as Given<TaskBindings | PaymentBindingNames | SaleBindingNames>['env'];
  const visitor = { user: null, language, country: 'DE', origin: 'https://celestia.test' };
  const given = { env, nowMs: Date.UTC(2026, 10, 28), log: { error: () => {}, security: () => {} } };
  const shop = { isKnown: false, ...buyingOf(visitor, given) };
  const prepared = await page.prepare(
    {
      language,
      params: {},
      query: new URLSearchParams(),
      form: null,
      nowMs: given.nowMs,
      visitorZone: 'UTC',
    },
    {
      path: href('message-packs', language),
      clocks: UNASKED_SERVICES.clocks,
      give: () => ({ ...UNASKED_SERVICES, shop }),
    },
  );
  if (!prepared || !('body' in prepared)) throw new Error('the shop is not shown');
  return renderToStaticMarkup(prepared.body) + JSON.stringify(prepared.head);
}

const NOT_YET: Readonly<Record<Language, string>> = {
  en: 'There’s nothing on sale here yet.',
  tr: 'Burada henüz satışta bir şey yok.',
  es: 'Aquí todavía no hay nada a la venta',
  fr: 'Rien n’est encore en vente ici.',
  pt: 'Ainda não há nada à venda',
};

describe.each(LANGUAGES)('the shop in %s', (language) => {
  it.each([
    ['without keys', NO_KEYS],
    ['with keys, before counsel', KEYS],
  ])('says on the live site %s that there is nothing on sale yet', async (_, keys) => {
    const html = await shopPage('production', language, keys);
    expect(html.toLocaleLowerCase(language)).toContain(NOT_YET[language].toLocaleLowerCase(language));
    expect(html).not.toContain('Offer');
    expect(html).not.toContain('name="product"');
  });

  it('sells on one’s own machine without either', async () => {
    expect(await shopPage('emulator', language, NO_KEYS)).toContain('name="product"');
  });
});
