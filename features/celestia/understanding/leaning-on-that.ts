import type { About, Asked } from './asked.ts';
import type { Named } from './named.ts';
import { isTimeless, namesNothing } from './same-again.ts';

/** Short questions about what was just told, without its name: what helps, what it costs, whether it lasts. */

/** What can be balanced, lived with, feared. */
const WITH_SIDES: ReadonlySet<About> = new Set([
  ...['self', 'love', 'work', 'money', 'family', 'friends', 'home', 'learning', 'purpose'],
  ...['placement', 'aspect', 'house', 'sign', 'balance', 'overview', 'period', 'event', 'term'],
] as const);

/** As a question that names nothing may be taken by itself. */
const OPEN: ReadonlySet<About> = new Set(['self', 'work', 'love', 'unclear', 'outside']);

const OF_ONESELF: ReadonlySet<About> = new Set(['self', 'overview']);

/** In so few words a side is asked for of what was told. */
const BARE_WORDS = 5;

/** "And that", "but will it": a word for what was told, at the beginning or behind what joins it to that. */
function pointsAtIt({ hits }: Named): boolean {
  const joined = hits.find(({ group, start }) => group === 'joins' && start === 0);
  const begins = joined?.end ?? 0;
  return hits.some(({ group, key, start }) => group === 'leans' && key === 'it' && start <= begins + 2);
}

/** Whether a good or bad side is that of the thing told; "my greatest strength" is one's own. */
function isSideOfIt(named: Named, prior: Asked): boolean {
  if (named.has('own')) return OF_ONESELF.has(prior.about);
  return named.has('joins') || named.leans('it') || named.words.length <= BARE_WORDS;
}

/** "How do I balance it?", "is that bad?", "and what's the downside?" */
export function isOfItsSides(asked: Asked, named: Named, prior: Asked): boolean {
  const { slants } = asked;
  // "How do I balance it?" counts no elements.
  const isOpen = OPEN.has(asked.about) || (asked.about === 'balance' && slants.includes('advice'));
  if (slants.length === 0 || !WITH_SIDES.has(prior.about) || !isOpen) return false;
  if (named.has('outside')) return false;
  // "And how would I meet her?" after work is asked of love.
  if (slants.includes('person')) return prior.about === 'love';
  if (slants.includes('field')) return prior.about === 'work' || prior.about === 'learning';
  const isOfSide = slants.includes('gift') || slants.includes('shadow');
  if (isOfSide && !isSideOfIt(named, prior)) return false;
  const topics = named.topics.filter((topic) => topic !== 'self');
  // What one would change enters no sign.
  const events = named.events.filter((event) => event !== 'ingress');
  return namesNothing(asked, { ...named, traits: isOfSide ? [] : named.traits, topics, events });
}

/** "Should I avoid anything that day?" after an eclipse, a full Moon, a transit. */
export function isOfThatDay(asked: Asked, named: Named, prior: Asked): boolean {
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length + named.events.length === 0;
  return prior.about === 'event' && named.leans('thatDay') && isOpen;
}

/** What stands in a birth chart for good has no date of its own. */
export const STANDING: ReadonlySet<About> = new Set([
  'placement',
  'aspect',
  'house',
  'sign',
  'balance',
  'overview',
]);

/** "Does that pass with the years?", "and what will it stir in me?": what begins with a word for it is of it. */
export function isOfThat(asked: Asked, named: Named, prior: Asked): boolean {
  const isOfTime = prior.about === 'period' || prior.about === 'partner';
  // "Will it pass, or is it for ever?" names no time of its own.
  // "How does this time go, easy or hard?" is of the thing whose time it is.
  const timeless = asked.frame === 'now' ? { ...asked, frame: null } : asked;
  const isOpen = OPEN.has(asked.about) || (asked.about === 'period' && isTimeless(timeless));
  const isDated = asked.want === 'when' && STANDING.has(prior.about);
  return (
    pointsAtIt(named) &&
    isOpen &&
    !isOfTime &&
    !isDated &&
    asked.want !== 'where' &&
    !named.has('outside') &&
    namesNothing(asked.about === 'period' ? timeless : asked, named)
  );
}

/** "So is it empty or not?" after a house. */
export function isWhetherEmpty(asked: Asked, { leans }: Named, prior: Asked): boolean {
  const isOpen = asked.points.length + asked.signs.length + asked.houses.length === 0;
  return prior.about === 'house' && isOpen && leans('empty');
}
