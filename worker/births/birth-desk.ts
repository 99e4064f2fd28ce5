import type { Context } from 'hono';
import type { Language } from '../../locales/locales.ts';
import type { AppEnv } from '../env.ts';
import { requestId } from '../http/request-id.ts';
import { logError } from '../log.ts';
import type { BirthDesk } from './cast-chart.ts';

/** Where this request's births are cast. */
export function birthDesk(c: Context<AppEnv>, language: Language): BirthDesk {
  const report = (cause: unknown) => logError('places_unavailable', cause, requestId(c));
  return { places: c.env.PLACES, language, nowMs: Date.now(), report };
}
