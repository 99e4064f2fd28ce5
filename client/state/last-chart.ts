import { LAST_CHART_KEY } from './remembered-keys.ts';

/** An own chart as it was drawn last, for the page that is shown without a connection (client/inline/show-last-chart.js). */
export interface LastChart {
  html: string;
  /** The styles of the page that it was drawn on. */
  styles: string;
  /** BCP 47. */
  lang: string;
}

type Store = Pick<Storage, 'setItem'>;

/** Writes it down beside the birth that it was drawn from; where there is no room, or storage is forbidden, it is not kept. */
export function writeLastChart(store: () => Store, chart: LastChart): void {
  try {
    store().setItem(LAST_CHART_KEY, JSON.stringify(chart));
  } catch {
    // The page without a connection says how a chart comes to be there.
  }
}
