import { SessionError } from '../../auth/session.ts';
import { type AuthPage, isComplete } from './auth-page.ts';
import { enter } from './enter.ts';
import { enlivenLink } from './link.ts';
import { endRedirect, enlivenProviders } from './providers.ts';
import { onSubmit } from './submit-form.ts';

/** @param personId whose proof alone will do; null: anybody may sign in. */
export async function enlivenLogin(page: AuthPage, personId: string | null): Promise<void> {
  const prove = async (token: string, remember?: boolean) => {
    await requirePerson(page, personId);
    await enter(page, token, {
      ...(personId !== null && { as: personId }),
      ...(remember !== undefined && { remember }),
    });
  };
  onSubmit(page, 'form', async () => {
    if (!isComplete(page)) return;
    const token = await (await page.identity()).signIn(page.textOf('email'), page.textOf('password'));
    page.carryEmail('');
    await prove(token, personId === null ? page.isChecked('remember') : undefined);
  });
  const arrive = (token: string) => prove(token);
  // Whoever proves who they are has a way that they are known by: another is added on the page of the account.
  const link = personId === null ? enlivenLink(page, arrive) : null;
  enlivenProviders(page, { arrive, link });
  await endRedirect(page, { arrive, link });
}

/**
 * Lets nobody pass but the person who is asked for.
 * @throws SessionError user-mismatch for anybody else, who is then signed out at the provider.
 */
export async function requirePerson(page: AuthPage, personId: string | null): Promise<void> {
  const identity = await page.identity();
  if (personId === null || identity.userId() === personId) return;
  await identity.turnAway();
  throw new SessionError('user-mismatch');
}
