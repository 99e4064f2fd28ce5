import type { Context } from 'hono';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import { civilDayMs, isZone } from '../../../routes/zones/zone-clock.ts';
import { CLOCKS } from '../../civil-time/clocks.ts';
import type { AppEnv } from '../../env.ts';

/** What Cloudflare's edge tells of where a request comes from; nothing on one's own machine. */
function edgeZone(request: Request): string | null {
  const cf: unknown = 'cf' in request ? request.cf : null;
  if (typeof cf !== 'object' || cf === null || !('timezone' in cf)) return null;
  return typeof cf.timezone === 'string' ? cf.timezone : null;
}

/** The visitor's zone as the edge tells it, else the home zone of the language. It decides the day, never an hour. */
export function findVisitorZone(c: Context<AppEnv>, language: Language): string {
  const zone = edgeZone(c.req.raw);
  return zone !== null && isZone(CLOCKS, zone) ? zone : LOCALES[language].homeZone;
}

/** The visitor's civil day, `2026-11-24`: of a zone no more than this may enter what is kept for all. */
export function visitorDay(c: Context<AppEnv>, language: Language, nowMs: number): string {
  const dayMs = civilDayMs(CLOCKS, findVisitorZone(c, language), nowMs);
  return new Date(dayMs).toISOString().slice(0, 10);
}
