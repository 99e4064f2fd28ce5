import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { SignId } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import type { NatalChartAnswer } from '../../client/api/natal-chart.ts';
import type { PlacementTexts } from '../../client/components/natal-result/meanings.tsx';
import { NatalResult } from '../../client/components/natal-result/natal-result.tsx';
import { SIGN_SUBJECTS, type SignSubject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { BirthCalculator } from '../births/birth-calculator.tsx';
import { Guide } from '../births/guide.tsx';
import { type BirthData, loadBirth, NO_BIRTH } from '../births/load-birth.ts';
import { href } from '../href.ts';
import { definePage, type PageOutcome, type PageRequest } from '../page.ts';
import { decodeChart, encodeChart } from '../shared-chart.ts';
import { pictureLink } from '../stencil/load-stencil.ts';
import { natalStyles } from './natal-chart/styles.ts';

/** Parameter of a link that shows a chart without its birth date, time or place. */
const SHARE_PARAMETER = 'c';

const TOPICS = ['what', 'time', 'systems'] as const;

interface NatalResultData {
  figure: ChartFigure;
  /** Null for a chart that came by a link. */
  chart: NatalChartAnswer | null;
  texts: PlacementTexts;
}

type NatalData = BirthData<NatalResultData>;

function signOfSubject(subject: SignSubject, { bodies, angles }: ChartFigure): SignId | undefined {
  if (subject === 'rising') return angles ? signOf(angles.ascendant) : undefined;
  return bodies.find(({ id }) => id === subject)?.sign;
}

/** The texts of this chart's placements, and of no other. */
async function textsOf(figure: ChartFigure, language: Language): Promise<PlacementTexts> {
  const entries = await Promise.all(
    SIGN_SUBJECTS.map(async (subject) => {
      const sign = signOfSubject(subject, figure);
      return sign ? [[subject, (await loadTexts(language, subject))[sign]] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

async function loadShared(text: string, { language }: PageRequest): Promise<PageOutcome<NatalData>> {
  const figure = decodeChart(text);
  if (!figure) return { notFound: true };
  const texts = await textsOf(figure, language);
  return { data: { ...NO_BIRTH, result: { figure, chart: null, texts } }, personal: true };
}

export const page = definePage<NatalData, 'natal' | 'astro' | 'errors'>({
  namespaces: ['natal', 'astro', 'errors'],
  styles: natalStyles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  acceptsForm: true,
  query: [SHARE_PARAMETER],

  load: (request) => {
    const shared = request.form ? null : request.query.get(SHARE_PARAMETER);
    if (shared !== null) return loadShared(shared, request);
    return loadBirth(request, async (chart) => ({
      figure: chart,
      chart,
      texts: await textsOf(chart, request.language),
    }));
  },

  head: ({ words, language }) => ({
    title: words.t('natal.title'),
    description: words.t('natal.description'),
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
              astro={words.section('astro')}
              tag={words.tag}
              shareUrl={`${path}?${SHARE_PARAMETER}=${encodeChart(result.figure)}`}
              pictureUrl={pictureLink(language, result.figure, result.chart)}
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
