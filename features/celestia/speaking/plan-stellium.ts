import { stelliumsOf } from '../../../astrology/patterns/stelliums.ts';
import { factsOf } from '../facts/fact.ts';
import { alsoPart } from './chart-parts.ts';
import { must, type Part, plain } from './part.ts';
import { planHouse } from './plan-house.ts';
import { planBalance } from './plan-signs.ts';
import { crowdPart } from './sign-crowd.ts';
import type { Turn } from './turn.ts';

/** The asker's own stellium, the fullest, by sign before by house; that there is none, and what there is most of, where there is none. */
export function stelliumOf(turn: Turn): Part[] {
  const places = factsOf(turn.known.facts, 'placement').filter(({ whose }) => whose === 'self');
  const stelliums = stelliumsOf({
    bodies: places.map(({ body, sign, house }) => ({ id: body, sign, house })),
  });
  const [fullest] = stelliums.toSorted(
    (a, b) => Number('house' in a) - Number('house' in b) || b.bodies.length - a.bodies.length,
  );
  if (!fullest) return [must(plain(turn.teller.words.frames.noStellium)), ...planBalance(turn)];
  if ('house' in fullest) return planHouse(fullest.house, turn);
  const crowd = places.filter(({ body }) => fullest.bodies.some((id) => id === body));
  return [crowdPart(fullest.sign, crowd, turn), ...crowd.map((place) => alsoPart(place, turn))];
}
