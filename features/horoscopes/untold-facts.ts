import type { BodyId } from '../../astrology/ids.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { PeriodId } from '../../contract/choices.ts';
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

/** Whether a period has such a fact among its dates. */
function belongs(fact: HoroscopeFact, { id }: Period, told: readonly BodyId[]): boolean {
  switch (fact.kind) {
    case 'placement':
      return told.includes(fact.body);
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
 * The facts of a period that have no passage, each event once: a stay that is told with its dates tells its entry too, but for
 * one in words where entries are asked for.
 */
export function untoldFacts(
  period: Period,
  facts: readonly HoroscopeFact[],
  toldInWords: readonly HoroscopeFact[],
  told: readonly BodyId[],
  withEntries: boolean,
): HoroscopeFact[] {
  const inWords = new Set(toldInWords);
  const candidates = facts.filter((fact) => belongs(fact, period, told));
  const beside = candidates.filter((fact) => !inWords.has(fact));
  const shown = withEntries ? beside : [...inWords, ...beside];
  const isEntry = ({ body, instantMs }: Extract<HoroscopeFact, { kind: 'ingress' }>) =>
    shown.some((fact) => fact.kind === 'placement' && fact.body === body && fact.fromMs === instantMs);
  const isEntered = ({ body, fromMs }: Extract<HoroscopeFact, { kind: 'placement' }>) =>
    toldInWords.some((fact) => fact.kind === 'ingress' && fact.body === body && fact.instantMs === fromMs);
  return candidates.filter((fact) => {
    if (inWords.has(fact)) return false;
    if (fact.kind === 'ingress') return !isEntry(fact);
    return fact.kind !== 'placement' || !isEntered(fact);
  });
}
