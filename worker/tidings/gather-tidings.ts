import { openBodies } from '../../astrology/steady-figure.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import { AppError } from '../../contract/app-error.ts';
import type { TidingKind } from '../../contract/tidings.ts';
import type { BirthChart } from '../../features/births/birth-chart.ts';
import { composeHoroscope } from '../../features/horoscopes/compose.ts';
import { periodAt } from '../../features/horoscopes/period.ts';
import { loadHoroscopeTexts } from '../../features/horoscopes/texts.ts';
import { type CivilClock, wallMidnight } from '../../features/local-time/civil-clock.ts';
import type { DuePiece } from '../../features/tidings/next-due.ts';
import { skyTidings } from '../../features/tidings/sky-tidings.ts';
import type { Tiding } from '../../features/tidings/tiding.ts';
import type { User } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { ownChart } from '../people/own-chart.ts';
import { gatherDeliveries } from './gather-deliveries.ts';

const DAYS: Readonly<Record<DuePiece['rhythm'], number>> = { daily: 1, weekly: 7 };

/** What a piece is gathered for. */
interface Gathering {
  user: Pick<User, 'id' | 'birth' | 'language'>;
  kinds: readonly TidingKind[];
  rhythm: DuePiece['rhythm'];
  clock: CivilClock;
  /** Of the day, at which the person is told. */
  hour: number;
}

const MS_PER_HOUR = 3_600_000;

/** How the horoscope of the person's Sun sign begins; none where their day of birth leaves two signs open. */
async function horoscopeOf(
  { bodies, day }: BirthChart,
  { user, rhythm }: Gathering,
  wallMs: number,
): Promise<Tiding[]> {
  const sign = openBodies(day).has('sun') ? null : bodies.find(({ id }) => id === 'sun')?.sign;
  if (!sign) return [];
  const period = periodAt(rhythm === 'weekly' ? 'week' : 'day', wallMs);
  const texts = await loadHoroscopeTexts(user.language, period.id);
  const facts = horoscopeFacts(sign, period.fromMs, period.toMs);
  const [opening] = composeHoroscope(sign, period, facts, texts);
  return opening ? [{ kind: 'horoscope', sign, text: opening.text }] : [];
}

async function chartOf(
  user: Gathering['user'],
  { env, nowMs, log }: Given<'ACCOUNTS' | 'PLACES'>,
): Promise<BirthChart | null> {
  if (!user.birth) return null;
  const { language } = user;
  const own = await ownChart(user, { places: env.PLACES, accounts: env.ACCOUNTS, language, nowMs, log });
  if (own.ok) return own.chart;
  if (own.missing === 'places') throw new AppError('places_unavailable');
  return null;
}

/** What became ready since the piece before, from hour to hour, so that no two pieces tell of the same. */
async function deliveriesOf(
  { user, kinds, rhythm, clock, hour }: Gathering,
  midnightMs: number,
  { env }: Given<'ACCOUNTS' | 'PLACES'>,
): Promise<Tiding[]> {
  if (!kinds.includes('report') && !kinds.includes('answer')) return [];
  const hourMs = midnightMs + hour * MS_PER_HOUR;
  return gatherDeliveries(env.ACCOUNTS, user.id, {
    fromMs: clock.dayStartMs(hourMs - DAYS[rhythm] * MS_PER_DAY),
    toMs: clock.dayStartMs(hourMs),
  });
}

/**
 * What there is to tell a person of the day or week that is theirs at the moment.
 * @throws AppError accounts_unavailable; places_unavailable where their birth cannot be settled just now.
 */
export async function gatherTidings(
  gathering: Gathering,
  given: Given<'ACCOUNTS' | 'PLACES'>,
): Promise<Tiding[]> {
  const { user, kinds, rhythm, clock } = gathering;
  const wallMs = clock.wallMs(given.nowMs);
  const midnightMs = wallMidnight(wallMs);
  const stretch = {
    fromMs: clock.dayStartMs(midnightMs),
    toMs: clock.dayStartMs(midnightMs + DAYS[rhythm] * MS_PER_DAY),
  };
  const chart = await chartOf(user, given);
  const sky = skyTidings(chart, stretch, rhythm);
  const told = chart && kinds.includes('horoscope') ? await horoscopeOf(chart, gathering, wallMs) : [];
  return [...(await deliveriesOf(gathering, midnightMs, given)), ...sky, ...told];
}
