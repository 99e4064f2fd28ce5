import type { Bindings } from '../../bindings.ts';
import type { Prices } from './metered.ts';
import type { AiBinding } from './workers-ai.ts';

/** Which model answers, as the settings say it (docs/deploy.md). */

export type ModelSettingName =
  | 'MODEL_URL'
  | 'MODEL_NAME'
  | 'MODEL_KEY'
  | 'MODEL_PROVIDER'
  | 'MODEL_COUNTRY'
  | 'MODEL_INPUT_PRICE'
  | 'MODEL_OUTPUT_PRICE'
  | 'MODEL_DAILY_CEILING';

export type ModelEnv = Pick<Bindings, ModelSettingName | 'AI'>;

/** Who reads what is asked; said on the page. */
export interface ModelProvider {
  name: string;
  /** Where it is read: ISO 3166-1 alpha-2. */
  country: string;
}

interface Paid {
  model: string;
  provider: ModelProvider;
  prices: Prices;
  ceilingMillionths: number;
}

export type ModelSettings =
  | (Paid & { kind: 'endpoint'; url: string; key: string })
  | (Paid & { kind: 'workers-ai'; ai: AiBinding });

const MILLION = 1_000_000;
const COUNTRY = /^[A-Z]{2}$/;
/** Names of the models that the binding runs. */
const WORKERS_AI_MODEL = /^@(?:cf|hf)\//;

/** A number of at least nought; null for an empty setting and for what is no number. */
function amount(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** Over plain http only one's own machine is asked: a question is nobody else's. */
function isSafe(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  return parsed.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(parsed.hostname);
}

function paidOf(env: ModelEnv): Paid | null {
  const inputPerToken = amount(env.MODEL_INPUT_PRICE);
  const outputPerToken = amount(env.MODEL_OUTPUT_PRICE);
  const ceiling = amount(env.MODEL_DAILY_CEILING);
  // Who reads what is asked has to be said, and what may be spent has to be known, or nobody is asked.
  if (inputPerToken === null || outputPerToken === null || ceiling === null) return null;
  if (env.MODEL_NAME === '' || env.MODEL_PROVIDER === '' || !COUNTRY.test(env.MODEL_COUNTRY)) return null;
  return {
    model: env.MODEL_NAME,
    provider: { name: env.MODEL_PROVIDER, country: env.MODEL_COUNTRY },
    prices: { inputPerToken, outputPerToken },
    ceilingMillionths: Math.floor(ceiling * MILLION),
  };
}

/** The model that is set; null where none is, or where its settings are not whole: then the embedded Celestia answers. */
export function readModelSettings(env: ModelEnv): ModelSettings | null {
  const paid = paidOf(env);
  if (!paid) return null;
  const { MODEL_URL: url, MODEL_KEY: key, AI: ai } = env;
  if (url !== '') return isSafe(url) ? { ...paid, kind: 'endpoint', url, key } : null;
  return ai && WORKERS_AI_MODEL.test(paid.model) ? { ...paid, kind: 'workers-ai', ai } : null;
}

/** Who reads what is asked, to be told before anybody asks; null where it stays with the site. */
export function modelProvider(env: ModelEnv): ModelProvider | null {
  return readModelSettings(env)?.provider ?? null;
}
