import { identityFault } from '../../auth/identity-codes.ts';
import { deleteAccount } from '../../auth/session.ts';
import { type AuthPage, isComplete } from './auth-page.ts';
import { endRedirect, enlivenProviders } from './providers.ts';
import { onSubmit } from './submit-form.ts';

/** The sign-in has grown too old for this: it is asked for again. */
const STALE: ReadonlySet<string> = new Set(['requires-recent-login', 'user-token-expired']);

/** A sign-in that asks for the end of its account. */
interface Proof {
  /** The provider's, for the site. */
  idToken: string;
  /** Whose it is at the provider. */
  userId: string | null;
}

/** Leaving for good: signing in once more, then confirming. */
export async function enlivenDelete(page: AuthPage): Promise<void> {
  let proof: Proof = { idToken: '', userId: null };
  const ask = async (idToken: string) => {
    const identity = await page.identity();
    proof = { idToken, userId: identity.userId() };
    page.say('');
    page.show('confirm', identity.email());
  };
  onSubmit(page, 'form', async () => {
    if (!isComplete(page)) return;
    await ask(await (await page.identity()).signIn(page.textOf('email'), page.textOf('password')));
  });
  onSubmit(page, 'confirm', async () => {
    page.clear();
    if (!isConfirmed(page)) return;
    try {
      await remove(page, proof);
    } catch (thrown) {
      if (!STALE.has(identityFault(thrown).code)) throw thrown;
      page.show('form');
      page.fail(thrown, true);
    }
  });
  enlivenProviders(page, { arrive: ask, link: null });
  await endRedirect(page, { arrive: ask, link: null });
}

function isConfirmed(page: AuthPage): boolean {
  if (page.isChecked('confirm')) return true;
  const told = page.find('[data-unconfirmed]');
  const box = page.find<HTMLInputElement>('[data-check=confirm]');
  if (told) told.textContent = told.dataset.unconfirmed ?? '';
  box?.setAttribute('aria-invalid', 'true');
  box?.focus();
  return false;
}

/**
 * What the site keeps goes first: while the provider's own account stands, whoever is told of a failure can try again,
 * and both steps take a second time.
 */
async function remove(page: AuthPage, { idToken, userId }: Proof): Promise<void> {
  await deleteAccount(idToken);
  void page.tokenSync.signedOut();
  await (await page.identity()).deleteUser(userId);
  page.carryEmail('');
  page.show('deleted');
}
