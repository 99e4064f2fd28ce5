import { readAway, writeAway } from '../../auth/away.ts';
import type { ProviderId } from '../../auth/firebase.ts';
import { faultOf, identityFault } from '../../auth/identity-codes.ts';
import type { AuthPage } from './auth-page.ts';

/** Where no window can be opened, the page itself goes to the provider. */
const WITHOUT_WINDOW: ReadonlySet<string> = new Set([
  'popup-blocked',
  'operation-not-supported-in-this-environment',
]);

/** What follows once the provider has said who somebody is. */
type Arrive = (idToken: string, marketing: boolean) => Promise<void>;

/**
 * Signs in by a provider's window; each press opens one anew, and what an older one comes to is nobody's concern. While other
 * work of the page runs a press does nothing, and what a window comes to is dropped.
 */
function signInBy(page: AuthPage, arrive: Arrive): (provider: ProviderId) => Promise<void> {
  let latest = 0;
  const waiting = page.find('[data-waiting]')?.dataset.waiting ?? '';
  return async (provider) => {
    if (page.run.isRunning()) return;
    latest += 1;
    const mine = latest;
    page.clear();
    page.say(waiting);
    const marketing = page.isChecked('marketing');
    const identity = await page.identity();
    try {
      const token = await identity.signInByPopup(provider);
      await page.run(() => arrive(token, marketing));
    } catch (thrown) {
      if (mine !== latest || page.run.isRunning()) return;
      const { code } = identityFault(thrown);
      page.say('');
      if (!WITHOUT_WINDOW.has(code)) throw thrown;
      page.tell(faultOf(code));
      writeAway({ marketing });
      await identity.signInByRedirect(provider);
    }
  };
}

export function enlivenProviders(page: AuthPage, arrive: Arrive): void {
  const signIn = signInBy(page, arrive);
  const fail = (thrown: unknown) => {
    writeAway(null);
    page.say('');
    page.fail(thrown, true);
  };
  for (const button of page.element.querySelectorAll<HTMLElement>('[data-provider]')) {
    const provider: ProviderId = button.dataset.provider === 'facebook' ? 'facebook' : 'google';
    button.addEventListener('click', () => void signIn(provider).catch(fail));
  }
}

/** Ends a sign-in for which the visitor had left the page. */
export async function endRedirect(page: AuthPage, arrive: Arrive): Promise<void> {
  const away = readAway();
  if (!away) return;
  writeAway(null);
  try {
    const token = await (await page.identity()).returned();
    if (token !== null) await page.run(() => arrive(token, away.marketing));
  } catch (thrown) {
    page.fail(thrown, true);
  }
}
