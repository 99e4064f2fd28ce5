import type { ExecutionContext } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Bindings } from '../bindings.ts';
import { app } from './app.ts';

const API_PATH = /^\/api(\/|$)/;

/** Answers a request. The API is read once somebody asks it: nobody who comes for a page waits for it. */
export async function answer(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
  if (!API_PATH.test(getPath(request))) return app.fetch(request, env, ctx);
  const { apiApp } = await import('./api-app.ts');
  return apiApp.fetch(request, env, ctx);
}
