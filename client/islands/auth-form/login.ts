import { rememberCookie } from '../../auth/remember-cookie.ts';
import { type AuthPage, isComplete } from './auth-page.ts';
import { enter } from './enter.ts';
import { endRedirect, enlivenProviders } from './providers.ts';
import { onSubmit } from './submit-form.ts';

function remember(email: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = rememberCookie(email);
}

export async function enlivenLogin(page: AuthPage): Promise<void> {
  onSubmit(page, 'form', async () => {
    if (!isComplete(page)) return;
    const email = page.textOf('email');
    const token = await (await page.identity()).signIn(email, page.textOf('password'));
    remember(page.isChecked('remember') ? email : null);
    page.carryEmail('');
    await enter(page, token, false);
  });
  const arrive = (token: string) => enter(page, token, false);
  enlivenProviders(page, arrive);
  await endRedirect(page, arrive);
}
