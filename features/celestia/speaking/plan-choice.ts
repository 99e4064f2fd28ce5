import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { TransitFact } from '../facts/fact.ts';
import type { ChosenTime } from '../understanding/asked.ts';
import { TOPIC_READINGS } from './life-topics.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { planPeriod, transitPart } from './plan-time.ts';
import { planTopic } from './plan-topic.ts';
import { exactMsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import type { Turn } from './turn.ts';
import { stretchOfChoice } from './windows.ts';

/** Which of two times has more help in it, by what is exact then to the points of what is asked about. */

const LONG_MS = 45 * 86_400_000;
const SLOW: ReadonlySet<string> = new Set(['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']);
/** Whose conjunction helps. */
const KIND: ReadonlySet<string> = new Set(['sun', 'venus', 'jupiter']);

function helpOf({ aspect, body }: TransitFact): number {
  const kind = ASPECT_KINDS[aspect];
  if (kind === 'tense') return -1;
  if (kind === 'flowing') return 1;
  return KIND.has(body) ? 1 : 0;
}

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

function contactPart({ time }: Weighed, fact: TransitFact, turn: Turn, topic: LifeTopic | null): Part {
  const { frame, weekdays, day, month, year } = time;
  return transitPart(
    fact,
    { ...turn, asked: { ...turn.asked, frame, weekdays, day, month, year } },
    true,
    topic,
  );
}

/** Which of two times, what speaks for it with its date, and what the other has. */
export function planChoice(topic: LifeTopic | null, turn: Turn): Part[] {
  const { frames } = turn.teller.words;
  const points = topic ? TOPIC_READINGS[topic].points : (['sun', 'moon', 'ascendant', 'midheaven'] as const);
  const [first, second] = turn.asked.choice.map((time) => weighed(time, points, turn));
  if (!first || !second) return [];
  const isSecond = second.help > first.help;
  const [taken, left] = isSecond ? [second, first] : [first, second];
  const verdict =
    taken.help === left.help ? frames.choiceEven : isSecond ? frames.choiceSecond : frames.choiceFirst;
  const best = taken.contacts[0];
  const worst = left.contacts.at(-1);
  const rest = topic ? planTopic(topic, turn) : planPeriod(turn);
  return presentParts([
    must(plain(verdict)),
    best && contactPart(taken, best, turn, topic),
    worst ? contactPart(left, worst, turn, topic) : must(plain(frames.choiceQuiet)),
    ...rest.map(({ lines }) => may(...lines)),
  ]);
}
