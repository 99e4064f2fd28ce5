import type { Context } from 'hono';
import { AppError } from '../../contract/app-error.ts';
import { LOCALES } from '../../locales/locales.ts';
import type { AppEnv } from '../env.ts';
import { NO_STORE } from './cache-control.ts';
import { givenBy } from './given-by.ts';
import { checkLimit } from './middleware/rate-limit.ts';
import { siteOrigin } from './origin.ts';

const FILE = /^([\w-]{22})\.ics$/;

/** The path of a person's own calendar. */
export function ownSkyPath(token: string): string {
  return `/own-sky/${token}.ics`;
}

/** GET /own-sky/{token}.ics: somebody's own calendar, for whoever has its link. No cookie is asked for, and no cache keeps it. */
export async function serveOwnSky(c: Context<AppEnv>): Promise<Response> {
  await checkLimit(c, 'API_LIMIT');
  const token = FILE.exec(c.req.param('id') ?? '')?.[1];
  if (!token) throw new AppError('not_found');
  const { writeOwnCalendar } = await import('../own-calendar/write-own-calendar.ts');
  const { text, language } = await writeOwnCalendar(token, siteOrigin(c), givenBy(c));
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="celestia.ics"',
      'Content-Language': LOCALES[language].tag,
      'Cache-Control': NO_STORE,
      'X-Robots-Tag': 'noindex',
    },
  });
}
