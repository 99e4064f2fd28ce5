import { chartRulerOf } from '../../../astrology/balance.ts';
import { GlyphSprite, glyphsOfChart } from '../../../client/components/glyphs.tsx';
import { RisingResult } from '../../../client/components/rising-result/rising-result.tsx';
import resultStyles from '../../../client/components/rising-result/rising-result.tsx?styles';
import type { UncertainBirth } from '../../../client/components/uncertain-time/uncertain-birth.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { readPoints } from '../../../features/readings/natal-reading.ts';
import type { PlacementReading } from '../../../features/readings/reading-types.ts';
import { BirthCalculator } from '../../births/birth-calculator.tsx';
import { birthScript } from '../../births/birth-script.ts';
import { chartLink } from '../../births/chart-link.ts';
import { Guide } from '../../births/guide.tsx';
import { type BirthData, loadBirth } from '../../births/load-birth.ts';
import { loadUncertain } from '../../births/load-uncertain.ts';
import { wholeChartPath } from '../../births/whole-chart-path.ts';
import { withFaults } from '../../births/with-faults.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import styles from './page.tsx?styles';

interface RisingData {
  /** Of what was told. */
  chart: BirthChart;
  /** Null where the time is known. */
  uncertain: UncertainBirth | null;
  /** The rising sign and its ruler, known or guessed; nothing where the hour is unknown. */
  readings: readonly PlacementReading[];
}

const TOPICS = ['face', 'houses', 'hour'] as const;

export const page = definePage<BirthData<RisingData>, 'rising' | 'natal' | 'hours' | 'astro' | 'errors'>({
  namespaces: ['rising', 'natal', 'hours', 'astro', 'errors'],
  styles: ({ result, failure }) =>
    result ? [...styles, ...resultStyles] : withFaults(styles, failure !== null),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  explainedBy: ['rising-sign', 'birth-times'],
  limit: 'charts',
  acceptsForm: true,

  load: needing(['births'], (request) =>
    loadBirth(request, async (chart, guess) => {
      const { form, language } = request;
      const drawn = guess?.chart ?? chart;
      const ruler = chartRulerOf(drawn);
      const points = ruler ? (['ascendant', ruler] as const) : [];
      const [readings, uncertain] = await Promise.all([
        readPoints(points, drawn, language),
        loadUncertain({ chart, guess, form, language }),
      ]);
      return { chart, uncertain, readings };
    }),
  ),

  head: ({ data, words }) => ({
    title: words.t('rising.title'),
    inline: birthScript(data, { answers: 'page' }),
    description: words.t('rising.description'),
    jsonLd: [{ '@type': 'WebApplication', name: words.t('rising.title'), inLanguage: words.tag }],
  }),

  View: ({ data, words, language, path, articles }) => {
    const rising = words.section('rising');
    return (
      <BirthCalculator
        words={words}
        heading={rising.heading}
        lede={rising.lede}
        path={path}
        data={data}
        button={rising.form}
        result={
          data.result && (
            <>
              <GlyphSprite glyphs={glyphsOfChart(data.result.uncertain?.guess?.chart ?? data.result.chart)} />
              <RisingResult
                {...data.result}
                page={rising.heading}
                words={rising.result}
                natal={words.section('natal')}
                hours={words.section('hours')}
                astro={words.section('astro')}
                tag={words.tag}
                path={path}
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
          heading={rising.guide.heading}
          topics={TOPICS.map((topic) => rising.guide[topic])}
          articles={articles}
        />
      </BirthCalculator>
    );
  },
});
