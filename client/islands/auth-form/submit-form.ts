import type { AuthPage } from './auth-page.ts';
import { oneAtATime, whileBusy } from './busy.ts';

/** Ties a form of the page to its work. What the work throws is told; nothing that was typed is touched. */
export function onSubmit(page: AuthPage, work: () => Promise<void>): void {
  const form = page.find<HTMLFormElement>('form');
  const run = oneAtATime();
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLElement>('[type=submit]');
    void run(() => whileBusy(button, () => work().catch((thrown: unknown) => page.fail(thrown))));
  });
}
