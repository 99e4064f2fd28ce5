import { href } from '../../routes/href.ts';
import { test } from './accounts.ts';
import { keepBirth, signInNew } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { takePicture } from './pictures.ts';
import { isWalked, LOOKS } from './walked-ways.ts';

for (const javaScriptEnabled of [true, false]) {
  for (const { language, width } of LOOKS) {
    if (!isWalked({ language, width, javaScriptEnabled })) continue;
    test.describe(`${language}, ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ viewport: { width, height: 800 }, javaScriptEnabled });

      test('letters about one’s own sky are asked for, and stopped again', async ({
        page,
        context,
        baseURL,
      }, info) => {
        const { origin } = new URL(baseURL ?? '');
        await signInNew(context, origin, { isConfirmed: true });
        await keepBirth(context, origin);
        await page.goto(`${href('profile', language)}#tidings`);
        const part = page.locator('#tidings');
        const mail = part.locator('[name=mail]');
        await expect(mail).toHaveValue('never');
        await mail.selectOption('weekly');
        await part.locator('[name=zone]').selectOption('Europe/Istanbul');
        for (const box of await part.getByRole('checkbox').all()) await box.uncheck();
        await part.locator('[type=submit]').click();
        await expect(part.locator('#birth-tidings-kinds-error')).toBeVisible();
        await expect(mail).toHaveValue('weekly');
        await part.locator('[name=kind-moon]').check();
        await part.locator('[type=submit]').click();
        await expect(part.locator('.account__saved')).toBeVisible();
        await expect(mail).toHaveValue('weekly');
        await expect(part.locator('[name=zone]')).toHaveValue('Europe/Istanbul');
        await expect(part.locator('[name=kind-moon]')).toBeChecked();
        await expect(part.locator('[name=kind-transit]')).not.toBeChecked();
        if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
        expect(await overflowsSideways(page)).toBe(false);
        await part.scrollIntoViewIfNeeded();
        await takePicture(page, info, 'tidings');
        await mail.selectOption('never');
        await part.locator('[type=submit]').click();
        await expect(part.locator('.account__saved')).toBeVisible();
        await expect(mail).toHaveValue('never');
      });
    });
  }
}
