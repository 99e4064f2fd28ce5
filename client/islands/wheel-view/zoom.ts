import type { Lights } from '../wheel-lights/lights.ts';

/** Sizes of the wheel against the room it has, as classes of wheel-view.css: `wheel__frame--2`. */
const ZOOM_STEPS = [1, 1.5, 2, 3] as const;

/** The step after or before, or the same at either end. */
export function zoomStep(index: number, by: number): number {
  return Math.min(Math.max(index + by, 0), ZOOM_STEPS.length - 1);
}

const SVG = 'http://www.w3.org/2000/svg';

/** What the buttons of the wheel show, as paths on a grid of 24. */
const ICONS = {
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M5 5l14 14M19 5L5 19',
} as const;

/** A button over a corner of the wheel. */
export function cornerButton(icon: keyof typeof ICONS, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `wheel__button wheel__button--${icon} no-print`;
  button.setAttribute('aria-label', label);
  button.title = label;
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', 'glyph');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[icon]);
  drawing.append(path);
  button.append(drawing);
  return button;
}

interface Place {
  x: number;
  y: number;
}

function middleOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The place with the most others about it. */
export function crowdOf(places: readonly Place[]): Place | undefined {
  const lonelinessOf = (one: Place) =>
    places.reduce((sum, other) => sum + Math.hypot(one.x - other.x, one.y - other.y), 0);
  return places.toSorted((one, other) => lonelinessOf(one) - lonelinessOf(other))[0];
}

/**
 * Gives the frame that the wheel stands in a button to enlarge it and one to take that back. What is chosen stands in
 * the middle of the frame; where nothing is, most of the planets do.
 * @returns enlarges by so many steps
 */
export function startZoom(
  { sky, points, follow }: Lights,
  words: { zoomIn: string; zoomOut: string },
): (by: number) => void {
  const frame = sky.closest<HTMLElement>('[data-wheel=frame]');
  if (!frame) return () => {};
  const zoomIn = cornerButton('in', words.zoomIn);
  const zoomOut = cornerButton('out', words.zoomOut);
  frame.after(zoomOut, zoomIn);

  let step = 0;
  let chosen: SVGGElement | undefined;
  const centre = (behavior: ScrollBehavior) => {
    const bodies = points.filter(({ dataset }) => dataset.body !== undefined);
    const target = chosen
      ? middleOf(chosen.querySelector('.wheel__halo, text') ?? chosen)
      : crowdOf(bodies.map(middleOf));
    if (!target) return;
    const from = middleOf(frame);
    frame.scrollBy({ left: target.x - from.x, top: target.y - from.y, behavior });
  };
  const go = (by: number) => {
    step = zoomStep(step, by);
    frame.className = `wheel__frame--${step}`;
    // Reached by Tab only while there is something to scroll to.
    if (step > 0) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
    // Not `disabled`: that would drop the focus of whoever has just pressed it.
    zoomOut.setAttribute('aria-disabled', String(step === 0));
    zoomIn.setAttribute('aria-disabled', String(step === ZOOM_STEPS.length - 1));
    centre('instant');
  };
  zoomIn.addEventListener('click', () => go(1));
  zoomOut.addEventListener('click', () => go(-1));
  follow((_, held) => {
    if (held === chosen) return;
    chosen = held;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (step > 0 && held) centre(still ? 'instant' : 'smooth');
  });
  zoomOut.setAttribute('aria-disabled', 'true');
  return go;
}
