import { carriedEmail, carryEmail } from '../auth/known-email.ts';
import type { AuthIslandProps } from '../components/auth/auth-props.ts';
import { replayClicks } from '../replay-clicks.ts';
import { STRATEGIES } from '../strategies.ts';

/**
 * Wakes a page of signing in. This much comes with the page; the forms' own work, and with it the provider's SDK,
 * comes with the first touch, or at once where a link or a provider has led here.
 */
export function mount(element: HTMLElement, island: AuthIslandProps): void {
  const email = element.querySelector<HTMLInputElement>('[type=email]');
  // Nothing that was typed before this script came is touched.
  if (email && !email.readOnly && email.value === email.defaultValue)
    email.value = carriedEmail() || email.value;
  // What was typed for one page need not be typed for the next, however soon the link there is pressed.
  element.addEventListener('click', ({ target }) => {
    if (email && target instanceof Element && target.closest('[data-carry-email]'))
      carryEmail(email.value.trim());
  });
  for (const button of element.querySelectorAll('button')) button.disabled = false;
  // Whoever is quicker than the line: what was pressed is pressed again when there is somebody to answer.
  const replay = replayClicks(element);
  const wake = async () => {
    try {
      const { enliven } = await import('./auth-form/live-auth.ts');
      enliven(element, island, carryEmail);
      replay();
    } catch {
      const general = element.querySelector('[data-general]');
      if (general) general.textContent = island.words.codes['network-request-failed'];
      element.addEventListener('click', wake, { once: true });
    }
  };
  const isLink = island.kind === 'reset' && island.mode !== null && island.mode !== 'reopen';
  STRATEGIES[isLink ? 'load' : 'interaction'](element, wake, () => undefined);
}
