import { keepQuestion } from '../state/asked-question.ts';
import { BIRTH_STORES } from '../state/birth-stores.ts';

/**
 * Beside a help card nothing of what was told stays in the tab, and the link that leaves this page at once leaves no way back to it.
 * Without a script it is a link like others.
 */
export function mount(element: HTMLElement): void {
  keepQuestion(BIRTH_STORES, '');
  element.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.help-card__exit') : null;
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
