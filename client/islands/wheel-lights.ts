import type { WheelLightsProps } from '../components/island-props.ts';
import { type Lights, startLights } from './wheel-lights/lights.ts';

const known = new WeakMap<HTMLElement, Lights>();

/**
 * The lights of the wheel in a region, begun by whichever of a chart's islands comes first; undefined where no wheel
 * answers there, only pictures beside texts.
 */
export function lightsOf(region: HTMLElement, words: WheelLightsProps): Lights | undefined {
  const wheel = region.querySelector<HTMLElement>('.wheel:not([data-still])');
  const sky = wheel?.querySelector<SVGSVGElement>('svg.wheel__sky');
  if (!wheel || !sky) return undefined;
  const lights = known.get(wheel) ?? startLights(region, sky, words);
  known.set(wheel, lights);
  return lights;
}

/** Lets a chart's wheel answer hover and tap from the start; the rest of the chart wakes as `chart-result`. */
export function mount(element: HTMLElement, words: WheelLightsProps): void {
  lightsOf(element, words);
}
