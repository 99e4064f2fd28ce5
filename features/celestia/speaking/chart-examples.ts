import { MAIN_BODY_IDS, type MainBodyId } from '../../../astrology/ids.ts';
import { mutualReceptions } from '../../../astrology/patterns/rulers.ts';
import { aspectParts } from './chart-parts.ts';
import { dignitiesOf } from './dignity.ts';
import { must, type Part, plain } from './part.ts';
import { planPlacement } from './plan-placement.ts';
import { freshFirst, type Turn } from './turn.ts';

/** The planet that is asked about; else those that stand with the Sun, or the Sun itself where none does. */
export function besideSun(turn: Turn): Part[] {
  const [asked] = turn.asked.points;
  if (asked) return planPlacement(asked, turn);
  const beside = freshFirst(turn.known.aspects(), turn).filter(
    ({ aspect, first, second }) => aspect === 'conjunction' && (first === 'sun' || second === 'sun'),
  );
  if (beside.length === 0) return planPlacement('sun', turn);
  return aspectParts(beside, turn);
}

/** The planet that stands deepest in its sign: one in the last degree, where the chart has any. */
export function atLastDegree(turn: Turn): Part[] {
  const depthOf = (body: MainBodyId) => turn.known.place(body)?.signDegree ?? 0;
  const [last = 'sun'] = MAIN_BODY_IDS.toSorted((a, b) => depthOf(b) - depthOf(a));
  return planPlacement(turn.asked.points[0] ?? last, turn);
}

/** The two planets, each in a sign of the other's; that there are none, and how the chart's own stand, where there are none. */
export function receptionsOf(turn: Turn): Part[] {
  const placed = MAIN_BODY_IDS.flatMap((id) => {
    const place = turn.known.place(id);
    return place ? [{ id, sign: place.sign }] : [];
  });
  const [pair] = mutualReceptions(placed, 'modern');
  if (!pair) return [must(plain(turn.teller.words.frames.noReception)), ...dignitiesOf(turn)];
  return pair.flatMap((body) => planPlacement(body, turn).slice(0, 1));
}
