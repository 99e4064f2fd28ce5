import type { GrammarRule } from '../../../locales/celestia-grammar.ts';
import type { SkyEvent, TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { About } from './asked.ts';
import { isLifeTopic } from './heard-kinds.ts';
import type { Named } from './named.ts';
import type { Said } from './phrases.ts';

/** Whether a question looks on, whatever it says of what is over: "we broke up in March, will it mend?" */
export function looksAhead({ words, grammar }: Said): boolean {
  return grammar.ahead.test(words.join(' '));
}

/** Whether it says that something lies behind: "last March", "what happened in 2019". */
export function looksBack({ words, grammar }: Said): boolean {
  return grammar.behind.test(words.join(' '));
}

/** How long ago a phrase for what is over puts it. */
const STRETCHES = [
  ['pastWeek', 'week'],
  ['pastMonth', 'month'],
  ['pastYear', 'year'],
] as const satisfies readonly (readonly [GrammarRule, TimeFrame])[];

/** What lies behind and is asked about: how far, by a frame, where no month and no year tells it; null where nothing does. */
export function pastOf(about: About, named: Named): { frame: TimeFrame | null } | null {
  if (about !== 'period' && !isLifeTopic(about)) return null;
  if (named.wants.includes('when') || named.tellsBirth) return null;
  const { grammar } = named;
  const text = named.words.join(' ');
  // "I quit last month" only tells it.
  const isAsked =
    named.isAsked || named.wants.length > 0 || named.leans('how') || grammar.asksWhat.test(text);
  if (!isAsked) return null;
  const isDated = named.month !== null || named.year !== null;
  if (looksAhead(named)) return null;
  if (isDated) return looksBack(named) ? { frame: null } : null;
  const said = named.hits.find(({ group, key }) => group === 'moods' && key === 'past');
  // "Last week" names a week, and is no time of its own.
  const isBare = named.hits
    .filter(({ group }) => group === 'frames' || group === 'weekdays')
    .every(({ key, start, end }) => key === 'now' || (said && start >= said.start && end <= said.end));
  if (!said || !isBare) return null;
  const phrase = named.words.slice(said.start, said.end).join(' ');
  return { frame: STRETCHES.find(([rule]) => grammar[rule].test(phrase))?.[1] ?? 'today' };
}

/** Words behind the one that asks when, and behind the planet, in which a deed of it is told. */
const DEED_WORDS = 9;

/** The words about "when" and the planet that is asked about: what is told before or after is no deed of it. */
function deedOf({ words, hits }: Named): string {
  const asks = hits.filter(({ group, key }) => group === 'wants' && key === 'when');
  const points = hits.filter(({ group }) => group === 'points');
  const start = Math.min(...[...asks, ...points].map((hit) => hit.start));
  return words.slice(start, start + DEED_WORDS).join(' ');
}

const ECLIPSES: ReadonlySet<SkyEvent> = new Set(['eclipse', 'solarEclipse', 'lunarEclipse']);

function isOfEclipse({ events: [event] }: Named): boolean {
  return event !== undefined && ECLIPSES.has(event);
}

/** "What did the eclipse in August do to me?"; "when is the last eclipse of the year?" is yet to come. */
function isEclipseBehind(named: Named): boolean {
  const asksWhen = named.wants.includes('when') && !named.grammar.was.test(named.words.join(' '));
  return looksBack(named) && !looksAhead(named) && !asksWhen && !named.frames.some(isAhead);
}

function isAhead(frame: TimeFrame): boolean {
  return frame !== 'now' && frame !== 'year' && frame !== 'month';
}

/** "When was Saturn in my 7th house?", "when did Pluto last pass over my Sun?": what a planet did to a chart is looked for behind. */
export function isEventBehind(about: About, named: Named): boolean {
  if (about === 'event' && isOfEclipse(named)) return isEclipseBehind(named);
  if (about !== 'event' || named.points.length === 0 || !named.wants.includes('when')) return false;
  const deed = deedOf(named);
  const { grammar, words } = named;
  const isNow = grammar.present.test(deed) || grammar.presentEnd.test(words.join(' '));
  return grammar.behind.test(deed) && !isNow && !looksAhead(named);
}
