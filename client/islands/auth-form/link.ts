import { fillText } from '../../../locales/fill-text.ts';
import { faultOf, type IdentityCode, identityFault } from '../../auth/identity-codes.ts';
import { type PendingLink, providerOf } from '../../auth/ways.ts';
import { type AuthPage, passwordFaults } from './auth-page.ts';
import { onSubmit } from './submit-form.ts';

/** The question for the account of an address by which a provider's sign-in came. */
export interface LinkScreen {
  show(pending: PendingLink, marketing: boolean): void;
}

/** Shows the question where a code asks for it; whether it does. */
export function askForLink(
  screen: LinkScreen,
  code: IdentityCode,
  pending: PendingLink | null,
  marketing: boolean,
): boolean {
  if (code !== 'account-exists-with-different-credential' || !pending?.email) return false;
  screen.show(pending, marketing);
  return true;
}

/** The provider's own sign-in has grown too old meanwhile to be added. */
const STALE: ReadonlySet<IdentityCode> = new Set(['invalid-credential', 'user-token-expired']);

/**
 * Brings the question to life: whoever gives the account's password, or comes by its other provider, has the new way added and
 * goes on. Whatever was typed on the form before waits there for whoever goes back.
 */
export function enlivenLink(
  page: AuthPage,
  arrive: (idToken: string, marketing: boolean) => Promise<void>,
): LinkScreen {
  let asked: { pending: PendingLink; marketing: boolean } | null = null;
  const screen = page.find('[data-screen=link]');
  const buttons = [...(screen?.querySelectorAll<HTMLElement>('[data-link]') ?? [])];

  /** Nobody is signed in here: the code's own text, which speaks of that, would not be true. */
  const tellOfOther = () => {
    const general = screen?.querySelector('[data-general]');
    const email = asked?.pending.email ?? '';
    if (general) general.textContent = fillText(screen?.dataset.other ?? '', { email });
  };

  /** Adds what waits to the account that has been signed in to. */
  const finish = async () => {
    const identity = await page.identity();
    let token = '';
    try {
      token = await identity.linkPending();
    } catch (thrown) {
      const { code } = identityFault(thrown);
      if (code === 'user-mismatch') return tellOfOther();
      if (!STALE.has(code)) throw thrown;
      page.show('form');
      page.tell(faultOf('requires-recent-login'));
      return;
    }
    await arrive(token, asked?.marketing ?? false);
  };

  onSubmit(page, 'link', async () => {
    page.clear();
    const faults = passwordFaults(page, 'current');
    for (const fault of faults) page.tell(fault);
    if (!asked || faults.length > 0) return;
    try {
      await (await page.identity()).signIn(asked.pending.email, page.textOf('current'));
    } catch (thrown) {
      tellOfPassword(page, thrown);
      return;
    }
    await finish();
  });
  for (const button of buttons) {
    const provider = providerOf(button.dataset.link);
    button.addEventListener('click', () => {
      if (!asked || !provider || page.run.isRunning()) return;
      page.clear();
      const { email } = asked.pending;
      const arrived = page.identity().then((identity) => identity.signInByPopup(provider, email));
      void arrived
        .then(() => page.run(finish))
        .catch((thrown: unknown) => {
          // Without a window the page would have to be left, and what waits with it.
          if (identityFault(thrown).code === 'popup-blocked') page.say(screen?.dataset.blocked ?? '');
          else page.fail(thrown, true);
        });
    });
  }
  page.find('[data-cancel]')?.addEventListener('click', () => {
    void page.identity().then((identity) => identity.dropPendingLink());
    page.clear();
    page.show('form');
  });

  return {
    show: (pending, marketing) => {
      asked = { pending, marketing };
      const { provider, email } = pending;
      for (const button of buttons) button.hidden = button.dataset.link === provider;
      page.show('link', email, screen?.dataset[provider] ?? '');
    },
  };
}

/** Tells what is wrong with the password in force beside its own field. */
export function tellOfPassword(page: AuthPage, thrown: unknown): void {
  const fault = identityFault(thrown);
  if (fault.field !== 'password') page.fail(thrown, true);
  // The address is given: only the password can be wrong.
  else
    page.tell({
      ...faultOf(fault.code === 'invalid-credential' ? 'wrong-password' : fault.code),
      field: 'current',
    });
}
