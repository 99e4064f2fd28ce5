import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import type { Fact, FactId } from '../facts/fact.ts';

/** Of some four hundred facts those that most questions are answered from: the rest can be asked for, and each costs. */

const BEHIND_DAYS = 10;
/** How many days ahead the happenings of a kind are told. */
const AHEAD_DAYS = { lunation: 65, station: 200, retrograde: 200, ingress: 45, eclipse: 380 } as const;

const MAX_TRANSITS = 20;
const MAX_ASPECTS = 18;
const MAX_SYNASTRY = 16;

const WEIGHTY: ReadonlySet<string> = new Set([...MAIN_BODY_IDS, 'ascendant', 'midheaven']);

function isWeightyPair({
  first,
  second,
  aspect,
}: {
  first: string;
  second: string;
  aspect: string;
}): boolean {
  return WEIGHTY.has(first) && WEIGHTY.has(second) && aspect !== 'quincunx';
}

function isNear(kind: keyof typeof AHEAD_DAYS, fromMs: number, toMs: number, nowMs: number): boolean {
  return toMs >= nowMs - BEHIND_DAYS * MS_PER_DAY && fromMs <= nowMs + AHEAD_DAYS[kind] * MS_PER_DAY;
}

function isTold(fact: Fact, nowMs: number): boolean {
  switch (fact.kind) {
    case 'aspect':
      return fact.whose === 'self' && isWeightyPair(fact);
    case 'synastry':
      return isWeightyPair(fact);
    case 'overlay':
      return WEIGHTY.has(fact.body);
    case 'house':
    case 'balance':
      return fact.whose === 'self';
    case 'lunation':
      return fact.phase.endsWith('Moon') && isNear('lunation', fact.instantMs, fact.instantMs, nowMs);
    case 'eclipse':
    case 'station':
    case 'ingress':
      return isNear(fact.kind, fact.instantMs, fact.instantMs, nowMs);
    case 'retrograde':
      return isNear('retrograde', fact.fromMs, fact.toMs, nowMs);
    default:
      return true;
  }
}

const MOST: Readonly<Partial<Record<Fact['kind'], number>>> = {
  transit: MAX_TRANSITS,
  aspect: MAX_ASPECTS,
  synastry: MAX_SYNASTRY,
};

/**
 * The facts that a model is given at first, in their order.
 * @param wanted ids that the question is about in any case.
 * @param nowMs UTC ms.
 */
export function chosenFacts(facts: readonly Fact[], wanted: ReadonlySet<FactId>, nowMs: number): Fact[] {
  const told = new Map<Fact['kind'], number>();
  return facts.filter((fact) => {
    if (wanted.has(fact.id)) return true;
    if (!isTold(fact, nowMs)) return false;
    const count = (told.get(fact.kind) ?? 0) + 1;
    told.set(fact.kind, count);
    return count <= (MOST[fact.kind] ?? Number.POSITIVE_INFINITY);
  });
}
