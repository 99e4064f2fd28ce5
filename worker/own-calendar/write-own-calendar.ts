import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { AppError } from '../../contract/app-error.ts';
import { ownCalendarFile } from '../../features/own-calendar/own-calendar-file.ts';
import { ownEvents } from '../../features/own-calendar/own-events.ts';
import { loadWords } from '../../locales/index.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';
import { findUser } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import { ownChart } from '../people/own-chart.ts';
import { findLink } from './link-rows.ts';

/** What has just been stays in a calendar for a while. */
const BACK_DAYS = 30;
const AHEAD_DAYS = 396;

/** A calendar as it is sent. */
export interface WrittenCalendar {
  text: string;
  language: Language;
}

/**
 * Writes the calendar that a link is for.
 * @param origin of the site, for the links in it.
 * @throws AppError not_found for a link that is none, was taken back, or whose person keeps no birth any more; places_unavailable while a birth
 * cannot be settled; accounts_unavailable.
 */
export async function writeOwnCalendar(
  token: string,
  origin: string,
  { env, nowMs, log }: Given<'ACCOUNTS' | 'PLACES'>,
): Promise<WrittenCalendar> {
  const link = await findLink(env.ACCOUNTS, { token });
  const user = link && (await findUser(env.ACCOUNTS, link.userId));
  if (!link || !user) throw new AppError('not_found');
  const { language } = link;
  const context = { places: env.PLACES, accounts: env.ACCOUNTS, language, nowMs, log };
  const own = await ownChart(user, context);
  if (!own.ok) throw new AppError(own.missing === 'places' ? 'places_unavailable' : 'not_found');
  const events = ownEvents(own.chart, {
    fromMs: nowMs - BACK_DAYS * MS_PER_DAY,
    toMs: nowMs + AHEAD_DAYS * MS_PER_DAY,
  });
  const dictionaries = await loadWords(language, ['ownsky', 'astro']);
  const [words, astro] = [dictionaries.section('ownsky'), dictionaries.section('astro')];
  const pageUrl = origin + href('astrological-summary', language);
  return { text: ownCalendarFile({ events, language, words, astro, pageUrl }), language };
}
