import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import type { TransitFact } from '../facts/fact.ts';
import { isLifeTopic } from '../understanding/heard-kinds.ts';
import { exactWithin } from './exact-within.ts';
import { helpOf } from './help-of.ts';
import { readingOf } from './life-topics.ts';
import { must, type Part, plain } from './part.ts';
import { namedPoint } from './spoken-points.ts';
import type { Turn } from './turn.ts';
import { namesStretch, type Stretch, stretchOf } from './windows.ts';

/** "Is Friday a good day to sign?" is answered first by whether more helps then or more rubs. */

/** "Is this a good moment?" is of so many days. */
const MOMENT_DAYS = 4;
const OF_THE_SUBJECT = 2;
const OF_ONESELF: readonly NamedPoint[] = ['sun', 'moon', 'ascendant'];

function stretchWeighed({ asked, teller: { clock } }: Turn): Stretch {
  if (namesStretch(asked)) return stretchOf(asked, clock.nowMs);
  return { fromMs: clock.nowMs, toMs: clock.nowMs + MOMENT_DAYS * MS_PER_DAY };
}

function pointsOf({ asked }: Turn): readonly NamedPoint[] {
  if (asked.about === 'partner') return readingOf('love', asked).points;
  return isLifeTopic(asked.about) ? readingOf(asked.about, asked).points : OF_ONESELF;
}

/** What is exact then counts, else what lasts: what concerns the subject twice. */
function helpIn(transits: readonly TransitFact[], stretch: Stretch, points: readonly NamedPoint[]): number {
  const exact = transits.filter((fact) => exactWithin(fact, stretch));
  return (exact.length > 0 ? exact : transits).reduce(
    (sum, fact) => sum + helpOf(fact) * (points.includes(namedPoint(fact.point)) ? OF_THE_SUBJECT : 1),
    0,
  );
}

/** Whether a time is a good one; nothing where nobody asks it. */
export function timeVerdictPart(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  if (!asked.weighsTime || !known.hasBirth || asked.choice.length > 0) return [];
  const stretch = stretchWeighed(turn);
  const help = helpIn(known.transits(stretch.fromMs, stretch.toMs), stretch, pointsOf(turn));
  return [must(plain(teller.words.talk.times[help > 0 ? 'good' : help < 0 ? 'hard' : 'mixed']))];
}
