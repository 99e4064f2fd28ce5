import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { NatalResult } from '../../../client/components/natal-result/natal-result.tsx';
import resultStyles from '../../../client/components/natal-result/natal-result.tsx?styles';
import type { UncertainBirth } from '../../../client/components/uncertain-time/uncertain-birth.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { readChart } from '../../../features/readings/natal-reading.ts';
import type { NatalReading } from '../../../features/readings/reading-types.ts';
import { sharedAspects, unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { signChartOf } from '../../../features/stencil/sign-chart.ts';
import { BirthCalculator } from '../../births/birth-calculator.tsx';
import { birthScript } from '../../births/birth-script.ts';
import { Guide } from '../../births/guide.tsx';
import { type BirthData, loadBirth, NO_BIRTH } from '../../births/load-birth.ts';
import { loadUncertain } from '../../births/load-uncertain.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageOutcome, type PageRequest } from '../../page.ts';
import { decodeChart, encodeChart } from '../../shared-chart.ts';
import { pictureLink } from '../../stencil/load-stencil.ts';
import styles from './page.tsx?styles';

/** Parameter of a link that shows a chart without its birth date, time or place. */
const SHARE_PARAMETER = 'c';

const TOPICS = ['what', 'time', 'systems'] as const;

interface NatalResultData {
  /** Where a rising sign was guessed, as it would be then. */
  figure: ChartFigure;
  /** As it was told; null for a chart that came by a link. */
  chart: BirthChart | null;
  /** Null where the time is known. */
  uncertain: UncertainBirth | null;
  reading: NatalReading;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** The chart as a link has it, without a guess. */
  code: string;
  /** The chart in a sentence or three, for whoever is shown its link. */
  brief: string | null;
}

type NatalData = BirthData<NatalResultData>;

async function loadShared(text: string, { language }: PageRequest): Promise<PageOutcome<NatalData>> {
  const decoded = decodeChart(text);
  if (!decoded) return { notFound: true };
  const figure = { ...decoded, aspects: sharedAspects(decoded) };
  const unsteady = unsteadyBodies(figure, null);
  const [reading, lines] = await Promise.all([
    readChart(figure, language, unsteady),
    bigThreeLines(signChartOf(figure, unsteady), language),
  ]);
  const brief = Object.values(lines).join(' ') || null;
  return {
    data: {
      ...NO_BIRTH,
      result: { figure, chart: null, uncertain: null, reading, unsteady, code: text, brief },
    },
    personal: true,
  };
}

export const page = definePage<NatalData, 'natal' | 'hours' | 'astro' | 'errors'>({
  namespaces: ['natal', 'hours', 'astro', 'errors'],
  styles: ({ result }) => (result ? [...styles, ...resultStyles] : styles),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'charts',
  acceptsForm: true,
  query: [SHARE_PARAMETER],

  load: needing(['births'], (request) => {
    const shared = request.form ? null : request.query.get(SHARE_PARAMETER);
    if (shared !== null) return loadShared(shared, request);
    return loadBirth(request, async (chart, guess) => {
      const drawn = guess?.chart ?? chart;
      const unsteady = unsteadyBodies(drawn, drawn);
      const [reading, uncertain] = await Promise.all([
        readChart(drawn, request.language, unsteady),
        loadUncertain({ chart, guess, form: request.form, language: request.language }),
      ]);
      return { figure: drawn, chart, uncertain, reading, unsteady, code: encodeChart(chart), brief: null };
    });
  }),

  head: ({ data, words, language }) => ({
    title: data.result?.chart ? words.t('natal.result.heading') : words.t('natal.title'),
    inline: birthScript(data),
    description: data.result?.brief ?? words.t('natal.description'),
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: words.t('natal.title'),
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        inLanguage: words.tag,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        url: href('natal-chart', language),
      },
    ],
  }),

  View: ({ data, words, language }) => {
    const natal = words.section('natal');
    const path = href('natal-chart', language);
    const { result } = data;
    return (
      <BirthCalculator
        words={words}
        heading={natal.heading}
        lede={natal.lede}
        path={path}
        data={data}
        keeps={result?.chart !== null}
        result={
          result && (
            <NatalResult
              {...result}
              words={natal}
              hours={words.section('hours')}
              astro={words.section('astro')}
              tag={words.tag}
              shareUrl={`${path}?${SHARE_PARAMETER}=${result.code}`}
              pictureUrl={pictureLink(language, result.chart ?? result.figure, result.chart)}
              formPath={path}
            />
          )
        }
      >
        <Guide heading={natal.guide.heading} topics={TOPICS.map((topic) => natal.guide[topic])} />
      </BirthCalculator>
    );
  },
});
