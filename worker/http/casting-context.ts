import type { Context } from 'hono';
import type { Language } from '../../locales/locales.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import type { AppEnv } from '../env.ts';
import { givenBy } from './given-by.ts';

/** What a request's births are cast by. */
export function castingContext(c: Context<AppEnv>, language: Language = c.get('language')): CastingContext {
  const { env, nowMs, log } = givenBy(c);
  return { places: env.PLACES, language, nowMs, log };
}
