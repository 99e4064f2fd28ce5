import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

const ID_LENGTH = 12;

/** The request's id, which ties an error screen to the log; made when first asked for. It says nothing of the visitor. */
export function requestId(c: Context<AppEnv>): string {
  const known = c.get('requestId');
  if (known !== undefined) return known;
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);
  c.set('requestId', id);
  return id;
}
