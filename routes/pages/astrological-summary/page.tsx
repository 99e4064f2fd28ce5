import type { SignId } from '../../../astrology/ids.ts';
import { bodyPosition } from '../../../astrology/positions.ts';
import { signOf } from '../../../astrology/signs.ts';
import { currentTransits } from '../../../astrology/transits/current-transits.ts';
import { type Transit, transitsOver } from '../../../astrology/transits/find-transits.ts';
import { natalPointsOf } from '../../../astrology/transits/natal-points.ts';
import type { MoverId } from '../../../astrology/transits/transit-movers.ts';
import { ALL_GLYPH_IDS, GlyphSprite } from '../../../client/components/glyphs.tsx';
import type { ReadTransit } from '../../../client/components/summary/now-transits.tsx';
import { SummaryResult } from '../../../client/components/summary/summary-result.tsx';
import resultStyles from '../../../client/components/summary/summary-result.tsx?styles';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { readAspects } from '../../../features/readings/aspect-reading.ts';
import { type BigThreeLines, bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import type { AspectReading } from '../../../features/readings/reading-types.ts';
import { unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { signChartOf } from '../../../features/stencil/sign-chart.ts';
import { textInOrder } from '../../../locales/aspect-texts.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import { BirthCalculator } from '../../births/birth-calculator.tsx';
import { birthScript } from '../../births/birth-script.ts';
import { chartLink } from '../../births/chart-link.ts';
import { Guide } from '../../births/guide.tsx';
import { type BirthData, loadBirth } from '../../births/load-birth.ts';
import { wholeChartPath } from '../../births/whole-chart-path.ts';
import { withFaults } from '../../births/with-faults.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageRequest } from '../../page.ts';
import styles from './page.tsx?styles';

interface SummaryData {
  chart: BirthChart;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** Sun, Moon and Ascendant in a line each, as far as they are known. */
  lines: BigThreeLines;
  /** The closest aspects. */
  aspects: readonly AspectReading[];
  now: readonly ReadTransit[];
  year: { transits: readonly Transit[]; fromMs: number; toMs: number };
  moon: { sign: SignId; text: string };
}

const YEAR_MS = 365 * 86_400_000;
const SLOW_MOVERS: readonly MoverId[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const MAX_LONG_TRANSITS = 12;

/** What is explained below the form. */
const TOPICS = ['chart', 'today', 'year'] as const;

/** Aspects that are told, of those that are written about: the whole chart has a page of its own. */
const CLOSEST_ASPECTS = 5;

async function summaryOf(chart: BirthChart, { nowMs, language }: PageRequest): Promise<SummaryData> {
  const points = natalPointsOf(chart, nowMs);
  const toMs = nowMs + YEAR_MS;
  const ahead = transitsOver(points, nowMs, toMs, SLOW_MOVERS)
    .toSorted((a, b) => (a.exactMs[0] ?? toMs) - (b.exactMs[0] ?? toMs))
    .slice(0, MAX_LONG_TRANSITS);
  const sign = signOf(bodyPosition('moon', nowMs).longitudeDeg);
  const unsteady = unsteadyBodies(chart, chart);
  const [moonToday, lines, read, natalTransits] = await Promise.all([
    loadTexts(language, 'moonToday'),
    bigThreeLines(signChartOf(chart, unsteady), language),
    readAspects(chart, language),
    loadTexts(language, 'natalTransits'),
  ]);
  const now = currentTransits(points, nowMs);
  return {
    chart,
    unsteady,
    lines,
    aspects: read.filter(({ text }) => text !== null).slice(0, CLOSEST_ASPECTS),
    now: now.map((transit) => ({
      transit,
      text: textInOrder(natalTransits, {
        first: transit.mover,
        second: transit.point,
        aspect: transit.aspect,
      }),
    })),
    year: { transits: ahead, fromMs: nowMs, toMs },
    moon: { sign, text: moonToday[sign] },
  };
}

export const page = definePage<
  BirthData<SummaryData>,
  'summary' | 'synthesis' | 'natal' | 'astro' | 'errors' | 'zone'
>({
  namespaces: ['summary', 'synthesis', 'natal', 'astro', 'errors', 'zone'],
  // The result may be swapped in.
  zoned: true,
  styles: ({ result, failure }) =>
    result ? [...styles, ...resultStyles] : withFaults(styles, failure !== null),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  explainedBy: ['how-to-read-a-chart', 'moon-phases'],
  limit: 'charts',
  acceptsForm: true,

  load: needing(['births'], (request) => loadBirth(request, (chart) => summaryOf(chart, request))),

  head: ({ data, words }) => ({
    title: words.t('summary.title'),
    inline: birthScript(data, { answers: 'page' }),
    description: words.t('summary.description'),
    jsonLd: [{ '@type': 'WebApplication', name: words.t('summary.title'), inLanguage: words.tag }],
  }),

  View: ({ data, words, language, path, clock, articles }) => {
    const summary = words.section('summary');
    return (
      <BirthCalculator
        words={words}
        heading={summary.heading}
        lede={summary.lede}
        path={path}
        data={data}
        button={summary.form}
        result={
          data.result && (
            <>
              <GlyphSprite glyphs={ALL_GLYPH_IDS} />
              <SummaryResult
                {...data.result}
                page={summary.heading}
                words={summary.result}
                natal={words.section('natal')}
                astro={words.section('astro')}
                synthesis={words.section('synthesis')}
                zoneWords={words.section('zone')}
                clock={clock}
                natalPath={wholeChartPath(language)}
                glossaryPath={href('glossary', language)}
                chatPath={href('celestia-astrologer-chat', language)}
                shareUrl={chartLink(language, data.result.chart)}
              />
            </>
          )
        }
      >
        <Guide
          heading={summary.guide.heading}
          topics={TOPICS.map((topic) => summary.guide[topic])}
          articles={articles}
        />
      </BirthCalculator>
    );
  },
});
