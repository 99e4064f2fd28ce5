import type { SignId } from '../../../astrology/ids.ts';
import { stelliumsOf } from '../../../astrology/patterns/stelliums.ts';
import { factsOf, type PlacementFact } from '../facts/fact.ts';
import { alsoPart } from './chart-parts.ts';
import { listed } from './natal-parts.ts';
import { must, type Part, plain } from './part.ts';
import { planHouse } from './plan-house.ts';
import { planBalance } from './plan-signs.ts';
import { plainSlots } from './slots.ts';
import type { Turn } from './turn.ts';

function signPart(sign: SignId, crowd: readonly PlacementFact[], { teller, tag }: Turn): Part {
  const { frames, names } = teller.words;
  const text = listed(
    crowd.map(({ body }) => body),
    teller,
    tag,
  );
  const slots = { ...plainSlots('said', names.signs[sign]), bodies: { text } };
  return must({
    pool: frames.signHolds,
    slots,
    says: crowd.map(({ id }) => ({ fact: id, says: 'sign' as const })),
  });
}

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
  return [signPart(fullest.sign, crowd, turn), ...crowd.map((place) => alsoPart(place, turn))];
}
