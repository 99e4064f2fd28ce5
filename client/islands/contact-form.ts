import { humanProof } from '../auth/human-check.ts';
import type { ContactIslandProps } from '../components/island-props.ts';

/** Asks the human check before the letter goes; where it says nothing, the letter goes without, and the server counts more strictly. */
export function mount(element: HTMLElement, { siteKey, busy }: ContactIslandProps): void {
  const form = element.querySelector('form');
  const token = form?.querySelector<HTMLInputElement>('[type=hidden]');
  const button = form?.querySelector<HTMLElement>('[type=submit]');
  const status = form?.querySelector('[role=status]');
  const box = form?.querySelector<HTMLElement>('[data-human]');
  if (!form || !token || !button || !status || !box) return;

  const setBusy = (isBusy: boolean) => {
    button.toggleAttribute('aria-busy', isBusy);
    status.textContent = isBusy ? busy : '';
  };
  const send = async () => {
    setBusy(true);
    token.value = (await humanProof(box, siteKey, 'contact'))?.token ?? '';
    // Without the event, which would ask again.
    form.submit();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!button.hasAttribute('aria-busy')) void send();
  });
  // Back from the answer: a proof is good for once.
  addEventListener('pageshow', () => {
    token.value = '';
    setBusy(false);
  });
}
