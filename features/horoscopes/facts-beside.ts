import type { BodyId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { PeriodId } from '../../contract/choices.ts';
import { factsOf, type Passage } from './passage.ts';
import type { Period } from './period.ts';

/** Bodies whose changes of sign are no news over so long a time. */
const UNTOLD_INGRESSES: Readonly<Record<PeriodId, readonly BodyId[]>> = {
  day: [],
  week: [],
  month: [],
  year: ['sun', 'mercury', 'venus', 'mars'],
};

/** Aspects between these are the news of a year; those of quicker bodies come by the hundred. */
const SLOW: readonly BodyId[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

/** Whose stays have their dates: a day is the Moon's alone, and a week tells no stay but its ruler's. */
const DATED_STAYS: Readonly<Record<PeriodId, readonly BodyId[]>> = {
  day: [],
  week: [],
  month: ['sun', 'mercury', 'venus', 'mars'],
  year: SLOW,
};

/** Whether a period has such a fact among its dates. */
function belongs(fact: HoroscopeFact, { id }: Period): boolean {
  switch (fact.kind) {
    case 'placement':
      return DATED_STAYS[id].includes(fact.body);
    case 'ingress':
      return !UNTOLD_INGRESSES[id].includes(fact.body);
    case 'station':
      return true;
    case 'lunation':
      return id !== 'year';
    case 'moonHouse':
      return id === 'day';
    case 'aspect':
      return SLOW.includes(fact.first) && SLOW.includes(fact.second);
    case 'rulerAspect':
      return false;
  }
}

/**
 * What a period tells without a passage, in order of time: other stays, ingresses, stations, quarters of the Moon. Each event
 * once: a stay that has its dates tells its entry too; the entry of one in words is a date to keep.
 */
export function factsBeside(
  period: Period,
  facts: readonly HoroscopeFact[],
  passages: readonly Passage[],
): HoroscopeFact[] {
  const inWords = new Set(factsOf(passages));
  const beside = facts.filter((fact) => belongs(fact, period) && !inWords.has(fact));
  const isDated = ({ body, instantMs }: Extract<HoroscopeFact, { kind: 'ingress' }>) =>
    beside.some((fact) => fact.kind === 'placement' && fact.body === body && fact.fromMs === instantMs);
  return beside.filter((fact) => fact.kind !== 'ingress' || !isDated(fact));
}
