import { RESULT_ID } from '../../client/components/birth-form/result-id.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';

/** Where the birth that is remembered is drawn whole. */
export function wholeChartPath(language: Language): string {
  return `${href('natal-chart', language)}#${RESULT_ID}`;
}
