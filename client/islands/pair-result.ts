import type { PairResultProps } from '../components/compatibility/pair-result-props.ts';
import { chartName, keep } from './chart-result/keep.ts';
import { startTools } from './chart-result/tools.ts';

/** Answers the buttons of a comparison's head: keep both births, copy the link, save the wheel of both, print. */
export function mount(element: HTMLElement, { words, tag, births }: PairResultProps): void {
  startTools(element, {
    sky: element.querySelector<SVGSVGElement>('.bi-wheel svg.wheel__sky'),
    words,
    clear: () => undefined,
    keep: () => {
      const areKept = births.map(({ name, fields }) =>
        keep(chartName(name, fields, { unnamed: words.unnamed, tag }), fields),
      );
      return areKept.every(Boolean) ? words.kept : words.full;
    },
  });
}
