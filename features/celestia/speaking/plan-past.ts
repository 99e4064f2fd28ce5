import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { TransitFact } from '../facts/fact.ts';
import { isLifeTopic } from '../understanding/heard-kinds.ts';
import { exactWithin } from './exact-within.ts';
import { readingOf } from './life-topics.ts';
import { PACE } from './pace.ts';
import { may, must, type Part } from './part.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { passingLine } from './time-parts.ts';
import type { Turn } from './turn.ts';
import { pastStretch, type Stretch } from './windows.ts';

/** Told at most. */
const MOST_TOLD = 5;

/** The contacts that were exact in a stretch, with the dates that fall into it alone. */
function contactsOf(stretch: Stretch, { known }: Turn): TransitFact[] {
  return known.transits(stretch.fromMs, stretch.toMs).flatMap((fact) => exactWithin(fact, stretch) ?? []);
}

/** Who looks back asks of what was hard or large, and of what the question is about. */
function weightOf({ body, aspect, point }: TransitFact, points: readonly NamedPoint[]): number {
  const isOfTopic = points.includes(namedPoint(point));
  return PACE.indexOf(body) + (ASPECT_KINDS[aspect] === 'tense' ? 4 : 0) + (isOfTopic ? 6 : 0);
}

const OF_ANYTHING: readonly NamedPoint[] = ['sun', 'moon', 'ascendant'];

/** What passed over the chart in a time that is over and is asked about; empty where nothing of weight did. */
function passed(stretch: Stretch, turn: Turn): Part[] {
  const { asked, teller } = turn;
  const points = isLifeTopic(asked.about) ? readingOf(asked.about, asked).points : OF_ANYTHING;
  const found = contactsOf(stretch, turn).toSorted((a, b) => weightOf(b, points) - weightOf(a, points));
  return found.slice(0, MOST_TOLD).map((fact, index) => {
    const pool = teller.words.frames[index === 0 ? 'pastTransit' : 'pastAlso'];
    const lines = [{ pool, slots: slotsOf(fact, teller) }, passingLine(fact, teller)];
    return index === 0 ? must(...lines) : may(...lines);
  });
}

/** A question that looks back, with what its time has brought; else the same question as one of today, its opening saying so. */
export function lookingBack(turn: Turn): { turn: Turn; told: Part[] } {
  const { asked, known, teller } = turn;
  const isOfTime = asked.term === null && (asked.about === 'period' || isLifeTopic(asked.about));
  const stretch = isOfTime && known.hasBirth ? pastStretch(asked, teller.clock.nowMs) : null;
  if (!stretch) return { turn, told: [] };
  const told = passed(stretch, turn);
  const timeless = { ...asked, frame: null, month: null, year: null, isOver: false } as const;
  const mood = told.length > 0 ? null : 'past';
  return { turn: { ...turn, asked: { ...timeless, mood } }, told };
}
