import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { SignChange } from '../../astrology/day-facts.ts';
import type { SignId } from '../../astrology/ids.ts';
import type { SignSubject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { readAspects } from './aspect-reading.ts';
import { readHouses } from './house-reading.ts';
import { readLots } from './lot-reading.ts';
import { readPlacement } from './placement-reading.ts';
import type { NatalReading, OpenReading, PlacementReading, ReadPoint } from './reading-types.ts';
import { withoutHouse } from './without-house.ts';

/** The points that are written about, the chief ones first, each with its subject. */
const SUBJECTS: readonly (readonly [ReadPoint, SignSubject])[] = [
  ['sun', 'sun'],
  ['moon', 'moon'],
  ['ascendant', 'rising'],
  ['mercury', 'mercury'],
  ['venus', 'venus'],
  ['mars', 'mars'],
  ['jupiter', 'jupiter'],
  ['saturn', 'saturn'],
  ['midheaven', 'midheaven'],
  ['uranus', 'uranus'],
  ['neptune', 'neptune'],
  ['pluto', 'pluto'],
  ['trueNode', 'node'],
  ['meanNode', 'node'],
  ['juno', 'juno'],
  ['chiron', 'chiron'],
  ['meanLilith', 'lilith'],
  ['trueLilith', 'lilith'],
];

/** What is written on some of a chart's points, in the order that they are asked for. */
export async function readPoints(
  points: readonly ReadPoint[],
  chart: ChartFigure,
  language: Language,
): Promise<PlacementReading[]> {
  const rows = points.flatMap((wanted) => SUBJECTS.filter(([point]) => point === wanted));
  return (await Promise.all(rows.map((row) => readPlacement(row, chart, language)))).flat();
}

/** What a body means in each of the signs that it passed through; nothing where those are not known. */
async function readOpen(
  [point, subject]: (typeof SUBJECTS)[number],
  signChanges: readonly SignChange[],
  language: Language,
): Promise<OpenReading[]> {
  const own = signChanges.filter(({ body }) => body === point);
  const [first] = own;
  if (!first) return [];
  const texts = await loadTexts(language, subject);
  const signs = new Set(own.flatMap(({ from, to }) => [from, to]));
  return [
    {
      point: first.body,
      signs: [...signs].map((sign) => [sign, withoutHouse(texts[sign], subject, language)]),
    },
  ];
}

/** What is read of an Ascendant that is known by its sign alone. */
async function readRising(sign: SignId, language: Language): Promise<OpenReading[]> {
  const texts = await loadTexts(language, 'rising');
  return [{ point: 'ascendant', signs: [[sign, texts[sign]]] }];
}

/** What the day of birth leaves open where its hour is unknown. */
interface OpenFacts {
  /** Bodies whose sign is open. */
  unsteady: ReadonlySet<string>;
  /** The signs that those passed through; none where they are not known, and where no sign is open. */
  signChanges: readonly SignChange[];
  /** The sign that rose all the while; null where the chart has angles, and where more than one rose. */
  rising?: SignId | null;
}

/**
 * A chart's texts in one language: those of its own placements and aspects, and no others. A body whose sign the day of birth
 * leaves open is read in each sign that it passed through, or not at all where those are not known.
 */
export async function readChart(
  chart: ChartFigure,
  language: Language,
  { unsteady, signChanges, rising }: OpenFacts,
): Promise<NatalReading> {
  const [placements, lots, aspects, houses] = await Promise.all([
    Promise.all(
      SUBJECTS.map((row) => {
        if (rising && row[0] === 'ascendant') return readRising(rising, language);
        return unsteady.has(row[0])
          ? readOpen(row, signChanges, language)
          : readPlacement(row, chart, language);
      }),
    ),
    readLots(chart, language),
    readAspects(chart, language),
    readHouses(chart, language),
  ]);
  return { placements: placements.flat(), lots, aspects, houses };
}
