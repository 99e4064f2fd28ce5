import { MAIN_BODY_IDS, type SignId } from '../../../astrology/ids.ts';
import { STELLIUM_SIZE } from '../../../astrology/patterns/stelliums.ts';
import { factsOf, type PlacementFact } from '../facts/fact.ts';
import { alsoPart } from './chart-parts.ts';
import { must, type Part, plain } from './part.ts';
import { planHouse } from './plan-house.ts';
import { planBalance } from './plan-signs.ts';
import { plainSlots } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import type { Turn } from './turn.ts';

const PLANETS: ReadonlySet<string> = new Set(MAIN_BODY_IDS);

/** The lights and planets that make a stellium together, those of the fullest sign or house first; null where there is none. */
function crowdOf<Key>(places: readonly PlacementFact[], keyOf: (place: PlacementFact) => Key | null) {
  const groups = [...Map.groupBy(places, keyOf)].filter(
    ([key, { length }]) => key !== null && length >= STELLIUM_SIZE,
  );
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0] ?? null;
}

function signPart(sign: SignId, crowd: readonly PlacementFact[], { teller, tag }: Turn): Part {
  const { frames, names } = teller.words;
  const list = crowd.map(({ body }) => names.points[namedPoint(body)].the ?? '');
  const slots = {
    ...plainSlots('said', names.signs[sign]),
    bodies: { text: new Intl.ListFormat(tag).format(list) },
  };
  return must({
    pool: frames.signHolds,
    slots,
    says: crowd.map(({ id }) => ({ fact: id, says: 'sign' as const })),
  });
}

/** The asker's own stellium, by sign before by house; that there is none, and what there is most of, where there is none. */
export function stelliumOf(turn: Turn): Part[] {
  const places = factsOf(turn.known.facts, 'placement').filter(
    ({ whose, body }) => whose === 'self' && PLANETS.has(body),
  );
  const inSign = crowdOf(places, ({ sign }) => sign);
  if (inSign?.[0]) {
    const [sign, crowd] = inSign;
    return [signPart(sign, crowd, turn), ...crowd.map((place) => alsoPart(place, turn))];
  }
  const inHouse = crowdOf(places, ({ house }) => house);
  if (inHouse) return planHouse(inHouse[0] ?? 1, turn);
  return [must(plain(turn.teller.words.frames.noStellium)), ...planBalance(turn)];
}
