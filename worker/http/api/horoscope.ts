import { Hono } from 'hono';
import { isSignId } from '../../../astrology/ids.ts';
import { factOrderMs } from '../../../astrology/transits/horoscope-facts.ts';
import { horoscopeFacts } from '../../../astrology/transits/solar-houses.ts';
import { invalidInput } from '../../../contract/app-error.ts';
import type { HoroscopeAnswer } from '../../../contract/horoscope.ts';
import { composeHoroscope } from '../../../features/horoscopes/compose.ts';
import { factJson } from '../../../features/horoscopes/fact-json.ts';
import { isoDay, type Period, readPeriod } from '../../../features/horoscopes/period.ts';
import { loadHoroscopeTexts } from '../../../features/horoscopes/texts.ts';
import { isLanguage } from '../../../locales/locales.ts';
import type { AppEnv } from '../../env.ts';
import { sharedFor } from '../cache-control.ts';
import { rateLimit } from '../middleware/rate-limit.ts';

/**
 * GET /api/astrology/horoscope?sign=&period=day|week|month|year&date=&lang= -> passages with their facts, and all stays,
 * ingresses, stations and lunations of the period, both in order of time.
 */
export const horoscopeApi = new Hono<AppEnv>();

const BROWSER_SECONDS = 300;
const SHARED_SECONDS = 3600;

/** An answer that no date was named for is that of its period, and no longer. */
function cacheControl(date: string | undefined, { toMs }: Period, nowMs: number): string {
  const leftSeconds = date === undefined ? Math.floor((toMs - nowMs) / 1000) : SHARED_SECONDS;
  const atMost = (seconds: number) => Math.min(seconds, leftSeconds);
  return sharedFor(atMost(BROWSER_SECONDS), atMost(SHARED_SECONDS));
}

horoscopeApi.get('/', rateLimit('API_LIMIT'), async (c) => {
  const { sign, period, date, lang } = c.req.query();
  const nowMs = Date.now();
  const read = readPeriod(period ?? null, date ?? null, nowMs);
  const fields: Record<string, string> = {};
  if (!isSignId(sign)) fields.sign = 'unknown';
  if (!read.ok) fields[read.field] = read.field === 'date' ? 'impossible' : 'unknown';
  if (!isSignId(sign) || !read.ok) throw invalidInput(fields);

  const named = isLanguage(lang);
  const { id, fromMs, toMs } = read.period;
  const texts = await loadHoroscopeTexts(named ? lang : c.get('language'), id);
  const all = horoscopeFacts(sign, fromMs, toMs);
  const passages = composeHoroscope(sign, read.period, all, texts)
    .toSorted((a, b) => factOrderMs(a.fact) - factOrderMs(b.fact))
    .map(({ fact, text }) => ({ fact: factJson(fact), text }));
  // A year has aspects by the hundred.
  const facts = all.filter(({ kind }) => kind !== 'aspect' && kind !== 'rulerAspect').map(factJson);
  // Without a language in the address the answer depends on cookie and browser.
  if (named) c.header('Cache-Control', cacheControl(date, read.period, nowMs));
  const [from, to] = [isoDay(fromMs), isoDay(toMs - 1)];
  return c.json({ sign, period: id, from, to, passages, facts } satisfies HoroscopeAnswer);
});
