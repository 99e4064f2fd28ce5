import { type BodyYear, bodyYear } from '../../../astrology/body-year.ts';
import { aspectsWith, bodyOf } from '../../../astrology/chart-facts.ts';
import type { BodyPosition } from '../../../astrology/chart-types.ts';
import { SIGN_IDS } from '../../../astrology/ids.ts';
import type { GlyphId } from '../../../client/components/glyph-paths.ts';
import { ALL_GLYPH_IDS, GlyphSprite } from '../../../client/components/glyphs.tsx';
import { JunoResult } from '../../../client/components/juno-result/juno-result.tsx';
import resultStyles from '../../../client/components/juno-result/juno-result.tsx?styles';
import { JunoYear } from '../../../client/components/juno-result/juno-year.tsx';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { readAspects } from '../../../features/readings/aspect-reading.ts';
import { readPoints } from '../../../features/readings/natal-reading.ts';
import type { AspectReading, PlacementReading } from '../../../features/readings/reading-types.ts';
import { unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { BirthCalculator } from '../../births/birth-calculator.tsx';
import { birthScript } from '../../births/birth-script.ts';
import { chartLink } from '../../births/chart-link.ts';
import { Guide } from '../../births/guide.tsx';
import { type BirthData, loadBirth } from '../../births/load-birth.ts';
import { wholeChartPath } from '../../births/whole-chart-path.ts';
import { withFaults } from '../../births/with-faults.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageRequest } from '../../page.ts';
import { bookWay } from '../../reports/book-way.ts';
import styles from './page.tsx?styles';

interface JunoResultData {
  chart: BirthChart;
  juno: BodyPosition;
  aspects: readonly AspectReading[];
  readings: readonly PlacementReading[];
}

interface JunoData {
  birth: BirthData<JunoResultData>;
  year: number;
  way: BodyYear;
}

/** What the page draws without a birth. */
const YEAR_GLYPHS: readonly GlyphId[] = [...SIGN_IDS, 'retrograde'];
/** What a result, which may be swapped in later, draws beside those. */
const RESULT_GLYPHS = ALL_GLYPH_IDS.filter((id) => !YEAR_GLYPHS.includes(id));

const TOPICS = ['bond', 'place', 'source'] as const;

async function junoOf(chart: BirthChart, { language }: PageRequest): Promise<JunoResultData> {
  const [readings, aspects] = await Promise.all([
    unsteadyBodies(chart, chart).has('juno') ? [] : readPoints(['juno'], chart, language),
    readAspects({ ...chart, aspects: aspectsWith(chart.aspects, 'juno') }, language),
  ]);
  return { chart, juno: bodyOf(chart.bodies, 'juno'), aspects, readings };
}

export const page = definePage<JunoData, 'juno' | 'natal' | 'astro' | 'errors' | 'zone'>({
  namespaces: ['juno', 'natal', 'astro', 'errors', 'zone'],
  zoned: true,
  styles: ({ birth }) =>
    birth.result ? [...styles, ...resultStyles] : withFaults(styles, birth.failure !== null),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  explainedBy: ['juno'],
  limit: 'charts',
  acceptsForm: true,

  load: needing(['births'], async (request) => {
    const outcome = await loadBirth(request, (chart) => junoOf(chart, request));
    const year = new Date(request.nowMs).getUTCFullYear();
    return { ...outcome, data: { birth: outcome.data, year, way: bodyYear('juno', year) } };
  }),

  head: ({ data, words }) => ({
    title: words.t('juno.title'),
    inline: birthScript(data.birth, { answers: 'page' }),
    description: words.t('juno.description'),
    jsonLd: [{ '@type': 'WebApplication', name: words.t('juno.title'), inLanguage: words.tag }],
  }),

  View: ({ data: { birth, year, way }, words, language, path, clock, articles }) => {
    const juno = words.section('juno');
    const astro = words.section('astro');
    const { result } = birth;
    return (
      <>
        <GlyphSprite glyphs={YEAR_GLYPHS} />
        <BirthCalculator
          words={words}
          heading={juno.heading}
          lede={juno.lede}
          path={path}
          data={birth}
          button={juno.form}
          result={
            result && (
              <>
                <GlyphSprite glyphs={RESULT_GLYPHS} />
                <JunoResult
                  {...result}
                  page={juno.heading}
                  words={juno.result}
                  natal={words.section('natal')}
                  astro={astro}
                  tag={words.tag}
                  natalPath={wholeChartPath(language)}
                  glossaryPath={href('glossary', language)}
                  chatPath={href('celestia-astrologer-chat', language)}
                  shareUrl={chartLink(language, result.chart)}
                />
              </>
            )
          }
        >
          <JunoYear
            year={year}
            way={way}
            words={juno.year}
            zoneWords={words.section('zone')}
            astro={astro}
            clock={clock}
          />
          <Guide
            heading={juno.guide.heading}
            topics={TOPICS.map((topic) => juno.guide[topic])}
            articles={[...articles, bookWay('juno', juno.guide.book, language)]}
          />
        </BirthCalculator>
      </>
    );
  },
});
