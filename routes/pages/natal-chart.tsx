import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { SignId } from '../../astrology/ids.ts';
import { signOf } from '../../astrology/signs.ts';
import type { NatalChartAnswer } from '../../client/api/natal-chart.ts';
import { BirthFormIsland } from '../../client/components/birth-form/birth-form-island.tsx';
import type { PlacementTexts } from '../../client/components/natal-result/meanings.tsx';
import { NatalResult } from '../../client/components/natal-result/natal-result.tsx';
import { ChartResultIsland } from '../../client/islands/chart-result/chart-result-island.tsx';
import { SIGN_SUBJECTS, type SignSubject } from '../../locales/interpretation-types.ts';
import { loadSignTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../href.ts';
import { definePage, type PageOutcome, type PageRequest } from '../page.ts';
import { decodeChart, encodeChart } from '../shared-chart.ts';
import { type BirthFormFailure, birthFormProps } from './natal-chart/form-props.ts';
import { Guide } from './natal-chart/guide.tsx';
import { natalStyles } from './natal-chart/styles.ts';

/** Parameter of a link that shows a chart without its birth date, time or place. */
const SHARE_PARAMETER = 'c';

interface NatalData {
  /** What was typed, so that nothing is lost. */
  values: Readonly<Record<string, string>>;
  failure: BirthFormFailure | null;
  result: { figure: ChartFigure; chart: NatalChartAnswer | null; texts: PlacementTexts } | null;
}

function signOfSubject(subject: SignSubject, { bodies, angles }: ChartFigure): SignId | undefined {
  if (subject === 'rising') return angles ? signOf(angles.ascendant) : undefined;
  return bodies.find(({ id }) => id === subject)?.sign;
}

/** The texts of this chart's placements, and of no other. */
async function textsOf(figure: ChartFigure, language: Language): Promise<PlacementTexts> {
  const entries = await Promise.all(
    SIGN_SUBJECTS.map(async (subject) => {
      const sign = signOfSubject(subject, figure);
      return sign ? [[subject, (await loadSignTexts(language, subject))[sign]] as const] : [];
    }),
  );
  return Object.fromEntries(entries.flat());
}

async function loadPosted(
  form: Readonly<Record<string, string>>,
  { services, language }: PageRequest,
): Promise<PageOutcome<NatalData>> {
  const outcome = await services.castFromForm(form);
  if (!outcome.ok) {
    const status = outcome.code === 'places_unavailable' ? 503 : 422;
    return { data: { values: form, failure: outcome, result: null }, status, personal: true };
  }
  const { chart } = outcome;
  const texts = await textsOf(chart, language);
  return { data: { values: form, failure: null, result: { figure: chart, chart, texts } }, personal: true };
}

async function loadShared(text: string, { language }: PageRequest): Promise<PageOutcome<NatalData>> {
  const figure = decodeChart(text);
  if (!figure) return { notFound: true };
  const texts = await textsOf(figure, language);
  return { data: { values: {}, failure: null, result: { figure, chart: null, texts } }, personal: true };
}

export const page = definePage<NatalData, 'natal' | 'astro' | 'errors'>({
  namespaces: ['natal', 'astro', 'errors'],
  styles: natalStyles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  acceptsForm: true,
  query: [SHARE_PARAMETER],

  load: (request) => {
    if (request.form) return loadPosted(request.form, request);
    const shared = request.query.get(SHARE_PARAMETER);
    if (shared !== null) return loadShared(shared, request);
    return { data: { values: {}, failure: null, result: null } };
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

  View: ({ data: { values, failure, result }, words, language }) => {
    const natal = words.section('natal');
    const formPath = href('natal-chart', language);
    return (
      <div className="wrap natal">
        <h1>{natal.heading}</h1>
        <div id="chart-result">
          {result && (
            <ChartResultIsland words={natal} tag={words.tag} values={result.chart ? values : null}>
              <NatalResult
                {...result}
                words={natal}
                astro={words.section('astro')}
                tag={words.tag}
                shareUrl={`${formPath}?${SHARE_PARAMETER}=${encodeChart(result.figure)}`}
                formPath={formPath}
              />
            </ChartResultIsland>
          )}
        </div>
        <div className="natal__ask">
          {result ? <h2>{natal.result.change}</h2> : <p className="lede">{natal.lede}</p>}
          <BirthFormIsland {...birthFormProps(words, formPath, values, failure)} />
        </div>
        <Guide words={natal.guide} />
      </div>
    );
  },
});
