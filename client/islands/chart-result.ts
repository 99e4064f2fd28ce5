import type { ChartResultProps } from '../components/natal-result/chart-result-props.ts';
import { startTools } from './chart-result/tools.ts';
import { lightsOf } from './wheel-lights.ts';

/**
 * Brings what can be done with a chart to life: downloads, print, link, keeping. Plain DOM.
 *
 * What it expects within its element, each part optional:
 * - `svg.wheel__sky` in a `.wheel` that is not `[data-still]` (chart-wheel.tsx);
 * - `[data-tools]`, hidden, shown as the island wakes, and in them `[data-action]` buttons: `download-svg`,
 *   `download-png`, `print`, `share`, `keep`;
 * - `a[data-share-link]`, `input[data-keep-name]`, and `[data-status]`, a live region for what has been done.
 */
export function mount(element: HTMLElement, { words, tag, values }: ChartResultProps): void {
  const lights = lightsOf(element);
  startTools(element, { sky: lights?.sky ?? null, clear: () => lights?.hold(), words, tag, values });
}
