import { SIGN_IDS } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';
import { signOf } from '../../astrology/signs.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { factOrderMs, type HoroscopeFact } from '../../astrology/transits/horoscope-facts.ts';
import type { HoroscopeInterpretations, YearHouseTexts } from '../../locales/horoscope-text-types.ts';
import type { Interpretations } from '../../locales/interpretation-types.ts';
import type { Passage } from './passage.ts';
import type { Period } from './period.ts';
import { isToldInWords, mainStay, type PlacementFact, withinMs } from './told-stays.ts';

export type YearPlanetTexts = Pick<
  HoroscopeInterpretations,
  'yearJupiter' | 'yearSaturn' | 'yearRetrogrades' | 'yearLeavings'
> &
  Pick<Interpretations, 'transitHouses'>;

type House = keyof YearHouseTexts;
type Station = Extract<HoroscopeFact, { kind: 'station' }>;

/** What a year only brushes has dates and no words: a stay, or a time of going back. */
const LEAST_MS = 45 * MS_PER_DAY;

const OUTER = ['uranus', 'neptune', 'pluto'] as const;
const INNER_TEXTS = { jupiter: 'yearJupiter', saturn: 'yearSaturn' } as const;
type InnerId = keyof typeof INNER_TEXTS;

function yearOf({ fromMs }: Period): number {
  return new Date(fromMs).getUTCFullYear();
}

/** Two signs of readers have a stay each in the same house, of two that follow one another: the texts are for one each. */
const MOST_STAYS = 2;

/** A body's stays of a while, by the longest of each house; where it steps over a border and back, all count together. */
function longStays(body: InnerId, facts: readonly HoroscopeFact[], year: Period): PlacementFact[] {
  const stays = facts.filter(
    (fact): fact is PlacementFact & HoroscopeFact => fact.kind === 'placement' && fact.body === body,
  );
  return [...Map.groupBy(stays, ({ house }) => house).values()]
    .flatMap((ofHouse) => {
      const inHouseMs = ofHouse.reduce((sum, stay) => sum + withinMs(stay, year), 0);
      const [fact] = ofHouse.toSorted((a, b) => withinMs(b, year) - withinMs(a, year));
      return fact && inHouseMs >= LEAST_MS ? [{ fact, inHouseMs }] : [];
    })
    .toSorted((a, b) => b.inHouseMs - a.inHouseMs)
    .slice(0, MOST_STAYS)
    .map(({ fact }) => fact);
}

/** The station by which a body's longest time of going back in a year begins; ends, where it began before. */
function longestRetrograde(
  body: InnerId,
  facts: readonly HoroscopeFact[],
  year: Period,
): Station | undefined {
  const stations = facts.filter(
    (fact): fact is Station & HoroscopeFact => fact.kind === 'station' && fact.body === body,
  );
  const spans = stations.flatMap((station, index) => {
    if (station.direction === 'retrograde') {
      return { station, lengthMs: (stations[index + 1]?.instantMs ?? year.toMs) - station.instantMs };
    }
    return index === 0 ? { station, lengthMs: station.instantMs - year.fromMs } : [];
  });
  const [longest] = spans.toSorted((a, b) => b.lengthMs - a.lengthMs);
  return longest && longest.lengthMs >= LEAST_MS ? longest.station : undefined;
}

/** The stay in which Jupiter spends most of a year: what opens the year. */
export function jupiterOpening(
  year: Period,
  facts: readonly HoroscopeFact[],
  texts: YearPlanetTexts,
): Passage[] {
  const fact = mainStay('jupiter', facts, year);
  return fact ? [{ fact, text: stayText('jupiter', fact, year, texts), section: 'opening' }] : [];
}

function stayText(body: InnerId, stay: PlacementFact, year: Period, texts: YearPlanetTexts): string {
  const turn = yearOf(year) + SIGN_IDS.indexOf(stay.sign);
  return texts[INNER_TEXTS[body]][stay.house as House][turn % 2] ?? '';
}

/** Longer than a first look into a sign lasts, and the way back; each of the slowest stays twice as long, and the tables reach so far. */
const LONG_THERE_MS = 900 * MS_PER_DAY;

function isLongThere({ body, sign }: PlacementFact, { fromMs }: Period): boolean {
  return signOf(bodyPosition(body, fromMs - LONG_THERE_MS).longitudeDeg) === sign;
}

/**
 * Where one of the slowest spends most of a year: a stay that goes on, be it the one that it comes back to within the year, or
 * else that it is leaving; a first look that it only comes back from in another year has its dates. Of the three ways to tell a
 * leaving, each planet has another in the same year.
 */
function outerPassage(
  body: (typeof OUTER)[number],
  year: Period,
  facts: readonly HoroscopeFact[],
  { transitHouses, yearLeavings }: YearPlanetTexts,
): Passage[] {
  const main = mainStay(body, facts, year);
  if (!main) return [];
  const house = main.house as House;
  const staying = [main, ...facts].find(
    (fact): fact is PlacementFact & HoroscopeFact =>
      fact.kind === 'placement' &&
      fact.body === body &&
      fact.house === main.house &&
      isToldInWords(fact, year),
  );
  if (staying) return [{ fact: staying, text: transitHouses[body][house][yearOf(year) % 3] ?? '' }];
  if (!isLongThere(main, year)) return [];
  const turn = yearOf(year) + OUTER.indexOf(body);
  return [{ fact: main as HoroscopeFact, text: yearLeavings[house][turn % 3] ?? '' }];
}

/**
 * The slow planets of a year in order of time: Jupiter's other stay and Saturn's, and when the two go back; Uranus, Neptune and
 * Pluto where they spend most of it, leaving apart from staying on.
 */
export function planetPassages(
  year: Period,
  facts: readonly HoroscopeFact[],
  texts: YearPlanetTexts,
  opening: readonly Passage[],
): Passage[] {
  const inner = (['jupiter', 'saturn'] as const).flatMap((body) => {
    const stays = longStays(body, facts, year)
      .filter((fact) => !opening.some((passage) => isSameHouse(passage.fact, fact)))
      .map((fact) => ({ fact, text: stayText(body, fact, year, texts) }));
    const station = longestRetrograde(body, facts, year);
    const back = station
      ? [
          {
            fact: station,
            text: texts.yearRetrogrades[body][station.house as House],
            goesBack: true as const,
          },
        ]
      : [];
    return [...stays, ...back];
  });
  const outer = OUTER.flatMap((body) => outerPassage(body, year, facts, texts));
  return [...inner, ...outer]
    .map((passage) => ({ ...passage, section: 'planets' as const }))
    .toSorted((a, b) => factOrderMs(a.fact) - factOrderMs(b.fact));
}

function isSameHouse(one: HoroscopeFact, { body, house }: PlacementFact): boolean {
  return one.kind === 'placement' && one.body === body && one.house === house;
}
