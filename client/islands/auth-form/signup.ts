import { openSession } from '../../auth/session.ts';
import { type AuthPage, isComplete } from './auth-page.ts';
import { enter, onwardPath } from './enter.ts';
import { enlivenLink } from './link.ts';
import { enlivenPolicy } from './policy-list.ts';
import { endRedirect, enlivenProviders } from './providers.ts';
import { enlivenResend } from './resend.ts';
import { onSubmit } from './submit-form.ts';

export async function enlivenSignup(page: AuthPage): Promise<void> {
  const judge = enlivenPolicy(page, { field: 'password', email: () => page.textOf('email') });
  onSubmit(page, 'form', async () => {
    if (!isComplete(page, await judge())) return;
    const email = page.textOf('email');
    const identity = await page.identity();
    const newcomer = { email, password: page.textOf('password'), name: page.textOf('name').trim() };
    const human = await page.human();
    const token = await identity.signUp(newcomer);
    const opened = await openSession(token, { marketing: page.isChecked('marketing'), human });
    void page.tokenSync.signedIn();
    page.carryEmail('');
    const onward = page.find<HTMLAnchorElement>('[data-continue]');
    if (onward) onward.href = onwardPath(page.props, opened);
    page.show('verify', email);
    // The account stands, whatever becomes of the mail: it can be sent again.
    await identity.sendVerification().catch((thrown: unknown) => page.fail(thrown, true));
  });
  enlivenResend(page);
  const arrive = (token: string, marketing: boolean) => enter(page, token, { marketing });
  const link = enlivenLink(page, arrive);
  enlivenProviders(page, { arrive, link });
  await endRedirect(page, { arrive, link });
}
