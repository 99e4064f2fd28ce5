import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { Forms, HouseNumber } from '../../../locales/celestia-words.ts';
import type {
  EclipseFact,
  LunationFact,
  PhaseFact,
  PlacementFact,
  RetrogradeFact,
  StationFact,
  TransitFact,
} from '../facts/fact.ts';
import type { Line } from './line.ts';
import { themed } from './natal-parts.ts';
import { plain } from './part.ts';
import { exactMsOf, plainSlots, slotsOf, type Teller } from './slots.ts';
import { namedPoint } from './spoken-points.ts';

/** What a moving planet does for the time to what the point stands for. */
export function passingLine(fact: TransitFact, teller: Teller): Line | null {
  const kind = ASPECT_KINDS[fact.aspect];
  const { passing } = teller.words.planets;
  return kind ? themed(passing[fact.body][kind], namedPoint(fact.point), teller) : null;
}

/** A transit with its dates: exact where that is still to come in the time that was asked about, else until when it lasts. */
export function transitLine(
  fact: TransitFact,
  frame: 'lead' | 'also',
  teller: Teller,
  { subject, untilMs }: { subject: Forms | null; untilMs: number },
): Line {
  const { frames } = teller.words;
  const { nowMs } = teller.clock;
  const exact = exactMsOf(fact.exactMs, nowMs);
  const isAhead = exact !== undefined && exact >= nowMs;
  const slots = { ...slotsOf(fact, teller), ...(subject ? plainSlots('topic', subject) : {}) };
  const isWithin = exact !== undefined && exact <= untilMs;
  const isOn = (fact.startMs ?? Number.NEGATIVE_INFINITY) <= nowMs;
  if (!isAhead || (isOn && !isWithin))
    return { pool: subject ? frames.topicTransitNow : frames.transitNow, slots };
  if (frame === 'also') return { pool: [...frames.alsoTransit, ...frames.transit], slots };
  return { pool: subject ? frames.topicTransit : frames.transit, slots };
}

/** Where the Moon is, and what the day is like for it. */
export function moonLines(fact: PlacementFact, teller: Teller): Line[] {
  const { frames, moon } = teller.words;
  const isNow = fact.id.startsWith('sky.');
  const named = isNow ? ('moonToday' as const) : ('moonTomorrow' as const);
  const pool = frames[fact.house === null ? (`${named}Only` as const) : named];
  return [{ pool, slots: slotsOf(fact, teller) }, plain([moon.days[fact.sign]])];
}

/** The Moon's phase of the sky or of a birth, and what it is for. */
export function phaseLines(fact: PhaseFact, { words }: Teller): Line[] {
  const isOfSky = fact.whose === 'sky';
  const claim = { fact: fact.id, says: 'phase' } as const;
  const forms = Object.entries(words.names.phases[fact.phase]);
  const slots = Object.fromEntries(forms.map(([form, text]) => [`phase.${form}`, { text, claim }]));
  const pool = words.frames[isOfSky ? 'phase' : 'bornPhase'];
  return [{ pool, slots }, plain([words.moon[isOfSky ? 'phases' : 'born'][fact.phase]])];
}

/** What it is like while something is in a house of one's own. */
export function passingHouseLine(house: number | null, { words }: Teller): Line | null {
  return house === null ? null : plain(words.houses[house as HouseNumber].passing);
}

/** A lunation or an eclipse: when, where in the chart, what it asks. Quarters are not told. */
export function happeningLines(fact: LunationFact | EclipseFact, teller: Teller): (Line | null)[] {
  const name = happeningName(fact);
  if (!name) return [];
  const { frames, moon } = teller.words;
  const isPast = fact.instantMs < teller.clock.nowMs;
  const slots = slotsOf(fact, teller);
  const house: Line | null = fact.house === null ? null : { pool: frames.passesHouse, slots };
  const says = [{ fact: fact.id, says: 'phase' }] as const;
  if (isPast && (name === 'solarEclipse' || name === 'lunarEclipse'))
    return [{ pool: frames[PAST_ECLIPSES[name]], slots, says }, house];
  return [
    { pool: frames[name], slots, says },
    house,
    passingHouseLine(fact.house, teller),
    plain(moon[name]),
  ];
}

const PAST_ECLIPSES = {
  solarEclipse: 'pastSolarEclipse',
  lunarEclipse: 'pastLunarEclipse',
} as const;

function happeningName(fact: LunationFact | EclipseFact) {
  if (fact.kind === 'eclipse') return fact.eclipse === 'solar' ? 'solarEclipse' : 'lunarEclipse';
  return fact.phase === 'newMoon' || fact.phase === 'fullMoon' ? fact.phase : null;
}

/** That it comes near to something in the birth chart; `point` is the fact of that place. */
export function touchesLine(
  fact: LunationFact | EclipseFact | StationFact,
  point: Parameters<typeof slotsOf>[0] | undefined,
  teller: Teller,
): Line | null {
  if (!point) return null;
  return {
    pool: teller.words.frames.touchesPoint,
    slots: slotsOf(point, teller, 'b'),
    says: [{ fact: fact.id, says: 'name' }],
  };
}

/** A planet's way back: now, or when next. */
export function retrogradeLines(fact: RetrogradeFact, teller: Teller): Line[] {
  const { frames, planets } = teller.words;
  const isNow = fact.fromMs <= teller.clock.nowMs && fact.toMs > teller.clock.nowMs;
  const says = [{ fact: fact.id, says: 'retrograde' }] as const;
  const pool = isNow ? frames.retrogradeNow : frames.retrogradeAhead;
  return [{ pool, slots: slotsOf(fact, teller), says }, plain([planets.retrogrades[fact.body]])];
}
