import { type Context, Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import type { AppEnv } from '../env.ts';
import { answerFailure } from './answer-failure.ts';
import { compress } from './middleware/compress.ts';
import { language } from './middleware/language.ts';
import { limitBody } from './middleware/limit-body.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';

/** An app that has no answers yet: what every request goes through before one, and every failure instead of one. */
export function answering(): Hono<AppEnv> {
  // Hono's usual router builds one expression of all routes at the first request: 12 ms of a fresh isolate's first answer.
  const app = new Hono<AppEnv>({ router: new TrieRouter() });
  app.use(compress(), securityHeaders(), language(), sameOrigin());
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody(MAX_BODY_BYTES));
  app.onError((thrown, c: Context<AppEnv>) => answerFailure(c, thrown));
  return app;
}
