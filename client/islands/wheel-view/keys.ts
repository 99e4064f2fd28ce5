import type { Lights } from '../wheel-lights/lights.ts';

/** Makes a drawing with a text alternative into a group of things to stand on, one of them a tab stop. */
function makeReachable(sky: SVGSVGElement, panel: HTMLElement, points: readonly SVGGElement[]): void {
  sky.setAttribute('role', 'group');
  for (const [index, point] of points.entries()) {
    point.setAttribute('role', 'button');
    point.setAttribute('tabindex', index === 0 ? '0' : '-1');
    point.setAttribute('aria-controls', panel.id);
  }
}

/** Points in their order round the drawing: from nine o'clock on, as the zodiac runs. */
function inRing({ sky, points }: Pick<Lights, 'sky' | 'points'>): SVGGElement[] {
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const centre = middleOf(sky);
  const places = points.map((point) => {
    const { x, y } = middleOf(point.querySelector('.wheel__halo, text') ?? point);
    return { point, turn: Math.atan2(centre.y - y, x - centre.x) };
  });
  // Down from nine o'clock, which is half a turn: angles above it come last.
  return places.sort((one, other) => one.turn - other.turn).map(({ point }) => point);
}

/** Index that a key leads to among `count` points in a ring; null for any other key. */
export function ringMove(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Lets keys do what a pointer does: focus shows a point, arrows lead round, Enter holds it and leads to what is said of it,
 * Escape lets go.
 */
export function startKeys(lights: Lights): void {
  const { sky, panel, pointAt, show, hold, follow } = lights;
  const points = inRing(lights);
  makeReachable(sky, panel, points);
  const wheel = sky.parentElement;
  const stand = (point: SVGGElement) => {
    for (const other of points) other.setAttribute('tabindex', other === point ? '0' : '-1');
  };
  // Not on the drawing: Chromium lets Tab stop at any SVG element that listens for the focus.
  wheel?.addEventListener('focusin', (event) => {
    const point = pointAt(event);
    if (!point?.matches(':focus-visible')) return;
    stand(point);
    void show(point);
  });
  wheel?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && sky.contains(relatedTarget))) void show();
  });
  sky.addEventListener('keydown', (event) => {
    const point = pointAt(event);
    if (event.key === 'Escape') return void hold();
    if (!point) return;
    // Bodies on the ring of a day change places as the days go by.
    const ring = inRing(lights);
    const next = ringMove(event.key, ring.indexOf(point), ring.length);
    if (next !== null) ring[next]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') {
      void hold(point).then(() => panel.focus({ preventScroll: true }));
    } else return;
    event.preventDefault();
  });
  // The focus of a press would come before the frame that answers it: it comes with the details.
  let isPressed = false;
  sky.addEventListener('mousedown', (event) => event.preventDefault());
  sky.addEventListener('click', () => {
    isPressed = true;
  });
  follow((_, held) => {
    if (isPressed) held?.focus({ preventScroll: true });
    isPressed = false;
    for (const point of points) point.setAttribute('aria-expanded', String(point === held));
  });
}
