import { readAway, writeAway } from '../../auth/away.ts';
import { faultOf, identityFault } from '../../auth/identity-codes.ts';
import { type ProviderId, providerOf } from '../../auth/ways.ts';
import type { AuthPage } from './auth-page.ts';
import { askForLink, type LinkScreen } from './link.ts';

/** Where no window can be opened, the page itself goes to the provider. */
const WITHOUT_WINDOW: ReadonlySet<string> = new Set([
  'popup-blocked',
  'operation-not-supported-in-this-environment',
]);

/** What follows once the provider has said who somebody is. */
export type Arrive = (idToken: string, marketing: boolean) => Promise<void>;

interface ProviderWays {
  arrive: Arrive;
  /** Asks for the account that the provider's address has already; null where that cannot be mended on the page. */
  link: LinkScreen | null;
}

/**
 * Signs in by a provider's window; each press opens one anew, and what an older one comes to is nobody's concern. While other
 * work of the page runs a press does nothing, and what a window comes to is dropped.
 */
function signInBy(page: AuthPage, { arrive, link }: ProviderWays) {
  let latest = 0;
  const waiting = page.find('[data-waiting]')?.dataset.waiting ?? '';
  return async (provider: ProviderId, email: string): Promise<void> => {
    if (page.run.isRunning()) return;
    latest += 1;
    const mine = latest;
    page.clear();
    page.say(waiting);
    const marketing = page.isChecked('marketing');
    const identity = await page.identity();
    try {
      const token = await identity.signInByPopup(provider, email);
      await page.run(() => arrive(token, marketing));
    } catch (thrown) {
      if (mine !== latest || page.run.isRunning()) return;
      const { code } = identityFault(thrown);
      page.say('');
      if (link && askForLink(link, code, identity.pendingLink(), marketing)) return;
      if (!WITHOUT_WINDOW.has(code)) throw thrown;
      page.tell(faultOf(code));
      writeAway({ marketing });
      await identity.signInByRedirect(provider);
    }
  };
}

export function enlivenProviders(page: AuthPage, ways: ProviderWays): void {
  const signIn = signInBy(page, ways);
  const fail = (thrown: unknown) => {
    writeAway(null);
    page.say('');
    page.fail(thrown, true);
  };
  for (const button of page.element.querySelectorAll<HTMLElement>('[data-provider]')) {
    const provider = providerOf(button.dataset.provider);
    if (!provider) continue;
    button.addEventListener('click', () => {
      // Only where the page is about one account is the address that stands there the one that is meant.
      const email = 'meant' in button.dataset ? page.textOf('email') : '';
      void signIn(provider, email).catch(fail);
    });
  }
}

/** Ends a sign-in for which the visitor had left the page. */
export async function endRedirect(page: AuthPage, { arrive, link }: ProviderWays): Promise<void> {
  const away = readAway();
  if (!away) return;
  writeAway(null);
  const { marketing } = away;
  try {
    const identity = await page.identity();
    const token = await identity.returned().catch((thrown: unknown) => {
      const { code } = identityFault(thrown);
      if (link && askForLink(link, code, identity.pendingLink(), marketing)) return null;
      throw thrown;
    });
    if (token !== null) await page.run(() => arrive(token, marketing));
  } catch (thrown) {
    page.fail(thrown, true);
  }
}
