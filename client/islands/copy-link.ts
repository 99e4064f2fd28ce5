import { shareLink } from './share-link.ts';

/**
 * Copies a link at the press of a button. Within its element: `a[data-share-link]`, a hidden `button[data-copy]` that
 * is shown as the island wakes, and `[data-status]`, a live region.
 */
export interface CopyLinkProps {
  /** Said once the link has been copied. */
  copied: string;
  /** Said where the clipboard is closed and the address stands in a field instead. */
  copyByHand: string;
}

export function mount(element: HTMLElement, props: unknown): void {
  // The server wrote the props from the same type.
  const { copied, copyByHand } = props as CopyLinkProps;
  const button = element.querySelector<HTMLButtonElement>('[data-copy]');
  const status = element.querySelector('[data-status]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const text = (await shareLink(element)) ? copied : copyByHand;
    if (status) status.textContent = text;
  });
}
