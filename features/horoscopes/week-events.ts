import { bodyPosition } from '../../astrology/positions.ts';
import { SIGN_WIDTH_DEG, signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type {
  HoroscopeInterpretations,
  WeekEntryTexts,
  WeekHouseTexts,
} from '../../locales/horoscope-text-types.ts';
import type { Passage } from './passage.ts';

export type WeekEventTexts = Pick<HoroscopeInterpretations, 'weekLunations' | 'weekEntries' | 'weekTurns'>;

type House = keyof WeekHouseTexts;
type Ingress = Extract<HoroscopeFact, { kind: 'ingress' }>;

/** What a week tells of its events in words at most; the others have their dates. */
const MOST_EVENTS = 2;

/** Whose entries are told, the rarer first. */
const ENTERING = ['mars', 'venus', 'sun', 'mercury'] as const satisfies (keyof WeekEntryTexts)[];
type EnteringId = (typeof ENTERING)[number];

function isEntering(body: string): body is EnteringId {
  return (ENTERING as readonly string[]).includes(body);
}

const FRESH_DAYS = 60;
const LOOK_DAYS = 2;

/** Whether a body comes into a sign in which it has not been for sixty days: coming back over the border is no news. */
function isFirstEntry({ body, sign, instantMs, direction }: Ingress): boolean {
  if (direction !== 'direct') return false;
  for (let days = LOOK_DAYS; days <= FRESH_DAYS + LOOK_DAYS; days += LOOK_DAYS) {
    if (signOf(bodyPosition(body, instantMs - days * MS_PER_DAY).longitudeDeg) === sign) return false;
  }
  return true;
}

function lunations(facts: readonly HoroscopeFact[], { weekLunations }: WeekEventTexts): Passage[] {
  return facts.flatMap((fact) => {
    if (fact.kind !== 'lunation' || (fact.phase !== 'newMoon' && fact.phase !== 'fullMoon')) return [];
    // Two in one sign, a month apart, stand at its two ends.
    const withinDeg = bodyPosition('moon', fact.instantMs).longitudeDeg % SIGN_WIDTH_DEG;
    const [early, late] = weekLunations[fact.phase][fact.house as House];
    return { fact, text: withinDeg < SIGN_WIDTH_DEG / 2 ? early : late };
  });
}

function turns(facts: readonly HoroscopeFact[], { weekTurns }: WeekEventTexts): Passage[] {
  return facts.flatMap((fact) =>
    fact.kind === 'station' && fact.body === 'mercury'
      ? { fact, text: weekTurns[fact.direction][fact.house as House] }
      : [],
  );
}

function entries(facts: readonly HoroscopeFact[], { weekEntries }: WeekEventTexts): Passage[] {
  return ENTERING.flatMap((body) =>
    facts.flatMap((fact) => {
      if (fact.kind !== 'ingress' || fact.body !== body || !isEntering(fact.body)) return [];
      return isFirstEntry(fact) ? { fact, text: weekEntries[fact.body][fact.house as House] } : [];
    }),
  );
}

/**
 * What happens in a week and is told in words, the same for all signs: a new or full Moon, Mercury's turns, the first entries of
 * Mars, Venus, the Sun and Mercury; of these in this order the first two.
 */
export function weekEvents(facts: readonly HoroscopeFact[], texts: WeekEventTexts): Passage[] {
  return [...lunations(facts, texts), ...turns(facts, texts), ...entries(facts, texts)].slice(0, MOST_EVENTS);
}
