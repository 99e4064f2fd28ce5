import type { ChartResultProps } from '../components/natal-result/chart-result-props.ts';
import { chartName, keep } from './chart-result/keep.ts';
import { startTools } from './chart-result/tools.ts';
import { startKeys } from './chart-result/wheel-keys.ts';
import { startZoom } from './chart-result/zoom.ts';
import { lightsOf } from './wheel-lights.ts';

/**
 * Brings a chart's region to life: the wheel by keys, zoom, downloads, print, link, keeping. Plain DOM.
 *
 * What it expects within its element, each part optional:
 * - `svg.wheel__sky` in a `.wheel` that is not `[data-still]`, with `[data-body]` groups `.wheel__body`, `[data-angle]` groups `.wheel__axis` and
 *   `.wheel__aspect[data-first][data-second]` lines (chart-wheel.tsx);
 * - `#position-<id>` rows and `.aspects li` items whose glyphs name their two points: what the details say;
 * - `.act` panels (result-action.tsx) and in them `[data-action]` buttons: `download-svg`, `download-png`, `print`, `share`,
 *   `keep`, and `[data-status]`, a live region for what has been done;
 * - `a[data-share-link]`, `input[data-keep-name]`.
 */
export function mount(element: HTMLElement, { words, tag, values }: ChartResultProps): void {
  const lights = lightsOf(element, words);
  if (lights) {
    startKeys(lights);
    startZoom(lights.sky, words);
  }
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
