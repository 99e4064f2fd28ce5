import type { Answerer } from '../../../features/celestia/asking/answer-reading.ts';
import type { LanguageModel } from '../../../features/celestia/model/language-model.ts';
import type { Given } from '../../given.ts';
import { chatEndpoint } from './chat-endpoint.ts';
import { MODEL_LIMITS, type ModelLimits } from './limits.ts';
import { metered } from './metered.ts';
import { createPurse } from './purse.ts';
import { type ModelSettingName, readModelSettings } from './read-model-settings.ts';
import type { TokensUsed } from './read-stream.ts';
import { workersAi } from './workers-ai.ts';

/** What a model is made from. */
export interface ModelGiven extends Given<ModelSettingName | 'AI' | 'ACCOUNTS'> {
  /** Of tests. */
  limits?: ModelLimits;
}

/** The model for one answer, whose time begins now; null where none is set. */
function modelFor({ env, nowMs, limits = MODEL_LIMITS }: ModelGiven): LanguageModel | null {
  const settings = readModelSettings(env);
  if (!settings) return null;
  const { model, prices, ceilingMillionths } = settings;
  const purse = createPurse({ db: env.ACCOUNTS, model, ceilingMillionths, nowMs });
  const answerOver = AbortSignal.timeout(limits.answerMs);
  const make = (onUsed: (used: TokensUsed) => void): LanguageModel => {
    const context = { limits, answerOver, onUsed };
    return settings.kind === 'endpoint'
      ? chatEndpoint(settings, { ...context, fetch: (input, init) => globalThis.fetch(input, init) })
      : workersAi(settings, context);
  };
  return metered(make, { purse, prices, roundTokens: limits.roundTokens });
}

/**
 * Who answers, as the settings say. What a model fails with is logged as its code alone; that it is left alone after, is not.
 * @param country of who asks, ISO 3166-1 alpha-2; null where it is not known.
 */
export function answererFor(given: ModelGiven, country: string | null): Answerer {
  const { log } = given;
  return {
    model: modelFor(given),
    country,
    onEnd({ failure }) {
      if (failure !== null && failure !== 'kept_back') log.error('model_failed', failure);
    },
  };
}
