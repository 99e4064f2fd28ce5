import { Hono } from 'hono';
import type { AppEnv } from '../../env.ts';
import { basicPlanets } from '../../identity/basic-planets.ts';
import { requirePerson } from '../../identity/person.ts';
import { rateLimit } from '../middleware/rate-limit.ts';

/** GET /api/astrology/basic-planets: the planets of the signed-in person's own birth. */
export const basicPlanetsApi = new Hono<AppEnv>();

basicPlanetsApi.get('/', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { user } = await requirePerson(c);
  return c.json(await basicPlanets(c, user));
});
