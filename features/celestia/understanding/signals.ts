import type { Asked } from './asked.ts';
import type { Named } from './named.ts';
import type { GroupName } from './phrases.ts';

/** What the lexicon tells the listener of a question, so that what one knows the other need not learn. */

/** Of these it tells nothing which of them is named. */
const WHICHEVER: ReadonlySet<GroupName> = new Set([
  'points',
  'signs',
  'aspects',
  'ordinals',
  'months',
  'weekdays',
  'elements',
]);

/** What these tell is for the rules alone. */
const UNTOLD: ReadonlySet<GroupName> = new Set([
  'common',
  'leans',
  'slants',
  'anybody',
  'houseOf',
  'matters',
  'qualities',
]);

/** The lists of the lexicon that have something of the question, each once. */
export function namedSignals({ hits }: Named): string[] {
  const lists = hits
    .filter(({ group }) => !UNTOLD.has(group))
    .map(({ group, key }) => (WHICHEVER.has(group) || key === '' ? group : `${group}.${key}`));
  return [...new Set(lists)];
}

/** How the rules read it. */
export function readSignals({ about, mood, trait }: Asked): string[] {
  return [`about ${about}`, ...(mood ? [`mood ${mood}`] : []), ...(trait ? [`trait ${trait}`] : [])];
}
