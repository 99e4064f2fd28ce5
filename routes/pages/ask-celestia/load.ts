import { withChosenNode } from '../../../astrology/chart-facts.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import { ABOUT_PARAMETER, questionAbout } from '../../../client/components/celestia/about-point.ts';
import type { AskedChart } from '../../../client/components/celestia/ask-answer.tsx';
import { pointOnWheel } from '../../../client/components/celestia/citation-text.ts';
import type { Said } from '../../../client/components/celestia/said.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { withTime } from '../../../features/births/clock-fields.ts';
import { readChart } from '../../../features/readings/natal-reading.ts';
import { sureFigure } from '../../../features/readings/sure-figure.ts';
import { sureRising } from '../../../features/readings/sure-rising.ts';
import { unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { loadCareWords } from '../../../locales/celestia.ts';
import type { CareWords } from '../../../locales/en/celestia/care.ts';
import { loadWords } from '../../../locales/index.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import { failureStatus } from '../../births/failure-status.ts';
import type { PageAnswer, ServedRequest } from '../../page.ts';
import type { AskRefusal, ModelSeat } from '../../services/celestia-service.ts';
import { inSentences } from './in-sentences.ts';
import { sampleAnswers } from './sample-answers.ts';

type Fields = Readonly<Record<string, string>>;

interface AskResult {
  said: Said;
  asked: AskedChart | null;
  care: CareWords;
}

/** What the page has to show: the form, with what was typed and why there is no answer, or the answer; samples beside the bare form. */
export interface AskData {
  question: string;
  /** Of the birth, as it was typed, and `without` where it was to be left out. */
  values: Fields;
  refusal: AskRefusal | null;
  result: AskResult | null;
  samples: readonly Said[];
  /** Of the tz database: by its clock the days of the answer, or of the samples, are told. */
  timeZone: string;
  /** Who is told of a question outside of the site; null: nobody. */
  model: ModelSeat | null;
}

/** Fields that say something of a birth by themselves; the rest are how its chart is drawn. */
const BIRTH_SIGNS = [
  'day',
  'month',
  'year',
  'hour',
  'minute',
  'time',
  'timeFrom',
  'timeTo',
  'dayPart',
  'place',
];

/** The birth of a posted form; null where none was told, or none is to be read. */
function birthOf(fields: Fields): Fields | null {
  if (fields.without === '1') return null;
  return BIRTH_SIGNS.some((name) => fields[name]?.trim()) ? fields : null;
}

/** The chart with the texts on what the answer rests on; null where nothing of it was read. */
async function chartOf(said: Said, birth: BirthChart | null, language: Language): Promise<AskedChart | null> {
  if (!birth || said.kind !== 'reading') return null;
  const unsteady = unsteadyBodies(birth, birth);
  const figure = withChosenNode(birth, birth.settings.node);
  const { placements } = await readChart(sureFigure(figure, birth.day), language, {
    unsteady,
    signChanges: birth.day?.signChanges ?? [],
    rising: sureRising(birth.day),
  });
  const cited = new Set<string | null>(said.citations.map(pointOnWheel));
  const readings = placements.filter(({ point }) => cited.has(point));
  return { birth, figure: steadyFigure(figure, unsteady), readings };
}

type AskRequest = ServedRequest<'celestia' | 'clocks'>;

async function loadPosted(form: Fields, request: AskRequest): Promise<PageAnswer<AskData>> {
  const { language, visitorZone: timeZone } = request;
  const { celestia } = request.services;
  const question = form.starter ?? form.question ?? '';
  const values = withTime(form);
  const bare = {
    question,
    values,
    refusal: null,
    result: null,
    samples: [],
    timeZone,
    model: celestia.model,
  };
  const outcome = await celestia.ask(question, birthOf(values));
  if ('refused' in outcome) {
    const { refused } = outcome;
    const data = { ...bare, refusal: refused };
    if (refused.kind === 'limit') {
      return { data, status: 429, retryAfterSeconds: refused.retryAfterSeconds, personal: true };
    }
    return { data, status: refused.birth ? failureStatus(refused.birth) : 422, personal: true };
  }
  const [said, care] = await Promise.all([inSentences(question, outcome.answer), loadCareWords(language)]);
  const asked = await chartOf(said, outcome.chart, language);
  return { data: { ...bare, result: { said, asked, care } }, personal: true };
}

/** The answer to a posted question, or the form, with sample answers of this hour. */
export async function loadAsk(request: AskRequest): Promise<PageAnswer<AskData>> {
  const { form, query, language, nowMs, services } = request;
  if (form) return loadPosted(form, request);
  const words = await loadWords(language, ['ask']);
  const { about, samples: told } = words.section('ask');
  const samples = await sampleAnswers(told.questions, { language, nowMs, clocks: services.clocks });
  const question = questionAbout(query.get(ABOUT_PARAMETER), about);
  return {
    // A door's question makes no other page of it.
    personal: question !== '',
    data: {
      question,
      values: {},
      refusal: null,
      result: null,
      samples,
      timeZone: LOCALES[language].homeZone,
      model: services.celestia.model,
    },
  };
}
