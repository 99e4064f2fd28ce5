import type { CopyLinkProps } from '../components/island-props.ts';
import { shareLink } from './shared/share-link.ts';

/** What is said once the link is out of hand: nothing where the device itself asks whom it is for. */
async function handOn(element: HTMLElement, { copied, copyByHand }: CopyLinkProps): Promise<string> {
  const link = element.querySelector<HTMLAnchorElement>('a[data-share-link]');
  if (link && typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: document.title, url: link.href });
      return '';
    } catch (cause) {
      // Whoever has closed the device's list wants no link in the clipboard either.
      if (cause instanceof DOMException && cause.name === 'AbortError') return '';
    }
  }
  return (await shareLink(element)) ? copied : copyByHand;
}

/**
 * Hands the page on or prints it. Within its element: `[data-action]` buttons, `share` and `print`, an `a[data-share-link]`
 * and `[data-status]`, a live region.
 */
export function mount(element: HTMLElement, words: CopyLinkProps): void {
  const status = element.querySelector('[data-status]');
  element.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
    if (button?.dataset.action === 'print') window.print();
    if (button?.dataset.action !== 'share') return;
    const told = await handOn(element, words);
    if (status) status.textContent = told;
  });
}
