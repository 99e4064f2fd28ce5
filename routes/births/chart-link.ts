import type { BirthChart } from '../../features/births/birth-chart.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';
import { encodeChart, SHARE_PARAMETER } from '../shared-chart.ts';

/** Address that shows a chart, of which a page tells a part, without its birth date, time or place. */
export function chartLink(language: Language, chart: BirthChart): string {
  return `${href('natal-chart', language)}?${SHARE_PARAMETER}=${encodeChart(chart)}`;
}
