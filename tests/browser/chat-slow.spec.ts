import { test } from './accounts.ts';
import { ask, field, isAlive, turns, whole } from './chat-people.ts';
import { axe, expect, overflowsSideways } from './fixtures.ts';
import { takePicture } from './pictures.ts';
import { making, SlowSite, seenSentences, sentences } from './slow-site.ts';
import { inDrill } from './walked-ways.ts';

/** What can only be seen while an answer is made, and once a day's one message is spent. */

const MESSAGES_A_DAY = 1;

const ALL_LOOKS = [
  {
    language: 'en',
    width: 1280,
    question: 'What does my Venus say about love?',
    stop: 'Stop',
    one: 'One message left',
  },
  {
    language: 'tr',
    width: 360,
    question: 'Venüs’üm aşk hakkında ne söylüyor?',
    stop: 'Durdur',
    one: 'Bugün bir mesajın kaldı',
  },
] as const;

const LOOKS_TAKEN = inDrill(ALL_LOOKS, ALL_LOOKS.slice(1));

let slow: SlowSite;
test.beforeAll(async () => {
  slow = await SlowSite.start(MESSAGES_A_DAY);
});
test.afterAll(async () => {
  await slow.stop();
});

for (const { language, width, question, stop, one } of LOOKS_TAKEN) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('stopped in the middle: what was said stays, and the rest never comes', async ({ page }, info) => {
      const index = await slow.arrive(page, language);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      await takePicture(page, info, 'making');
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: stop, exact: true }).click();
      await expect(making(page)).toHaveCount(0);
      const said = await seenSentences(page);
      const [message] = await slow.messagesOf(index);
      expect(message?.answer.state).toBe('stopped');
      expect(message?.answer.sentences.map(({ text }) => text.trim())).toEqual(said);
      expect(said.length).toBeLessThan(5);
      expect(await overflowsSideways(page)).toBe(false);
      await takePicture(page, info, 'stopped');
      await page.reload();
      expect(await seenSentences(page)).toEqual(said);
    });

    test('a reload in the middle: the rest arrives, and no sentence twice', async ({ page }) => {
      const index = await slow.arrive(page, language);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      await page.reload();
      // The server tells what has been said; the rest is heard.
      await expect(sentences(page).first()).toBeVisible();
      await expect(making(page)).toHaveCount(1);
      await expect(whole(page)).toBeVisible();
      const [message] = await slow.messagesOf(index);
      expect(message?.answer.state).toBe('whole');
      const stored = message?.answer.sentences.map(({ text }) => text.trim()) ?? [];
      expect(stored.length).toBeGreaterThan(2);
      expect(await seenSentences(page)).toEqual(stored);
      expect(new Set(stored).size).toBe(stored.length);
    });

    test('a second browser sees the conversation, and its end', async ({ page, browser }) => {
      const index = await slow.arrive(page, language);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      const other = await slow.elsewhere(browser, index, page.url());
      await expect(turns(other)).toHaveCount(1);
      await expect(making(other)).toHaveCount(1);
      await expect(whole(other)).toBeVisible();
      await expect(whole(page)).toBeVisible();
      expect(await seenSentences(other)).toEqual(await seenSentences(page));
      await other.context().close();
    });

    test('the last message of a day: said in words, with when the next ones come', async ({ page }, info) => {
      const index = await slow.arrive(page, language);
      await slow.site.ask(index, 'PUT', '/settings', { zone: 'Europe/Istanbul' });
      await expect(page.locator('#chat-hint')).toContainText(one);
      await ask(page, question);
      await expect(sentences(page).first()).toBeVisible();
      const [conversation] = new URL(page.url()).searchParams.getAll('c');
      await slow.site.ask(index, 'POST', `/conversations/${conversation}/stop`);
      await expect(making(page)).toHaveCount(0);
      const { quota } = await slow.settingsOf(index);
      expect(quota.left).toBe(0);
      const tag = language === 'en' ? 'en-US' : 'tr-TR';
      const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Europe/Istanbul' });
      await expect(page.locator('#chat-hint')).toContainText(format.format(Date.parse(quota.returns)));
      await ask(page, question);
      await expect(page.locator('.write__problem')).not.toBeEmpty();
      await expect(field(page)).toHaveValue(question);
      expect(await overflowsSideways(page)).toBe(false);
      await takePicture(page, info, 'spent');
      expect(await axe(page)).toEqual([]);
    });
  });
}

test('a zone is chosen on the page once a day, and the hour of the next messages goes with it', async ({
  page,
}, info) => {
  const index = await slow.arrive(page);
  const settings = page.locator('.chat-choices');
  const zone = page.getByLabel('Time zone');
  await settings.locator('summary').first().click();
  const choose = async (id: string) => {
    await zone.selectOption(id);
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(settings.locator('#settings-remark')).toHaveText('Saved.');
  };
  await choose('Europe/Istanbul');
  const before = await slow.settingsOf(index);
  await page.reload();
  await isAlive(page);
  await settings.locator('summary').first().click();
  await choose('Asia/Tokyo');
  const after = await slow.settingsOf(index);
  expect(after.zone).toBe('Asia/Tokyo');
  expect(Date.parse(after.quota.returns)).not.toBe(Date.parse(before.quota.returns));
  await expect(zone).toBeDisabled();
  await expect(page.locator('#settings-zone-note')).toContainText('You changed it not long ago');
  expect(await axe(page)).toEqual([]);
  await takePicture(page, info, 'settings');
  // The country can be chosen still.
  await page.getByLabel('Country for help lines').selectOption('BR');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await slow.settingsOf(index)).country).toBe('BR');
  const refused = await slow.site.ask(index, 'PUT', '/settings', { zone: 'Pacific/Pago_Pago' });
  expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'zone_settled' } }]);
  expect((await slow.settingsOf(index)).zone).toBe('Asia/Tokyo');
});

test('a device whose clock is two days ahead brings no message back, and is told the server’s hour', async ({
  page,
}) => {
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  const index = await slow.arrive(page);
  await slow.site.ask(index, 'PUT', '/settings', { zone: 'Europe/Istanbul' });
  await ask(page, 'What does my Venus say about love?');
  await expect(whole(page)).toBeVisible();
  const { quota } = await slow.settingsOf(index);
  expect(quota.left).toBe(0);
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Europe/Istanbul' });
  await expect(page.locator('#chat-hint')).toContainText(format.format(Date.parse(quota.returns)));
  await ask(page, 'And tomorrow?');
  await expect(page.locator('.write__problem')).not.toBeEmpty();
  await expect(field(page)).toHaveValue('And tomorrow?');
  await page.clock.setSystemTime(Date.now() - 2 * 86_400_000);
  await page.reload();
  expect(await slow.messagesOf(index)).toHaveLength(1);
  await expect(turns(page)).toHaveCount(1);
  await expect(page.locator('#chat-hint')).toContainText(format.format(Date.parse(quota.returns)));
});
