import type { CopyLinkProps } from '../components/island-props.ts';
import { shareLink } from './shared/share-link.ts';

/**
 * Copies a link at the press of a button. Within its element: `a[data-share-link]`, a hidden `button[data-copy]` that
 * is shown as the island wakes, and `[data-status]`, a live region.
 */
export function mount(element: HTMLElement, { copied, copyByHand }: CopyLinkProps): void {
  const button = element.querySelector<HTMLButtonElement>('[data-copy]');
  const status = element.querySelector('[data-status]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = (await shareLink(element)) ? copied : copyByHand;
    if (status) status.textContent = text;
  });
}
