import type { Subject } from './interpretation-types.ts';
import type { ReportSubject } from './report-text-types.ts';

/** How many texts a subject has, and how many words each may have. */
export interface SubjectLength {
  texts: number;
  least: number;
  most: number;
}

const row = (texts: number, least: number, most: number): SubjectLength => ({ texts, least, most });

/** One text a sign, as long as a placement's is. */
const SIGNS = row(12, 60, 110);

const REPORT_LENGTHS: Readonly<Record<ReportSubject, SubjectLength>> = {
  wholeChart: row(32, 75, 140),
  rulerHouses: row(12, 70, 125),
  stelliumHouses: row(12, 70, 125),
  saturnReturnHouses: row(12, 70, 125),
  lifeCycles: row(12, 65, 125),
  houseSigns: row(144, 32, 66),
  houseRulers: row(144, 32, 66),
  returnRising: row(12, 85, 150),
  returnSun: row(12, 85, 150),
  returnMoon: row(12, 85, 150),
  longTransits: row(105, 80, 145),
  slowHouses: row(24, 80, 145),
  bondSuns: row(10, 80, 145),
  bondMoons: row(10, 80, 145),
  bondDesire: row(10, 80, 145),
  bondAspects: row(42, 75, 140),
  descendantSigns: row(12, 75, 135),
  compositeSun: row(12, 75, 135),
  vocationMidheaven: row(12, 105, 185),
  vocationRuler: row(12, 85, 155),
  workdaySigns: row(12, 65, 115),
  earningSigns: row(12, 65, 115),
  masteryHouses: row(12, 70, 125),
  junoSigns: row(12, 105, 185),
  junoLongHouses: row(12, 90, 155),
  junoLongAspects: row(18, 70, 130),
  junoRuler: row(12, 65, 115),
  childSun: row(12, 70, 125),
  childMoon: row(12, 70, 125),
  childRising: row(12, 70, 125),
  childMercury: row(12, 70, 125),
  childMars: row(12, 70, 125),
  childElements: row(8, 65, 120),
};

/** Of every subject; of the 195 kinds of aspect between Sun to Pluto and the two angles, five cannot occur at a birth. */
export const SUBJECT_LENGTHS: Readonly<Record<Subject, SubjectLength>> = {
  rising: SIGNS,
  sun: SIGNS,
  moon: SIGNS,
  mercury: SIGNS,
  venus: SIGNS,
  mars: SIGNS,
  jupiter: SIGNS,
  saturn: SIGNS,
  uranus: SIGNS,
  neptune: SIGNS,
  pluto: SIGNS,
  node: SIGNS,
  juno: SIGNS,
  chiron: SIGNS,
  lilith: SIGNS,
  midheaven: SIGNS,
  shortLines: row(36, 4, 20),
  risingPortraits: row(12, 25, 40),
  planetHouses: row(132, 50, 90),
  junoHouses: row(12, 50, 90),
  aspects: row(190, 40, 80),
  junoAspects: row(36, 40, 80),
  natalRetrogrades: row(8, 40, 75),
  oppositions: row(62, 35, 65),
  quincunxes: row(62, 26, 50),
  pointAspects: row(120, 26, 52),
  pointHouses: row(24, 45, 80),
  southNode: row(12, 35, 65),
  descendant: row(12, 40, 75),
  imumCoeli: row(12, 40, 75),
  fortuneHouses: row(12, 35, 65),
  vertexSigns: row(12, 12, 28),
  cuspSigns: row(96, 12, 28),
  rulerPlaces: row(144, 12, 30),
  eclipseTouches: row(24, 35, 65),
  moonAngles: row(6, 12, 36),
  compositeSigns: row(60, 26, 52),
  compositeHouses: row(48, 24, 46),
  compositeAspects: row(30, 26, 52),
  sunPairs: row(78, 35, 62),
  moonPairs: row(78, 32, 60),
  venusMarsPairs: row(144, 24, 48),
  synastry: row(105, 40, 80),
  overlays: row(60, 32, 70),
  solarEclipse: row(12, 50, 90),
  lunarEclipse: row(12, 50, 90),
  eclipseHouses: row(24, 35, 80),
  ingresses: row(60, 32, 70),
  eventLunations: row(24, 40, 70),
  eventRetrogrades: row(36, 40, 72),
  slowAspects: row(40, 40, 72),
  eclipseAxes: row(12, 50, 88),
  eclipseSigns: row(36, 16, 34),
  moonToday: row(12, 25, 50),
  moonPhases: row(8, 30, 60),
  retrogrades: row(8, 45, 85),
  natalTransits: row(324, 14, 36),
  transitHouses: row(252, 24, 55),
  moonHouses: row(36, 16, 38),
  lunationHouses: row(72, 26, 55),
  dayOpenings: row(108, 32, 46),
  dayLove: row(108, 22, 34),
  dayWork: row(108, 26, 34),
  dayEnergy: row(108, 22, 29),
  dayKeep: row(108, 8, 16),
  dayMeetings: row(108, 8, 20),
  dayLunations: row(48, 8, 20),
  monthOpenings: row(36, 80, 110),
  monthClosings: row(36, 45, 105),
  monthRetrogrades: row(84, 32, 50),
  weekOpenings: row(108, 22, 38),
  weekRetrogrades: row(12, 12, 20),
  weekDays: row(48, 49, 70),
  weekLunations: row(48, 12, 24),
  weekEntries: row(48, 10, 24),
  weekTurns: row(24, 10, 24),
  weekClosings: row(36, 20, 42),
  yearJupiter: row(24, 66, 96),
  yearSaturn: row(24, 62, 94),
  yearRetrogrades: row(24, 13, 28),
  yearLeavings: row(36, 35, 54),
  yearEclipses: row(24, 28, 54),
  yearQuarters: row(48, 50, 90),
  yearDrives: row(48, 13, 36),
  yearClosings: row(24, 43, 72),
  ...REPORT_LENGTHS,
};

/** Every text of a subject with its path of keys: `sun.moon.joined`. */
export function* flatTexts(value: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* flatTexts(inner, path ? `${path}.${key}` : key);
  }
}

/** Words as a reader counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).length;
}
