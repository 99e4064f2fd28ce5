import { RESULT_ID } from '../../components/birth-form/result-id.ts';
import type { HydrateIslands } from '../shared/island-module.ts';
import { putPart } from '../shared/put-part.ts';
import type { AnsweredChart } from './post-form.ts';

/**
 * Puts an answered chart in the place of the one on the page, brings its islands to life and leads eyes and focus
 * there at once; the focus is what a screen reader announces. One that is shown again leads to what the address names. False where the page has no place for a chart.
 */
export function showChart(
  { region: answered, title, styles }: AnsweredChart,
  hydrateIslands: HydrateIslands,
  isRestored: boolean,
): boolean {
  const region = document.getElementById(RESULT_ID);
  if (!region) return false;
  putPart(region, { part: answered, styles }, hydrateIslands);
  if (title) document.title = title;
  const heading = region.querySelector<HTMLElement>('h1, h2, h3') ?? region;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // What the address names may have come with the answer.
  const target = isRestored ? document.getElementById(location.hash.slice(1)) : heading;
  if (target !== region) target?.scrollIntoView({ behavior: 'instant', block: 'start' });
  return true;
}
