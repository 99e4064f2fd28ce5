import { readSwipe, type TouchMoment } from './birth-form/swipe.ts';

function momentOf(event: TouchEvent): TouchMoment | null {
  const touch = event.changedTouches[0];
  return touch ? { xPx: touch.clientX, yPx: touch.clientY, atMs: event.timeStamp } : null;
}

/** The rel of the link that a swipe follows. */
const RELATIONS = { next: 'next', previous: 'prev' } as const;

/** Turns a month by a swipe, as the date picker does: follows the page's own link to the neighbour, if it has one. */
export function mount(element: HTMLElement): void {
  let from: TouchMoment | null = null;
  element.addEventListener(
    'touchstart',
    (event) => {
      from = event.touches.length === 1 ? momentOf(event) : null;
    },
    { passive: true },
  );
  element.addEventListener('touchend', (event) => {
    const to = momentOf(event);
    const swipe = from && to && readSwipe(from, to);
    if (!swipe) return;
    const link = document.querySelector<HTMLAnchorElement>(`a[rel="${RELATIONS[swipe]}"]`);
    if (link) location.assign(link.href);
  });
}
