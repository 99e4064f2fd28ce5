import { steadyFigure } from '../../../astrology/steady-figure.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { overlayPoints } from '../../../astrology/transits/overlay-sky.ts';
import { skyStretch } from '../../../astrology/transits/sky-stretch.ts';
import type { DayFault } from '../../../client/components/sky-day/sky-day-props.ts';
import { type ChartPoint, type DaySky, skyOfDay } from '../../../features/transits/day-sky.ts';
import { readSkyDay, SKY_DAY_FIELDS } from '../../../features/transits/sky-day-fields.ts';
import { skyDaysAnswer } from '../../../features/transits/sky-days-answer.ts';
import type { ServedRequest } from '../../page.ts';
import type { SharedChart } from '../../shared-chart.ts';
import { civilDayMs, zoneClock } from '../../zones/zone-clock.ts';

/** What may be asked of the sky over a chart, and what was. */
export interface SkyQuestion {
  /** The chart without what the day of birth leaves open. */
  figure: SharedChart;
  points: readonly ChartPoint[];
  /** The visitor's zone as the edge knows it. */
  zone: string;
  /** As typed, else the visitor's day. */
  values: Readonly<Record<'day' | 'month' | 'year', string>>;
  error: DayFault | null;
  shown: DaySky | null;
}

type SkyRequest = ServedRequest<'clocks'>;

/** The fields that ask for a day: of a posted form, or of a shared chart's address. */
function askedFields({ form, query }: SkyRequest): Readonly<Record<string, string>> {
  return form ?? Object.fromEntries(SKY_DAY_FIELDS.map((name) => [name, query.get(name) ?? '']));
}

function noonMs({ services, visitorZone }: SkyRequest, day: string): number {
  const midnightMs = Date.parse(day);
  const clock = zoneClock(services.clocks, visitorZone, midnightMs, midnightMs);
  return clock.dayStartMs(midnightMs + MS_PER_DAY / 2);
}

/** Lays the sky over a chart where a day is asked for. */
export function loadSky(chart: SharedChart, unsteady: ReadonlySet<string>, request: SkyRequest): SkyQuestion {
  const figure = steadyFigure(chart, unsteady);
  const places = overlayPoints(figure);
  const points = places.map(({ id, longitudeDeg }) => ({ id, longitude: Number(longitudeDeg.toFixed(4)) }));
  const fields = askedFields(request);
  const reading = readSkyDay(fields);
  const zone = request.visitorZone;
  const { skyday = '', skymonth = '', skyyear = '' } = fields;
  const [year = '', month = '', day = ''] = new Date(civilDayMs(request.services.clocks, zone, request.nowMs))
    .toISOString()
    .slice(0, 10)
    .split('-')
    .map((figures) => String(Number(figures)));
  const values = reading ? { day: skyday, month: skymonth, year: skyyear } : { day, month, year };
  const question = { figure, points, zone, values };
  if (!reading?.ok) return { ...question, error: reading?.code ?? null, shown: null };
  const answer = skyDaysAnswer(
    [reading.day],
    skyStretch(places, [noonMs(request, reading.day)], figure.settings),
  );
  return { ...question, error: null, shown: skyOfDay(answer, reading.day, points) };
}
