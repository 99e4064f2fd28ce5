import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { factsOf, type PlacementFact } from '../facts/fact.ts';
import { alsoPart, aspectPart, type Place, placesOf } from './chart-parts.ts';
import { fitPart } from './dignity.ts';
import { aspectLines, dwellLine, holdsLine, houseLines, loreLine, placeLine } from './natal-parts.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { meaningLine } from './slant.ts';
import { slotsOf } from './slots.ts';
import type { Turn } from './turn.ts';

/** Whether it is asked where something is, and its house cannot be told. */
export function lacksHouse(fact: Place | undefined, { asked }: Turn): boolean {
  return asked.want === 'where' && fact?.kind === 'placement' && fact.house === null;
}

/** One point of the birth chart. */
export function planPlacement(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const fact = known.place(point);
  if (!fact) return planOpenSign(point, turn);
  const facet = meaningLine(fact, turn);
  const lead = must(
    placeLine(fact, 'placement', teller),
    lacksHouse(fact, turn) ? plain(teller.words.talk.unknownHour) : null,
    facet ?? loreLine(point, teller),
    dwellLine(fact, teller),
  );
  const backwards =
    asked.event === 'retrograde' && fact.kind === 'placement' ? retrogradePart(fact, turn) : null;
  const ruled = fact.kind === 'angle' ? known.house(point === 'ascendant' ? 1 : 10) : undefined;
  const isWeighed = asked.slants.includes('verdict') && fact.kind === 'placement';
  return presentParts([
    backwards,
    isWeighed ? fitPart(fact, turn) : null,
    lead,
    aspectPart(point, turn),
    facet ? may(loreLine(point, teller)) : null,
    ruled && may(houseLines(ruled, 'alsoHouse', teller)[0] ?? null, holdsLine(ruled, teller, turn.tag)),
    // A second aspect, told by other words than the first.
    ...known
      .aspects(point)
      .slice(1, 4)
      .map((aspect) => may(...aspectLines(aspect, 'alsoAspect', teller))),
    ...placesOf(['sun', 'moon', 'ascendant'], turn)
      .filter((place) => place.id !== fact.id)
      .map((place) => alsoPart(place, turn)),
  ]);
}

/** Whether a planet went back when the person was born. */
function retrogradePart(fact: PlacementFact, turn: Turn): Part {
  const { frames, planets } = turn.teller.words;
  const slots = slotsOf(fact, turn.teller);
  if (!fact.retrograde)
    return must({ pool: frames.natalDirect, slots, says: [{ fact: fact.id, says: 'direct' }] });
  return must(
    { pool: frames.natalRetrograde, slots, says: [{ fact: fact.id, says: 'retrograde' }] },
    plain(planets.bornRetrograde),
  );
}

/** Without an hour a body may be in either of two signs; of the angles nothing is known. */
function planOpenSign(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller } = turn;
  const open = factsOf(known.facts, 'openSign').find((fact) => fact.whose === 'self' && fact.body === point);
  const parts: Part[] = [];
  if (open) {
    const { names, frames, facets } = teller.words;
    const claim = { fact: open.id, says: 'sign' } as const;
    const [first, second] = open.signs.map((sign) =>
      Object.fromEntries(Object.entries(names.signs[sign]).map(([form, text]) => [form, { text, claim }])),
    );
    const slots = {
      ...slotsOf(open, teller),
      ...Object.fromEntries(Object.entries(first ?? {}).map(([form, slot]) => [`first.${form}`, slot])),
      ...Object.fromEntries(Object.entries(second ?? {}).map(([form, slot]) => [`second.${form}`, slot])),
    };
    parts.push(must({ pool: frames.openSign, slots }));
    if (point === 'moon')
      parts.push(must(plain(facets[open.signs[0]].feeling), plain(facets[open.signs[1]].feeling)));
  } else {
    parts.push(must(plain(teller.words.talk.noAngle)));
  }
  parts.push(
    must(loreLine(point, teller)),
    ...placesOf(['sun', 'venus', 'mars'], turn).map((place) => alsoPart(place, turn)),
  );
  return parts;
}
