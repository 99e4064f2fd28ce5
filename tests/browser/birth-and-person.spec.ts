import type { Page } from 'playwright/test';
import { freshEmail, makeAccount, signIn, test } from './accounts.ts';
import { keepBirth, signInNew } from './chat-people.ts';
import { axe, expect, fillBirth, ISTANBUL_BIRTH, NATAL_PATH, submitAwake } from './fixtures.ts';
import { inTab, REMEMBERED, remember } from './remembering.ts';

/** What becomes of a birth that a tab remembers as its person comes and goes. */

const BEA = { ...REMEMBERED, year: '1991' };
const IN_TAB = 'Remembered: June 10, 1990, in this tab until you close it.';

const origin = (page: Page) => new URL(page.url()).origin;

async function draw(page: Page): Promise<void> {
  await page.goto(NATAL_PATH.en);
  await fillBirth(page, ISTANBUL_BIRTH);
  await submitAwake(page);
  await expect(page.locator('#chart-result .result')).toBeVisible();
}

const namesInAccount = (page: Page) =>
  page.evaluate(async () => {
    const { charts } = await (await fetch('/api/user/charts')).json();
    return charts.map(({ name }: { name: string }) => name);
  });

test.describe('a birth that was typed before signing in', () => {
  test('stands in a new account’s form, saved by one press, and is the account’s from then on', async ({
    page,
  }) => {
    const email = freshEmail();
    await makeAccount(email);
    await draw(page);
    await page.goto('/en/accounts/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/accounts\/profile/);
    await expect(page.locator('#birth-form [name=year]')).toHaveValue('1990');
    await expect(page.getByText(IN_TAB)).toBeVisible();
    // The form's own button is what keeps it.
    await expect(page.locator('.birth-own button')).toHaveText(['Forget']);
    await page.getByRole('button', { name: 'Save birth details' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await page.goto('/en/rising-sign');
    await expect(page.locator('#chart-result > *').first()).toBeVisible();
    await expect(page.getByText('Filled in from your account.')).toBeVisible();
    await expect(page.getByText(IN_TAB)).toHaveCount(0);
  });

  test('is offered to an account that holds another, and is there once however often', async ({ page }) => {
    await page.goto('/en');
    await signInNew(page.context(), origin(page));
    await keepBirth(page.context(), origin(page));
    await remember(page, BEA);
    await page.goto('/en/relationship-compatibility-calculator');
    await page.locator('[name=a_day]').hover();
    await expect(page.locator('[name=a_year]')).toHaveValue('1991');
    await page.getByRole('button', { name: 'Keep in your account' }).click();
    await expect(page.getByText('Kept in your account.')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Keep in your account' })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    expect(await namesInAccount(page)).toEqual(['June 10, 1991']);
    // On the next page the list has it, and nothing is offered twice.
    await page.reload();
    await page.locator('[name=a_day]').hover();
    await expect(page.getByText('Your kept charts').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep in your account' })).toHaveCount(0);
    expect(await namesInAccount(page)).toEqual(['June 10, 1991']);
    expect(await page.evaluate(() => localStorage.getItem('celestia.birth.1'))).toBeNull();
  });

  test('stays where it was, and that is said, where the account takes nothing', async ({ page }) => {
    await page.goto('/en');
    await signInNew(page.context(), origin(page));
    await remember(page, REMEMBERED);
    await page.route('**/api/user/charts/*', (route) => route.fulfill({ status: 409, json: {} }));
    await page.goto('/en/relationship-compatibility-calculator');
    await page.locator('[name=a_day]').hover();
    await page.getByRole('button', { name: 'Keep in your account' }).click();
    await expect(page.getByText('It couldn’t be saved to your account.')).toBeVisible();
    expect(await inTab(page)).toContain('1990');
  });
});

test.describe('whoever signs out', () => {
  test('leaves no birth in the tab, here and in others, and what the browser keeps stays', async ({
    page,
    context,
  }) => {
    const email = freshEmail();
    await makeAccount(email);
    await page.goto('/en/accounts/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/accounts\/profile/);
    const other = await context.newPage();
    await remember(other, REMEMBERED);
    await other.goto('/en/relationship-compatibility-calculator');
    await other.locator('[name=a_day]').hover();
    await expect(other.locator('[name=a_year]')).toHaveValue('1990');
    await remember(page, REMEMBERED, [{ name: 'Bea', fields: BEA }]);
    await page.goto('/en/accounts/profile');
    await expect(page.getByText('When you sign out, this tab forgets')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.locator('.head__account')).toHaveText('Sign in');
    await expect(page.locator('#birth-form')).toBeVisible();
    expect(await inTab(page)).toBeNull();
    await expect(other.locator('.head__account')).toHaveText('Sign in');
    await expect(other.locator('[name=a_year]')).toHaveValue('');
    expect(await inTab(other)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('celestia.kept-charts.1'))).toContain('Bea');
  });

  test('leaves none either where the script came too late for the press', async ({ page }) => {
    const email = freshEmail();
    await makeAccount(email);
    await page.goto('/en/accounts/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/accounts\/profile/);
    await remember(page, REMEMBERED);
    const nothing = { contentType: 'text/javascript', body: 'export function mount() {}' };
    await page.route(/sign-out/, (route) => route.fulfill(nothing));
    await page.goto('/en/accounts/profile');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.locator('.head__account')).toHaveText('Sign in');
    await expect.poll(() => inTab(page)).toBeNull();
    await expect(page.locator('#birth-form')).toBeVisible();
  });
});
