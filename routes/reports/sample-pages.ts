import { withChosenNode } from '../../astrology/chart-facts.ts';
import type { ChartFigure } from '../../astrology/chart-types.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import type { SamplePage } from '../../client/components/bookshop/spread.tsx';
import { chapter, figureOf } from '../../features/reports/book-blocks.ts';
import { aspectsTable, positionsTable } from '../../features/reports/book-tables.ts';
import type { ReportId } from '../../features/reports/report-kinds.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { BookWords } from '../../locales/en/book.ts';

/** A sky of nobody's: an instant and a place that were made up, so that no page shows a person. */
const SAMPLE_MOMENT = {
  instantMs: Date.UTC(1988, 3, 17, 6, 40),
  latitudeDeg: 41.39,
  longitudeDeg: 2.17,
  houseSystem: 'placidus',
} as const;

/** Computed once an isolate. */
let computed: ChartFigure | null = null;

export function sampleFigure(): ChartFigure {
  computed ??= figureOf(withChosenNode(computeChart(SAMPLE_MOMENT), 'true'));
  return computed;
}

type Opening = readonly [SamplePage, SamplePage];

function chaptersOf(id: ReportId, { chapters }: BookWords): { title: string; lead: string }[] {
  return Object.values(chapters[id]);
}

/** How a book's first chapter opens, and the figures that stand at its end. */
export function sampleOpening(id: ReportId, words: BookWords, astro: AstroWords): Opening {
  const [first] = chaptersOf(id, words);
  return [first ? chapter('opening', first) : [], [positionsTable(sampleFigure(), { words, astro })]];
}

const MOST_ASPECTS = 12;

/** The wheel of the sample, and its tightest aspects. */
export function sampleSky(words: BookWords, astro: AstroWords): Opening {
  const inner = sampleFigure();
  const aspects = inner.aspects.toSorted((a, b) => a.orb - b.orb).slice(0, MOST_ASPECTS);
  return [
    [{ kind: 'wheel', caption: words.captions.natal, inner, outer: null }],
    aspectsTable(aspects, { words, astro }),
  ];
}

/** How two more chapters open. */
export function sampleChapters(id: ReportId, words: BookWords): Opening {
  const [, second, third] = chaptersOf(id, words);
  return [second ? chapter('second', second) : [], third ? chapter('third', third) : []];
}
