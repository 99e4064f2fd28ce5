import type { Answerer } from '../../../features/celestia/asking/answer-reading.ts';
import type { LanguageModel } from '../../../features/celestia/model/language-model.ts';
import type { Given } from '../../given.ts';
import { MODEL_LIMITS } from './model-limits.ts';
import { type ModelSettingName, readModelSettings } from './read-model-settings.ts';

/** What an answer takes of the bindings. */
export type AnswererGiven = Given<ModelSettingName | 'AI' | 'ACCOUNTS'>;

async function modelFor({ env, nowMs }: AnswererGiven): Promise<LanguageModel | null> {
  const settings = readModelSettings(env);
  if (!settings) return null;
  // Where none is set, nothing of it is read.
  const { makeModel } = await import('./make-model.ts');
  return makeModel(settings, { db: env.ACCOUNTS, nowMs, limits: MODEL_LIMITS });
}

/**
 * Who answers, as the settings say; the time of the answer begins now. What a model fails with is logged as its code alone; that it
 * is left alone after, is not.
 * @param country of who asks, ISO 3166-1 alpha-2; null where it is not known.
 */
export async function answererFor(given: AnswererGiven, country: string | null): Promise<Answerer> {
  const { log } = given;
  return {
    model: await modelFor(given),
    country,
    onEnd({ failure }) {
      if (failure !== null && failure !== 'kept_back') log.error('model_failed', failure);
    },
  };
}
