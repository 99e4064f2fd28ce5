/**
 * Facts for a horoscope by sign: the sky of a period seen from one sign, which is taken as the first house, the next as
 * the second, and so on (solar houses). Facts only; the words are the pages'.
 */
import { type AspectPoint, aspectBetween } from '../aspects.ts';
import type { EclipticPosition } from '../ecliptic.ts';
import { INGRESS_BODY_IDS, type SkyEvent } from '../events/event-types.ts';
import { type AspectId, type BodyId, SIGN_IDS, type SignId } from '../ids.ts';
import { SIGNS, signOf } from '../signs.ts';
import { weightOf } from './fact-weights.ts';
import { factOrderMs, type HoroscopeFact, type PlainFact } from './horoscope-facts.ts';
import { type PeriodSky, skyOfPeriod } from './period-sky.ts';

/** How close a ruler's aspect must be to count without becoming exact. */
const RULER_ORB_DEG = 3;

/** The solar house of a sign as seen from another, 1 to 12. */
export function solarHouseOf(sunSign: SignId, sign: SignId): number {
  return ((SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(sunSign) + SIGN_IDS.length) % SIGN_IDS.length) + 1;
}

/** The modern ruler, and the traditional one where it is another: the slow modern rulers alone would say little of a day. */
export function rulersOf(sign: SignId): BodyId[] {
  const { ruler, traditionalRuler } = SIGNS[sign];
  return [...new Set<BodyId>([ruler, traditionalRuler])];
}

type HouseOf = (longitudeDeg: number) => number;

function eventFact(event: SkyEvent, sunSign: SignId, rulers: readonly BodyId[]): PlainFact {
  const houseOf = (sign: SignId) => solarHouseOf(sunSign, sign);
  switch (event.kind) {
    case 'ingress':
    case 'station': {
      const { kind, instantMs, body, sign, direction } = event;
      return { kind, instantMs, body, sign, house: houseOf(sign), direction };
    }
    case 'lunation': {
      const { kind, instantMs, phase, sign } = event;
      return { kind, instantMs, phase, sign, house: houseOf(sign) };
    }
    case 'aspect': {
      const { firstLongitude, secondLongitude, ...rest } = event;
      return {
        ...rest,
        firstHouse: houseOf(signOf(firstLongitude)),
        secondHouse: houseOf(signOf(secondLongitude)),
        ofRuler: rulers.includes(event.first) || rulers.includes(event.second),
      };
    }
  }
}

function aspectPoint(id: BodyId, { longitudeDeg, speedDegPerDay }: EclipticPosition): AspectPoint {
  return { id, longitudeDeg, speedDegPerDay };
}

function isExactWithin({ events }: PeriodSky, ruler: BodyId, other: BodyId, aspect: AspectId): boolean {
  return events.some(
    (event) =>
      event.kind === 'aspect' &&
      event.aspect === aspect &&
      (event.first === ruler ? event.second === other : event.second === ruler && event.first === other),
  );
}

function rulerAspect(sky: PeriodSky, ruler: BodyId, other: BodyId, houseOf: HouseOf): PlainFact[] {
  const [a, b] = [sky.middle?.get(ruler), sky.middle?.get(other)];
  const found = a && b && aspectBetween(aspectPoint(ruler, a), aspectPoint(other, b));
  if (!found || found.orb > RULER_ORB_DEG || isExactWithin(sky, ruler, other, found.aspect)) return [];
  const { aspect, orb, applying } = found;
  const house = houseOf(b.longitudeDeg);
  const instantMs = (sky.fromMs + sky.toMs) / 2;
  return [{ kind: 'rulerAspect', instantMs, ruler, other, aspect, orb, applying: applying ?? false, house }];
}

function rulerFacts(sky: PeriodSky, rulers: readonly BodyId[], houseOf: HouseOf): PlainFact[] {
  return rulers.flatMap((ruler, index) => {
    // Of two rulers in aspect to each other the first speaks for both; the Moon is past each aspect within hours.
    const others = INGRESS_BODY_IDS.filter((other) => !rulers.slice(0, index + 1).includes(other));
    return ruler === 'moon' ? [] : others.flatMap((other) => rulerAspect(sky, ruler, other, houseOf));
  });
}

/** Facts of one sign from a sky shared by all, in order of time; a stay counts from its entry. */
export function factsForSign(sunSign: SignId, sky: PeriodSky): HoroscopeFact[] {
  const rulers = rulersOf(sunSign);
  const houseOf: HouseOf = (longitudeDeg) => solarHouseOf(sunSign, signOf(longitudeDeg));
  const inHouse = <Stay extends { sign: SignId }>(stay: Stay) => ({
    ...stay,
    house: solarHouseOf(sunSign, stay.sign),
  });
  const facts: PlainFact[] = [
    ...sky.stays.map((stay) => ({ kind: 'placement' as const, ...inHouse(stay) })),
    ...sky.moonStays.map((stay) => ({ kind: 'moonHouse' as const, ...inHouse(stay) })),
    ...sky.events.map((event) => eventFact(event, sunSign, rulers)),
    ...rulerFacts(sky, rulers, houseOf),
  ];
  return facts
    .map((fact) => ({ ...fact, weight: weightOf(fact, (body) => rulers.includes(body)) }))
    .toSorted((a, b) => factOrderMs(a) - factOrderMs(b));
}

/**
 * What a horoscope for a sign over [fromMs, toMs) can say, in order of time. Throws AstrologyError `invalid_instant` or
 * `date_out_of_range`.
 */
export function horoscopeFacts(sign: SignId, fromMs: number, toMs: number): HoroscopeFact[] {
  return factsForSign(sign, skyOfPeriod(fromMs, toMs));
}
