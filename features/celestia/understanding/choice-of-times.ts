import { TIME_FRAMES, type TimeFrame } from '../../../locales/celestia-lexicon.ts';
import type { Language } from '../../../locales/locales.ts';
import type { Asked, ChosenTime } from './asked.ts';
import type { Named } from './named.ts';

/** "April or May?", "this week or next?", "2027, or 2028?": two times of which one is asked for. */

/** Turkish asks of either: "nisan mı mayıs mı". */
const TURKISH_ASKS = /^m[iu]$/;

const LATER: Readonly<Partial<Record<TimeFrame, TimeFrame>>> = {
  week: 'nextWeek',
  month: 'nextMonth',
  year: 'nextYear',
};

const NO_TIME: ChosenTime = { frame: null, weekdays: [], day: null, month: null, year: null, yearsOn: 0 };

/** Whether a question begins with the word for another possibility. */
export function beginsWithOr({ words, grammar }: Named): boolean {
  return grammar.or.test(words[0] ?? '');
}

export function timeOf({ frame, weekdays, day, month, year }: Asked): ChosenTime {
  return { frame, weekdays, day, month, year, yearsOn: 0 };
}

/** Whether one of two is asked for, times or whatever. */
export function asksOfTwo({ words, grammar }: Named, language: Language): boolean {
  if (words.some((word) => grammar.or.test(word))) return true;
  return language === 'tr' && words.filter((word) => TURKISH_ASKS.test(word)).length > 1;
}

function pairOf(times: readonly ChosenTime[]): readonly ChosenTime[] {
  return times.length === 2 ? times : [];
}

/** The two times that a question names; none where it does not ask which of two. */
export function choiceIn(named: Named, language: Language): readonly ChosenTime[] {
  if (named.tellsBirth || named.day !== null || !asksOfTwo(named, language)) return [];
  const { words, hits, grammar } = named;
  const monthHits = hits.filter(({ group }) => group === 'months').toSorted((a, b) => a.start - b.start);
  const months = [...new Set(monthHits.map(({ key }) => Number(key) + 1))];
  const years = [
    ...new Set(words.filter((word) => /^20[2-9]\d/.test(word)).map((word) => Number.parseInt(word, 10))),
  ];
  const frames = TIME_FRAMES.filter((frame) => frame !== 'now' && named.frames.includes(frame));
  const isAgain = words.some((word) => grammar.next.test(word));
  const [month] = months;
  if (months.length > 1) return pairOf(months.map((each) => ({ ...NO_TIME, month: each, year: named.year })));
  if (month !== undefined && isAgain) return [0, 1].map((yearsOn) => ({ ...NO_TIME, month, yearsOn }));
  if (years.length > 1) return pairOf(years.map((year) => ({ ...NO_TIME, year })));
  if (frames.length > 1) return pairOf(frames.map((frame) => ({ ...NO_TIME, frame })));
  const [frame] = frames;
  const later = frame ? LATER[frame] : undefined;
  return frame && later && isAgain ? [frame, later].map((each) => ({ ...NO_TIME, frame: each })) : [];
}
