import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { factsOf } from '../facts/fact.ts';
import { alsoPart, aspectPart, placesOf } from './chart-parts.ts';
import { dwellLine, facetLine, houseLines, placeLine, pointOf } from './natal-parts.ts';
import { may, must, type Part, plain, presentParts } from './part.ts';
import { signPart } from './plan-general.ts';
import { crowdPart } from './sign-crowd.ts';
import { meaningLine } from './slant.ts';
import { plainSlots } from './slots.ts';
import { freshFirst, type Turn } from './turn.ts';

/** Whether it is asked what a sign is like, and not what of one's own it holds. */
function isToldOf({ want, isGeneral }: Turn['asked']): boolean {
  return !isGeneral && (want === 'meaning' || want === 'more' || want === null);
}

/** What a sign has to do with this chart: who stands in it, which house it begins. */
export function planSign(turn: Turn): Part[] {
  const { known, asked, teller } = turn;
  const sign = asked.signs[0];
  const inside = factsOf(known.facts, 'placement').filter(
    (fact) => fact.whose === 'self' && fact.sign === sign,
  );
  const crowd = inside.filter(({ body }) => MAIN_BODY_IDS.some((id) => id === body));
  const cusps = factsOf(known.facts, 'house').filter((fact) => fact.whose === 'self' && fact.sign === sign);
  const [first, ...rest] = freshFirst(inside, turn);
  const isNobodyThere =
    sign !== undefined &&
    asked.signs.length === 1 &&
    crowd.length === 0 &&
    factsOf(known.facts, 'openSign').every(({ signs }) => !signs.includes(sign));
  const slots = sign ? plainSlots('said', teller.words.names.signs[sign]) : {};
  const isCrowd = sign !== undefined && crowd.length > 1 && !asked.isGeneral && asked.signs.length === 1;
  return presentParts([
    isCrowd ? crowdPart(sign, crowd, turn) : null,
    isNobodyThere ? must({ pool: teller.words.frames.noneInSign, slots }) : null,
    // "Tell me about Libra."
    isNobodyThere && isToldOf(asked) ? signPart(sign, turn) : null,
    first && must(placeLine(first, 'placement', teller), meaningLine(first, turn), dwellLine(first, teller)),
    ...cusps.slice(0, 1).map((fact) => must(...houseLines(fact, 'house', teller))),
    ...rest.map((place) => alsoPart(place, turn)),
    first && aspectPart(pointOf(first), turn),
    may(plain(teller.words.terms.element)),
    ...placesOf(['sun', 'moon', 'ascendant'], turn).map((place) => alsoPart(place, turn)),
  ]);
}

/** What the chart has most of, and what it lacks. */
export function planBalance(turn: Turn): Part[] {
  const { known, teller } = turn;
  const { frames, names, terms } = teller.words;
  const isOfModes = turn.asked.term === 'mode';
  const elements = factsOf(known.facts, 'balance').filter(
    ({ whose, of }) => whose === 'self' && of in ELEMENTS !== isOfModes,
  );
  const most = elements.toSorted((a, b) => b.bodies.length - a.bodies.length)[0];
  const none = elements.find(({ bodies }) => bodies.length === 0);
  // Who asks for their fire is told of their fire, be it none.
  const asked = elements.find(({ of }) => turn.asked.elements.some((element) => element === of));
  const slotsFor = (fact: (typeof elements)[number]) => {
    const claim = { fact: fact.id, says: 'count' } as const;
    const forms = Object.entries(names.elements[fact.of]).map(([form, text]) => [
      `element.${form}`,
      { text, claim },
    ]);
    const count = { text: names.counts[fact.bodies.length] ?? '', claim };
    return { ...Object.fromEntries(forms), count };
  };
  const isOther = asked !== undefined && asked !== most;
  const holders = known.facts.filter(
    (fact) => fact.kind === 'placement' && fact.whose === 'self' && asked?.bodies.includes(fact.body),
  );
  return presentParts([
    isOther && asked.bodies.length === 0 ? must({ pool: frames.balanceNone, slots: slotsFor(asked) }) : null,
    ...(isOther ? holders.slice(0, 2) : []).flatMap((fact) =>
      fact.kind === 'placement'
        ? [must(placeLine(fact, 'placement', teller), facetLine(pointOf(fact), fact.sign, teller))]
        : [],
    ),
    most &&
      must(
        { pool: frames.balanceMost, slots: slotsFor(most) },
        plain(isOfModes ? terms.mode : terms.element),
      ),
    none && must({ pool: frames.balanceNone, slots: slotsFor(none) }),
    ...(most?.bodies ?? [])
      .flatMap((body) => known.facts.filter((fact) => fact.id === `natal.${body}`))
      .flatMap((fact) => (fact.kind === 'placement' ? [alsoPart(fact, turn)] : [])),
    ...placesOf(['sun', 'moon', 'ascendant'], turn).map((place) => alsoPart(place, turn)),
  ]);
}

const ELEMENTS = { fire: true, earth: true, air: true, water: true };
