import type { ChartResultProps } from '../components/natal-result/chart-result-props.ts';
import { chartName, keep } from './chart-result/keep.ts';
import { startTools } from './chart-result/tools.ts';
import { lightsOf } from './wheel-lights.ts';

/**
 * Brings what can be done with a chart to life: downloads, print, link, keeping. Plain DOM.
 *
 * What it expects within its element, each part optional:
 * - `svg.wheel__sky` in a `.wheel` that is not `[data-still]` (chart-wheel.tsx);
 * - `.act` panels (result-action.tsx) and in them `[data-action]` buttons: `download-svg`, `download-png`, `print`, `share`,
 *   `keep`, and `[data-status]`, a live region for what has been done;
 * - `a[data-share-link]`, `input[data-keep-name]`.
 */
export function mount(element: HTMLElement, { words, tag, values }: ChartResultProps): void {
  const lights = lightsOf(element);
  startTools(element, {
    sky: lights?.sky ?? null,
    words,
    clear: () => lights?.hold(),
    keep: () => {
      if (!values) return '';
      const typed = element.querySelector<HTMLInputElement>('[data-keep-name]')?.value;
      return keep(chartName(typed, values, { unnamed: words.unnamed, tag }), values)
        ? words.kept
        : words.full;
    },
  });
}
