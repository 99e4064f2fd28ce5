import { factOrderMs, type HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import { factsOf, type Passage } from './passage.ts';
import { type EclipseFact, isOfEclipse } from './period-eclipses.ts';

/** Whether something happens at an instant, and does not just last. */
function isEvent({ kind }: HoroscopeFact): boolean {
  return kind === 'ingress' || kind === 'station' || kind === 'lunation' || kind === 'aspect';
}

/** A fact that a horoscope dates. */
export type DatedFact = HoroscopeFact | EclipseFact;

function orderMs(fact: DatedFact): number {
  return fact.kind === 'eclipse' ? fact.instantMs : factOrderMs(fact);
}

/**
 * What there is to note of a period, in order of time: what happens in it, whether or not a passage tells of it, and the
 * stays that have no passage. A Moon that is eclipsed is told as an eclipse. Where the Moon is stands apart.
 */
export function periodDates(
  beside: readonly HoroscopeFact[],
  passages: readonly Passage[],
  eclipses: readonly EclipseFact[],
): DatedFact[] {
  const told = factsOf(passages).filter(isEvent);
  const facts = [...beside, ...told].filter(
    (fact) => fact.kind !== 'moonHouse' && !eclipses.some((eclipse) => isOfEclipse(eclipse, fact)),
  );
  return [...facts, ...eclipses].toSorted((a, b) => orderMs(a) - orderMs(b));
}
