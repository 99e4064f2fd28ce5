import type { PairResultProps } from '../components/compatibility/pair-result-props.ts';
import { newChart } from './chart-result/keep.ts';
import { keeperOf } from './chart-result/keep-births.ts';
import { startTools } from './chart-result/tools.ts';
import { chooseOnTap } from './shared/choose-on-tap.ts';

/** Answers the buttons of a comparison's head, and a tap on the wheel of both: keep both births, copy the link, save it, print. */
export function mount(element: HTMLElement, { words, tag, births }: PairResultProps): void {
  startTools(element, {
    sky: element.querySelector<SVGSVGElement>('.bi-wheel svg.wheel__sky'),
    words,
    clear: chooseOnTap(element),
    keeping: keeperOf(element, words, () =>
      births.map(({ name, fields }) => newChart(name, fields, { unnamed: words.unnamed, tag })),
    ),
  });
}
