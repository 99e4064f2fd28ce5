import { DETAILS_ID, type Lights } from '../wheel-lights/lights.ts';

/** Makes a drawing with a text alternative into a group of things to stand on, one of them a tab stop. */
function makeReachable(sky: SVGSVGElement, points: readonly SVGGElement[]): void {
  sky.setAttribute('role', 'group');
  for (const [index, point] of points.entries()) {
    point.setAttribute('role', 'button');
    point.setAttribute('tabindex', index === 0 ? '0' : '-1');
    point.setAttribute('aria-describedby', DETAILS_ID);
    if (!point.querySelector('title')) point.setAttribute('aria-label', point.textContent?.trim() ?? '');
  }
}

/** Index that a key leads to among `count` points in a ring; null for any other key. */
export function ringMove(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Lets keys do what a pointer does: focus shows a point, arrows lead round, Enter holds, Escape lets go. */
export function startKeys({ sky, points, pointAt, hold, toggle }: Lights): void {
  makeReachable(sky, points);
  const wheel = sky.parentElement;
  const stand = (point: SVGGElement) => {
    for (const other of points) other.setAttribute('tabindex', other === point ? '0' : '-1');
  };
  // Not on the drawing: Chromium lets Tab stop at any SVG element that listens for the focus.
  wheel?.addEventListener('focusin', (event) => {
    const point = pointAt(event);
    if (!point?.matches(':focus-visible')) return;
    stand(point);
    hold(point);
  });
  wheel?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && sky.contains(relatedTarget))) hold();
  });
  sky.addEventListener('keydown', (event) => {
    const point = pointAt(event);
    if (event.key === 'Escape') return hold();
    if (!point) return;
    const next = ringMove(event.key, points.indexOf(point), points.length);
    if (next !== null) points[next]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') toggle(point);
    else return;
    event.preventDefault();
  });
}
