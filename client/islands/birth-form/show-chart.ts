import { RESULT_ID } from '../../components/birth-form/result-id.ts';
import type { HydrateIslands } from '../shared/island-module.ts';
import { putPart } from '../shared/put-part.ts';
import type { AnsweredChart } from './post-form.ts';

/** Nobody waits for it: it is for a time without a connection. */
const fetchStandBy = () => import('../../offline/stand-by.ts');

/**
 * Where an answered chart leads eyes and focus: to itself, to what the address names, as one does that is shown again, or
 * nowhere, where the page says so itself or nobody has asked for it just now.
 */
export type LeadsTo = 'answer' | 'address' | 'nowhere';

/**
 * Puts an answered chart in the place of the one on the page and brings its islands to life. The focus is what a screen reader
 * announces. False where the page has no place for a chart.
 */
export function showChart(
  { region: answered, title, styles }: AnsweredChart,
  hydrateIslands: HydrateIslands,
  leadsTo: LeadsTo,
): boolean {
  const region = document.getElementById(RESULT_ID);
  if (!region) return false;
  // The drawing of a wheel is for its first sight.
  const isSeen = leadsTo !== 'answer' || region.querySelector('.wheel') !== null;
  if (isSeen) for (const wheel of answered.querySelectorAll('.wheel')) wheel.setAttribute('data-drawn', '');
  putPart(region, { part: answered, styles }, hydrateIslands);
  fetchStandBy().then(
    ({ standBy }) => standBy(region, styles),
    () => undefined,
  );
  if (title) document.title = title;
  if (leadsTo === 'nowhere') return true;
  const heading = region.querySelector<HTMLElement>('h1, h2, h3') ?? region;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // What the address names may have come with the answer.
  const target = leadsTo === 'address' ? document.getElementById(location.hash.slice(1)) : heading;
  if (target !== region) target?.scrollIntoView({ behavior: 'instant', block: 'start' });
  return true;
}
