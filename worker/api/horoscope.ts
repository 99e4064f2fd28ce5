import { Hono } from 'hono';
import { isSignId } from '../../astrology/ids.ts';
import { horoscopeFacts } from '../../astrology/transits/solar-houses.ts';
import { isLanguage } from '../../locales/locales.ts';
import { composeHoroscope } from '../../routes/horoscopes/compose.ts';
import { isoDay, readPeriod } from '../../routes/horoscopes/period.ts';
import { loadHoroscopeTexts } from '../../routes/horoscopes/texts.ts';
import type { AppEnv } from '../env.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { errorBody } from './api-error.ts';

/**
 * GET /api/astrology/horoscope?sign=&period=day|week|month|year&date=&lang= -> passages with their facts, and all stays,
 * ingresses, stations and lunations of the period, both in order of time.
 */
export const horoscopeApi = new Hono<AppEnv>();

const CACHE_CONTROL = 'public, max-age=300, s-maxage=3600';

horoscopeApi.get('/', rateLimit('CHARTS_LIMIT'), async (c) => {
  const { sign, period, date, lang } = c.req.query();
  const read = readPeriod(period ?? null, date ?? null, Date.now());
  const fields: Record<string, string> = {};
  if (!isSignId(sign)) fields.sign = 'unknown';
  if (!read.ok) fields[read.field] = read.field === 'date' ? 'impossible' : 'unknown';
  if (!isSignId(sign) || !read.ok) return c.json(await errorBody(c, 'invalid_input', { fields }), 422);

  const named = isLanguage(lang);
  const { id, fromMs, toMs } = read.period;
  const texts = await loadHoroscopeTexts(named ? lang : c.get('language'));
  const all = horoscopeFacts(sign, fromMs, toMs);
  const passages = composeHoroscope(sign, read.period, all, texts);
  // A year has aspects by the hundred.
  const facts = all.filter(({ kind }) => kind !== 'aspect' && kind !== 'rulerAspect');
  // Without a language in the address the answer depends on cookie and browser.
  c.header('Cache-Control', named ? CACHE_CONTROL : 'private, no-store');
  return c.json({ sign, period: id, from: isoDay(fromMs), to: isoDay(toMs - 1), passages, facts });
});

horoscopeApi.all('/', (c) => {
  throw methodNotAllowed(c, 'GET, HEAD');
});
