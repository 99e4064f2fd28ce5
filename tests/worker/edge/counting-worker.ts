import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { LimitName } from '../../../worker/http/middleware/rate-limit.ts';
import worker from '../../../worker/index.ts';
import { ORIGIN } from '../request.ts';

/** The worker with its settings in the test's hand and every token counted that a request spends. */

const LIMITS = [
  'PLACES_LIMIT',
  'CHARTS_LIMIT',
  'API_LIMIT',
  'LOGIN_LIMIT',
  'ACCOUNT_LIMIT',
  'NEWCOMER_LIMIT',
] as const satisfies readonly LimitName[];

/** One token: of which binding, and whose. */
export interface Spent {
  limit: LimitName;
  key: string;
}

export interface Counted {
  response: Response;
  spent: readonly Spent[];
}

/** Settings of wrangler.toml, or bindings, in place of the tests' own. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Asks the worker.
 * @param init as for `Request`; a path that begins with `/` is the site's own.
 * @param settings those named here in place of the tests' own; `exhausted` names the bindings that refuse.
 */
export async function ask(
  path: string,
  init: RequestInit = {},
  { exhausted = [], ...settings }: Settings & { exhausted?: readonly LimitName[] } = {},
): Promise<Counted> {
  const spent: Spent[] = [];
  const counters = LIMITS.map((limit) => [
    limit,
    {
      limit: async ({ key }: { key: string }) => {
        spent.push({ limit, key });
        return { success: !exhausted.includes(limit) };
      },
    },
  ]);
  const request = new Request(path.startsWith('/') ? ORIGIN + path : path, { redirect: 'manual', ...init });
  const bindings = { ...env, ...Object.fromEntries(counters), ...settings };
  const context = createExecutionContext();
  const response = await worker.fetch(request, bindings, context);
  // What goes on behind the answer belongs to it: it must not meet the next test.
  await waitOnExecutionContext(context);
  return { response, spent };
}
