import { Hono } from 'hono';
import { invalidInput } from '../../../contract/app-error.ts';
import { MOON_FILE_SUBJECTS } from '../../../contract/moon-file.ts';
import { moonFile } from '../../../features/now/moon-calendar-file.ts';
import { loadWords } from '../../../locales/index.ts';
import { isLanguage } from '../../../locales/locales.ts';
import { href } from '../../../routes/href.ts';
import type { AppEnv } from '../../env.ts';
import { NO_STORE, sharedFor } from '../cache-control.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { siteOrigin } from '../origin.ts';
import { sharedAnswer } from './shared-answer.ts';

/** /api/astrology/moon.ics: the Moon of the coming two months as an iCalendar file. */
export const moonFileApi = new Hono<AppEnv>();

/** It begins with today: an hour in a browser, six in the caches that people share. */
const MOON_FILE_CACHE = sharedFor(3600, 21_600);

moonFileApi.get('/moon.ics', rateLimit('API_LIMIT'), async (c) => {
  const subject = MOON_FILE_SUBJECTS.find((each) => each === c.req.query('show'));
  const asked = c.req.query('lang');
  const language = asked ?? c.get('language');
  if (!subject || !isLanguage(language)) {
    throw invalidInput({
      ...(!subject && { show: c.req.query('show') === undefined ? 'required' : 'malformed' }),
      ...(!isLanguage(language) && { lang: 'malformed' }),
    });
  }
  const nowMs = Date.now();
  const origin = siteOrigin(c);
  const make = async () => {
    const dictionaries = await loadWords(language, ['now', 'astro']);
    const pageUrl = origin + href(subject === 'signs' ? 'moon-sign-today' : 'void-of-course-moon', language);
    const [words, astro] = [dictionaries.section('now'), dictionaries.section('astro')];
    return new Response(moonFile({ subject, nowMs, language, pageUrl, words, astro }), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="celestia-moon-${subject}-${language}.ics"`,
        'Content-Language': dictionaries.tag,
        'Cache-Control': asked === undefined ? NO_STORE : MOON_FILE_CACHE,
      },
    });
  };
  if (asked === undefined) return make();
  return sharedAnswer(c, ['moon', origin, language, subject, 'ics'], make);
});
