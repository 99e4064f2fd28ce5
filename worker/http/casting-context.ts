import type { Context } from 'hono';
import type { Language } from '../../locales/locales.ts';
import type { AppEnv } from '../env.ts';
import type { PersonContext } from '../people/own-chart.ts';
import { givenBy } from './given-by.ts';

/** What a request's births are cast by, a person's own among them. */
export function castingContext(c: Context<AppEnv>, language: Language = c.get('language')): PersonContext {
  const { env, nowMs, log } = givenBy(c);
  return { places: env.PLACES, accounts: env.ACCOUNTS, language, nowMs, log };
}
