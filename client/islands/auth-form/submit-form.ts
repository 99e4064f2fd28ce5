import type { ScreenName } from '../../components/auth/auth-card.tsx';
import type { AuthPage } from './auth-page.ts';
import { whileBusy } from './busy.ts';

/** Ties the form of a state to its work. What the work throws is told; nothing that was typed is touched. */
export function onSubmit(page: AuthPage, screen: ScreenName, work: () => Promise<void>): void {
  const form = page.find<HTMLFormElement>(`[data-screen=${screen}] form`);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLElement>('[type=submit]');
    void page.run(() => whileBusy(button, () => work().catch((thrown: unknown) => page.fail(thrown))));
  });
}
