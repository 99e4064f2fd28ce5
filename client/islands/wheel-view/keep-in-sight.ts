import type { Lights } from '../wheel-lights/lights.ts';
import { isSheet } from './details-links.ts';

/** Pixels kept free about a chosen point. */
const MARGIN_PX = 24;

/** Keeps the wheel in sight above a sheet that has come over the page: all of it where it fits, else the chosen point. */
export function keepInSight({ sky, panel, follow }: Lights): void {
  let last: SVGGElement | undefined;
  follow((_, held) => {
    const isNew = held !== last;
    last = held;
    if (!held || !isNew || !isSheet(panel) || sky.closest('dialog')) return;
    // Not where it is seen, which is lower while it slides in.
    const edge = innerHeight - panel.offsetHeight;
    const wheel = sky.getBoundingClientRect();
    const point = held.getBoundingClientRect();
    const hiddenPx = Math.min(wheel.bottom - edge, Math.max(wheel.top, point.bottom + MARGIN_PX - edge));
    if (hiddenPx <= 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: hiddenPx, behavior: still ? 'instant' : 'smooth' });
  });
}
