import type { AspectPointId, ChartFigure } from '../../../astrology/chart-types.ts';
import { computeChart } from '../../../astrology/compute-chart.ts';
import { MAIN_BODY_IDS, type ZodiacId } from '../../../astrology/ids.ts';
import { computeSky, type Sky } from '../../../astrology/sky.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthOwner } from '../../../client/components/today/whose-birth.tsx';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { type SignChart, signChartOf } from '../../../features/stencil/sign-chart.ts';
import { type DayOverChart, dayOverChart } from '../../../features/today/day-over-chart.ts';
import { type DayReading, readDay } from '../../../features/today/read-day.ts';
import type { ArticleLink } from '../../../locales/article-types.ts';
import { listArticles } from '../../../locales/articles.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import type { Language } from '../../../locales/locales.ts';
import { type BirthData, loadBirth, NO_BIRTH, withAllSettings } from '../../births/load-birth.ts';
import type { PageAnswer, ServedRequest } from '../../page.ts';
import { civilDayMs } from '../../zones/zone-clock.ts';
import { SAMPLE_PLACES } from './sample-places.ts';

/** The sky of this hour, and what is written on it. */
export interface SkyData {
  sky: Sky;
  /** What the Moon's phase is good for. */
  phaseText: string;
  retrogradeTexts: Readonly<Partial<Record<string, string>>>;
}

/** A reading of somebody who is born as the page is made. */
export interface SampleData {
  signs: SignChart;
  lines: Awaited<ReturnType<typeof bigThreeLines>>;
  /** The rising sign in a few strokes; null where there is none. */
  portrait: string | null;
}

/** What the sky is to the person today. */
export interface TodayData {
  day: DayOverChart;
  reading: DayReading;
  signs: SignChart;
  /** What is certain of planets and angles: the rest would crowd a small wheel. */
  figure: ChartFigure;
  zodiac: ZodiacId;
  isHourless: boolean;
  /** The moment of the birth, or of the middle of its day, and its clocks. */
  born: Pick<BirthChart, 'instantMs' | 'utcOffsetSeconds'>;
}

export interface HomeData {
  now: SkyData;
  /** Those that were written last, the newest first. */
  articles: readonly ArticleLink[];
  sample: SampleData;
  today: BirthData<TodayData>;
  owner: BirthOwner;
  isSignedIn: boolean;
}

/** The slow planets go backwards for half of every year: home tells of those whose turning is news. */
const TOLD_RETROGRADES = ['mercury', 'venus', 'mars'] as const;

function isTold(body: string): body is (typeof TOLD_RETROGRADES)[number] {
  return (TOLD_RETROGRADES as readonly string[]).includes(body);
}

/** How many articles home leads to. */
const ARTICLES = 3;

async function loadSky(nowMs: number, language: Language): Promise<SkyData> {
  const sky = computeSky(nowMs);
  const [phases, turning] = await Promise.all([
    loadTexts(language, 'moonPhases'),
    loadTexts(language, 'retrogrades'),
  ]);
  const told = sky.retrogrades.flatMap(({ body }) => (isTold(body) ? [[body, turning[body]] as const] : []));
  return {
    sky,
    phaseText: phases[sky.moon.phase],
    retrogradeTexts: Object.fromEntries(told),
  };
}

async function loadSample(nowMs: number, language: Language): Promise<SampleData> {
  const figure = computeChart({
    instantMs: nowMs,
    ...SAMPLE_PLACES[language],
    houseSystem: 'wholeSign',
  });
  const signs = signChartOf(figure);
  const [lines, portraits] = await Promise.all([
    bigThreeLines(signs, language),
    loadTexts(language, 'risingPortraits'),
  ]);
  return { signs, lines, portrait: signs.rising && portraits[signs.rising] };
}

function isPlanet(id: string): boolean {
  return (MAIN_BODY_IDS as readonly string[]).includes(id);
}

/** A chart with its planets and angles alone. */
function planetFigure({ bodies, angles, houses, aspects }: ChartFigure): ChartFigure {
  const isShown = (point: AspectPointId) => isPlanet(point) || point === 'ascendant' || point === 'midheaven';
  return {
    angles,
    houses,
    bodies: bodies.filter(({ id }) => isPlanet(id)),
    aspects: aspects.filter(({ first, second }) => isShown(first) && isShown(second)),
  };
}

async function todayOf(
  chart: BirthChart,
  { nowMs, language, services, visitorZone }: ServedRequest<'clocks'>,
): Promise<TodayData> {
  const day = dayOverChart(chart, nowMs);
  const unsteady = unsteadyBodies(chart, chart);
  const signs = signChartOf(chart, unsteady);
  const figure = planetFigure(steadyFigure(chart, unsteady));
  const dayMs = civilDayMs(services.clocks, visitorZone, nowMs);
  const reading = await readDay(day, { language, dayMs, sunSign: signs.signs.sun });
  const { instantMs, utcOffsetSeconds } = chart;
  const { zodiac } = chart.settings;
  return {
    day,
    reading,
    signs,
    figure,
    zodiac,
    isHourless: chart.day !== null,
    born: { instantMs, utcOffsetSeconds },
  };
}

async function loadToday(
  request: ServedRequest<'births' | 'account' | 'clocks'>,
): Promise<PageAnswer<BirthData<TodayData>>> {
  const { form, services } = request;
  if (form) return loadBirth(request, (chart) => todayOf(chart, request), withAllSettings);
  const chart = await services.account?.chart();
  if (!chart) return { data: NO_BIRTH };
  return { data: { ...NO_BIRTH, result: await todayOf(chart, request) } };
}

/**
 * Home: for everybody the sky now, and above it the day of whoever has a chart, by the birth that was posted or that their
 * account holds; for all others the form.
 */
export async function loadHome(
  request: ServedRequest<'births' | 'account' | 'clocks'>,
): Promise<PageAnswer<HomeData>> {
  const { nowMs, language, form, services } = request;
  const [now, articles, sample, today] = await Promise.all([
    loadSky(nowMs, language),
    listArticles(language),
    loadSample(nowMs, language),
    loadToday(request),
  ]);
  const isSignedIn = services.account !== null;
  return {
    ...today,
    data: {
      now,
      articles: articles.slice(0, ARTICLES),
      sample,
      today: today.data,
      owner: form ? 'browser' : 'account',
      isSignedIn,
    },
    personal: isSignedIn || today.personal === true,
  };
}
