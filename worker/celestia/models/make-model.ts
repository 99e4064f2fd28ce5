import type { D1Database } from '@cloudflare/workers-types';
import type { LanguageModel } from '../../../features/celestia/model/language-model.ts';
import { chatEndpoint } from './chat-endpoint.ts';
import { metered } from './metered.ts';
import type { ModelLimits } from './model-limits.ts';
import { createPurse } from './purse.ts';
import type { ModelSettings } from './read-model-settings.ts';
import type { TokensUsed } from './read-stream.ts';
import { workersAi } from './workers-ai.ts';

export interface ModelMaking {
  /** The database of accounts, where the money stands. */
  db: D1Database;
  nowMs: number;
  limits: ModelLimits;
}

/** The model for one answer, whose time begins now. Loaded where one is set. */
export function makeModel(settings: ModelSettings, { db, nowMs, limits }: ModelMaking): LanguageModel {
  const { model, prices, ceilingMillionths } = settings;
  const purse = createPurse({ db, model, ceilingMillionths, nowMs });
  const answerOver = AbortSignal.timeout(limits.answerMs);
  const make = (onUsed: (used: TokensUsed) => void): LanguageModel => {
    const context = { limits, answerOver, onUsed };
    return settings.kind === 'endpoint'
      ? chatEndpoint(settings, { ...context, fetch: (input, init) => globalThis.fetch(input, init) })
      : workersAi(settings, context);
  };
  return metered(make, { purse, prices, roundTokens: limits.roundTokens });
}
