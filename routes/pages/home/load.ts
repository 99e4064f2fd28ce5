import type { ChartFigure } from '../../../astrology/chart-types.ts';
import { computeChart } from '../../../astrology/compute-chart.ts';
import type { SignId } from '../../../astrology/ids.ts';
import { signOf } from '../../../astrology/signs.ts';
import { computeSky, type Sky } from '../../../astrology/sky.ts';
import type { BirthOwner } from '../../../client/components/today/whose-birth.tsx';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { type SignChart, signChartOf } from '../../../features/stencil/sign-chart.ts';
import { type DayOverChart, dayOverChart } from '../../../features/today/day-over-chart.ts';
import { type DayReading, readDay } from '../../../features/today/read-day.ts';
import { loadTexts } from '../../../locales/interpretations.ts';
import type { Language } from '../../../locales/locales.ts';
import { type BirthData, loadBirth, NO_BIRTH } from '../../births/load-birth.ts';
import type { PageAnswer, ServedRequest } from '../../page.ts';
import { civilDayMs } from '../../zones/zone-clock.ts';
import { SAMPLE_PLACES } from './sample-places.ts';

/** The sky of this hour, and what is written on it. */
export interface SkyData {
  sky: Sky;
  /** What the Moon's sign is like. */
  moonText: string;
  phaseText: string;
  retrogradeTexts: Readonly<Partial<Record<string, string>>>;
}

/** A reading of somebody who is born as the page is made. */
export interface SampleData {
  signs: SignChart;
  lines: Awaited<ReturnType<typeof bigThreeLines>>;
  moonText: string;
}

/** What the sky is to the person today. */
export interface TodayData {
  day: DayOverChart;
  reading: DayReading;
  signs: SignChart;
  isHourless: boolean;
}

export interface HomeData {
  now: SkyData;
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

function moonSignOf({ bodies }: Pick<ChartFigure, 'bodies'>): SignId {
  return signOf(bodies.find(({ id }) => id === 'moon')?.longitude ?? 0);
}

async function loadSky(nowMs: number, language: Language): Promise<SkyData> {
  const sky = computeSky(nowMs);
  const [phases, turning, moonToday] = await Promise.all([
    loadTexts(language, 'moonPhases'),
    loadTexts(language, 'retrogrades'),
    loadTexts(language, 'moonToday'),
  ]);
  const told = sky.retrogrades.flatMap(({ body }) => (isTold(body) ? [[body, turning[body]] as const] : []));
  return {
    sky,
    moonText: moonToday[moonSignOf(sky)],
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
  const [lines, moon] = await Promise.all([bigThreeLines(signs, language), loadTexts(language, 'moon')]);
  return { signs, lines, moonText: moon[moonSignOf(figure)] };
}

async function todayOf(
  chart: BirthChart,
  { nowMs, language, services, visitorZone }: ServedRequest<'clocks'>,
): Promise<TodayData> {
  const day = dayOverChart(chart, nowMs);
  const signs = signChartOf(chart, unsteadyBodies(chart, chart));
  const dayMs = civilDayMs(services.clocks, visitorZone, nowMs);
  const reading = await readDay(day, { language, dayMs, sunSign: signs.signs.sun });
  return { day, reading, signs, isHourless: chart.day !== null };
}

async function loadToday(
  request: ServedRequest<'births' | 'account' | 'clocks'>,
): Promise<PageAnswer<BirthData<TodayData>>> {
  const { form, services } = request;
  if (form) return loadBirth(request, (chart) => todayOf(chart, request));
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
  const [now, sample, today] = await Promise.all([
    loadSky(nowMs, language),
    loadSample(nowMs, language),
    loadToday(request),
  ]);
  const isSignedIn = services.account !== null;
  return {
    ...today,
    data: { now, sample, today: today.data, owner: form ? 'browser' : 'account', isSignedIn },
    personal: isSignedIn || today.personal === true,
  };
}
