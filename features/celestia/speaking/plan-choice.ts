import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { Forms } from '../../../locales/celestia-words.ts';
import type { TransitFact } from '../facts/fact.ts';
import type { ChosenTime } from '../understanding/asked.ts';
import { helpOf } from './help-of.ts';
import { readingOf } from './life-topics.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { planPeriod, transitPart } from './plan-time.ts';
import { planTopic } from './plan-topic.ts';
import { exactMsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { subjectForms } from './subject.ts';
import type { Turn } from './turn.ts';
import { stretchOfChoice } from './windows.ts';

/** Which of two times has more help in it, by what is exact then to the points of what is asked about. */

const LONG_MS = 45 * 86_400_000;
const SLOW: ReadonlySet<string> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);

interface Weighed {
  time: ChosenTime;
  help: number;
  /** Exact then, what helps most first. */
  contacts: readonly TransitFact[];
}

function weighed(time: ChosenTime, points: readonly NamedPoint[], { known, teller }: Turn): Weighed {
  const { nowMs } = teller.clock;
  const { fromMs, toMs } = stretchOfChoice(time, nowMs);
  const contacts = known.transits(fromMs, toMs).filter(({ body, point, exactMs }) => {
    const exact = exactMsOf(exactMs, nowMs) ?? Number.NaN;
    // Of a year the quick ones are not all known.
    const isWeighty = toMs - fromMs <= LONG_MS || SLOW.has(body);
    return isWeighty && exact >= fromMs && exact <= toMs && points.includes(namedPoint(point));
  });
  const help = contacts.reduce((sum, fact) => sum + helpOf(fact), 0);
  return { time, help, contacts: contacts.toSorted((a, b) => helpOf(b) - helpOf(a)) };
}

function contactPart({ time }: Weighed, fact: TransitFact, turn: Turn, subject: Forms | null): Part {
  const { frame, weekdays, day, month, year } = time;
  return transitPart(
    fact,
    { ...turn, asked: { ...turn.asked, frame, weekdays, day, month, year } },
    true,
    subject,
  );
}

/** Which of two times, what speaks for it with its date, and what the other has. */
export function planChoice(topic: LifeTopic | null, turn: Turn): Part[] {
  const { frames } = turn.teller.words;
  const points = topic
    ? readingOf(topic, turn.asked).points
    : (['sun', 'moon', 'ascendant', 'midheaven'] as const);
  const [first, second] = turn.asked.choice.map((time) => weighed(time, points, turn));
  if (!first || !second) return [];
  const isSecond = second.help > first.help;
  const [taken, left] = isSecond ? [second, first] : [first, second];
  const verdict =
    taken.help === left.help ? frames.choiceEven : isSecond ? frames.choiceSecond : frames.choiceFirst;
  const subject = topic && subjectForms(topic, turn);
  const best = taken.contacts[0];
  const worst = left.contacts.at(-1);
  const rest = topic ? planTopic(topic, turn) : planPeriod(turn);
  return presentParts([
    must(plain(verdict)),
    best && contactPart(taken, best, turn, subject),
    worst ? contactPart(left, worst, turn, subject) : must(plain(frames.choiceQuiet)),
    ...rest.map(({ lines }) => may(...lines)),
  ]);
}
