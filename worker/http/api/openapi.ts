import { Hono } from 'hono';
import { DESCRIPTION_PATH } from '../../../contract/open-paths.ts';
import type { AppEnv } from '../../env.ts';
import { SHARED_HOUR } from '../cache-control.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { siteOrigin } from '../origin.ts';
import { readDescription } from './openapi-file.ts';

/** GET /api/openapi.json: the open part of the API, for programs that build on it. */
export const openApi = new Hono<AppEnv>();

openApi.get(DESCRIPTION_PATH, rateLimit('API_LIMIT'), async (c) => {
  const description = await readDescription();
  c.header('Cache-Control', SHARED_HOUR);
  return c.json({ ...description, servers: [{ url: siteOrigin(c) }] });
});
