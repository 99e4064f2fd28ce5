import type { Context } from 'hono';
import type { Bindings } from '../bindings.ts';
import type { AppEnv } from '../env.ts';
import type { Given } from '../given.ts';
import { createLog } from '../log.ts';
import { requestId } from './request-id.ts';

/** What a request gives to those who know no requests. Its id is made when the log first needs it. */
export function givenBy(c: Context<AppEnv>): Given<keyof Bindings> {
  return { env: c.env, nowMs: Date.now(), log: createLog(() => requestId(c)) };
}
