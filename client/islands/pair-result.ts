import type { PairResultProps } from '../components/compatibility/pair-result-props.ts';
import { newChart } from './chart-result/keep.ts';
import { keeperOf } from './chart-result/keep-births.ts';
import { startTools } from './chart-result/tools.ts';

/** Answers the buttons of a comparison's head, and the wheel of both: keep both births, copy the link, save it, print. */
export async function mount(element: HTMLElement, { words, tag, births }: PairResultProps): Promise<void> {
  // The chart's own island: bound in here, its parts would become files more for every chart.
  const wheelView = import('./wheel-view.ts');
  let clear = () => {};
  startTools(element, {
    sky: element.querySelector<SVGSVGElement>('.bi-wheel svg.wheel__sky'),
    words,
    clear: () => clear(),
    keeping: keeperOf(element, words, () =>
      births.map(({ name, fields }) => newChart(name, fields, { unnamed: words.unnamed, tag })),
    ),
  });
  const wheel = (await wheelView).answerPairWheel(element);
  if (wheel) clear = wheel.clear;
}
