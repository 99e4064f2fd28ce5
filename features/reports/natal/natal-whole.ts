import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { isOfGeneration } from '../../../astrology/patterns/generations.ts';
import { fullSides, hemispheresOf } from '../../../astrology/patterns/hemispheres.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { WholeChartTexts } from '../../../locales/report-text-types.ts';
import { chapter, heading, paragraph } from '../book-blocks.ts';
import type { ReadChart } from '../read-chart.ts';
import { elementPairOf, temperamentOf } from '../temperament.ts';
import type { NatalGiven } from './natal-given.ts';

/** A chart has a dozen aspects among its planets; so many are few. */
const FEW_ASPECTS = 5;
/** One kind outweighs the other from here on. */
const OUTWEIGHS = 1.6;

const MAIN_BODIES: ReadonlySet<string> = new Set(MAIN_BODY_IDS);

/** What kind of aspects a chart mostly has; without an hour those of the Moon are wanting, and nothing is said of their number. */
export function aspectMood({
  aspects,
  angles,
}: Pick<ReadChart, 'aspects' | 'angles'>): keyof WholeChartTexts['aspects'] {
  const kinds = aspects
    .filter(({ first, second }) => MAIN_BODIES.has(first) && MAIN_BODIES.has(second))
    .filter((aspect) => !isOfGeneration(aspect))
    .map(({ aspect }) => ASPECT_KINDS[aspect]);
  const [flowing, tense] = [
    kinds.filter((kind) => kind === 'flowing').length,
    kinds.filter((kind) => kind === 'tense').length,
  ];
  if (angles && kinds.length <= FEW_ASPECTS) return 'few';
  if (flowing > tense * OUTWEIGHS) return 'flowing';
  return tense > flowing * OUTWEIGHS ? 'tense' : 'mixed';
}

/** The chart as a whole: what leads in it, what is lacking, and how to hold what pulls apart. */
export function natalWhole({ chart, texts, words }: NatalGiven): BookBlock[] {
  const { wholeChart } = texts;
  const { whole } = words;
  const told = (title: string, text: string) => [heading(title), paragraph('wholeChart', text)];
  const { elementLeads, elementLacks, modeLeads, modeLacks } = temperamentOf(chart, chart.open);
  const [sun, moon] = (['sun', 'moon'] as const).map((id) => chart.bodies.find((body) => body.id === id));
  const sides = hemispheresOf(chart.bodies, chart.angles);
  const mood = aspectMood(chart);
  return [
    ...chapter('whole', words.chapters.natal.whole),
    ...elementLeads.flatMap((id) => told(whole.leads[id], wholeChart.elementLeads[id])),
    ...elementLacks.flatMap((id) => told(whole.lacks[id], wholeChart.elementLacks[id])),
    ...modeLeads.flatMap((id) => told(whole.modeLeads[id], wholeChart.modeLeads[id])),
    ...modeLacks.flatMap((id) => told(whole.modeLacks[id], wholeChart.modeLacks[id])),
    ...(sun && moon ? told(whole.sunMoon, wholeChart.sunMoon[elementPairOf(sun.sign, moon.sign)]) : []),
    ...fullSides(sides).flatMap((side) => told(whole.hemispheres[side], wholeChart.hemispheres[side])),
    ...told(whole.aspects[mood], wholeChart.aspects[mood]),
  ];
}
