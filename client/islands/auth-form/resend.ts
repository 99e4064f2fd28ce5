import type { AuthPage } from './auth-page.ts';
import { oneAtATime, whileBusy } from './busy.ts';

/** The button that sends the link once more, to whoever has signed in at the provider on this page. */
export function enlivenResend(page: AuthPage): void {
  const button = page.find<HTMLButtonElement>('[data-resend]');
  const run = oneAtATime();
  const resend = async () => {
    page.clear();
    await (await page.identity()).sendVerification();
    page.say(button?.dataset.resend ?? '');
  };
  button?.addEventListener('click', () => {
    void run(() => whileBusy(button, () => resend().catch((thrown: unknown) => page.fail(thrown, true))));
  });
}
