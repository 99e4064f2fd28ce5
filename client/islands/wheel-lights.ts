import { type Lights, startLights } from './wheel-lights/lights.ts';

export { idOf } from './wheel-lights/lights.ts';

const known = new WeakMap<HTMLElement, Lights>();

/**
 * The lights of the wheel in a region, begun by whichever of a chart's islands comes first; undefined where no wheel
 * answers there, only pictures beside texts.
 *
 * It expects `[data-body]` and `[data-angle]` groups and `.wheel__aspect[data-first][data-second]` lines in the drawing
 * (chart-wheel.tsx), and the room for the details (wheel-details.tsx).
 */
export function lightsOf(region: HTMLElement): Lights | undefined {
  const wheel = region.querySelector<HTMLElement>('.wheel:not([data-still])');
  const sky = wheel?.querySelector<SVGSVGElement>('svg.wheel__sky');
  const panel = region.querySelector<HTMLElement>('.wheel__details');
  if (!wheel || !sky || !panel) return undefined;
  const lights = known.get(wheel) ?? startLights(region, sky, panel);
  known.set(wheel, lights);
  return lights;
}

/** Lets a chart's wheel answer hover and tap from the start; the rest of the chart wakes as `chart-result`. */
export function mount(element: HTMLElement): void {
  lightsOf(element);
}
