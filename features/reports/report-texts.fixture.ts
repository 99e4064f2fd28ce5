import { ELEMENT_IDS, MODE_IDS, SIGN_IDS } from '../../astrology/ids.ts';
import { LIFE_CYCLE_IDS } from '../../astrology/transits/life-cycles.ts';
import { SUBJECT_LENGTHS } from '../../locales/interpretation-lengths.ts';
import {
  BOND_PAIRS,
  ELEMENT_PAIRS,
  LONG_TRANSIT_MOVERS,
  LONG_TRANSIT_POINTS,
  type ReportInterpretations,
  type ReportSubject,
} from '../../locales/report-text-types.ts';

/** The texts that are sold, made up by their keys: as long as the true ones will be, and each unlike any other. */

type Tree = string | { readonly [key: string]: Tree };

const HOUSES = Array.from({ length: 12 }, (_, index) => String(index + 1));
const KINDS = ['joined', 'flowing', 'tense'];
const JUNO_PARTNERS = ['sun', 'moon', 'venus', 'mars', 'saturn', 'ascendant'];

/** The keys of a subject's texts, from the outside in. */
type Keys = readonly (readonly string[])[];

const SIGNS: Keys = [SIGN_IDS];
const IN_HOUSES: Keys = [HOUSES];

const SHAPES: Readonly<Record<Exclude<ReportSubject, 'wholeChart'>, Keys>> = {
  rulerHouses: IN_HOUSES,
  stelliumHouses: IN_HOUSES,
  saturnReturnHouses: IN_HOUSES,
  lifeCycles: [LIFE_CYCLE_IDS],
  houseSigns: [HOUSES, SIGN_IDS],
  houseRulers: [HOUSES, HOUSES],
  returnRising: SIGNS,
  returnSun: IN_HOUSES,
  returnMoon: IN_HOUSES,
  longTransits: [LONG_TRANSIT_MOVERS, LONG_TRANSIT_POINTS, KINDS],
  slowHouses: [['jupiter', 'saturn'], HOUSES],
  bondSuns: [ELEMENT_PAIRS],
  bondMoons: [ELEMENT_PAIRS],
  bondDesire: [ELEMENT_PAIRS],
  bondAspects: [BOND_PAIRS, KINDS],
  descendantSigns: SIGNS,
  compositeSun: IN_HOUSES,
  vocationMidheaven: SIGNS,
  vocationRuler: IN_HOUSES,
  workdaySigns: SIGNS,
  earningSigns: SIGNS,
  masteryHouses: IN_HOUSES,
  junoSigns: SIGNS,
  junoLongHouses: IN_HOUSES,
  junoLongAspects: [JUNO_PARTNERS, KINDS],
  junoRuler: IN_HOUSES,
  childSun: SIGNS,
  childMoon: SIGNS,
  childRising: SIGNS,
  childMercury: SIGNS,
  childMars: SIGNS,
  childElements: [['leads', 'lacks'], ELEMENT_IDS],
};

const WHOLE: Readonly<Record<string, readonly string[]>> = {
  elementLeads: ELEMENT_IDS,
  elementLacks: ELEMENT_IDS,
  modeLeads: MODE_IDS,
  modeLacks: MODE_IDS,
  sunMoon: ELEMENT_PAIRS,
  hemispheres: ['above', 'below', 'east', 'west'],
  aspects: ['flowing', 'tense', 'mixed', 'few'],
};

/** Writes a text of so many words for a path of keys such as `houseSigns.1.leo`. */
export type WriteText = (path: string, words: number) => string;

function grow(path: string, [keys, ...inner]: Keys, words: number, write: WriteText): Tree {
  if (!keys) return write(path, words);
  return Object.fromEntries(keys.map((key) => [key, grow(`${path}.${key}`, inner, words, write)]));
}

function averageOf(subject: ReportSubject): number {
  const { least, most } = SUBJECT_LENGTHS[subject];
  return Math.round((least + most) / 2);
}

/** All texts that are sold, as one writes them. */
export function reportTexts(write: WriteText): ReportInterpretations {
  const whole = averageOf('wholeChart');
  const wholeChart = Object.fromEntries(
    Object.entries(WHOLE).map(([part, keys]) => [part, grow(`wholeChart.${part}`, [keys], whole, write)]),
  );
  const others = Object.entries(SHAPES).map(([subject, keys]) => [
    subject,
    grow(subject, keys, averageOf(subject as ReportSubject), write),
  ]);
  return { wholeChart, ...Object.fromEntries(others) } as unknown as ReportInterpretations;
}

/** A text that says no more than which it is. */
export function named(path: string, words: number): string {
  return [path, ...Array.from({ length: words - 1 }, () => 'word')].join(' ');
}
