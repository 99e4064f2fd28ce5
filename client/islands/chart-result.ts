import { readChartKind } from '../../contract/chart-kind.ts';
import type { ChartResultProps } from '../components/natal-result/chart-result-props.ts';
import { newChart } from './chart-result/keep.ts';
import { keeperOf } from './chart-result/keep-births.ts';
import { startTools } from './chart-result/tools.ts';
import { lightsOf } from './wheel-lights.ts';

/**
 * Brings what can be done with a chart to life: downloads, print, link, keeping. Plain DOM.
 *
 * What it expects within its element, each part optional:
 * - `svg.wheel__sky`, of a chart that answers or of a picture beside texts (chart-wheel.tsx);
 * - `.act` panels (result-action.tsx) and in them `[data-action]` buttons: `download-svg`, `download-png`, `print`, `share`,
 *   `keep`, `keep-here`, and `[data-status]`, a live region for what has been done;
 * - `a[data-share-link]`, `input[data-keep-name]`, `select[name=keepKind]`, `[data-keep-note]`, `[data-keep-instead]`.
 */
export function mount(element: HTMLElement, { words, tag, values }: ChartResultProps): void {
  const lights = lightsOf(element);
  startTools(element, {
    sky: lights?.sky ?? element.querySelector<SVGSVGElement>('svg.wheel__sky'),
    words,
    clear: () => lights?.hold(),
    keeping: keeperOf(element, words, () => {
      const typed = element.querySelector<HTMLInputElement>('[data-keep-name]')?.value;
      const told = element.querySelector<HTMLSelectElement>('[name=keepKind]')?.value;
      if (!values) return [];
      return [{ ...newChart(typed, values, { unnamed: words.unnamed, tag }), kind: readChartKind(told) }];
    }),
  });
}
