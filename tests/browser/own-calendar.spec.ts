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

      test('a calendar of one’s own is subscribed to and taken back', async ({
        page,
        context,
        baseURL,
      }, info) => {
        const { origin } = new URL(baseURL ?? '');
        await signInNew(context, origin);
        await keepBirth(context, origin);
        await page.goto(`${href('profile', language)}#calendar`);
        const part = page.locator('#calendar');
        await part.locator('[value=calendar]').click();
        const link = part.locator('input[readonly]');
        await expect(link).toHaveValue(/\/own-sky\/[\w-]{22}\.ics$/);
        await expect(part.locator('a')).toHaveAttribute('href', /^webcal:/);
        const address = await link.inputValue();
        const file = await context.request.get(address);
        expect(file.headers()['content-type']).toContain('text/calendar');
        expect(await file.text()).toContain('BEGIN:VEVENT');
        if (javaScriptEnabled) expect(await axe(page)).toEqual([]);
        expect(await overflowsSideways(page)).toBe(false);
        await part.scrollIntoViewIfNeeded();
        await takePicture(page, info, 'calendar');
        await part.locator('[value=uncalendar]').click();
        await expect(link).toHaveCount(0);
        expect((await context.request.get(address)).status()).toBe(404);
      });
    });
  }
}
