import { Hono } from 'hono';
import type { BasicPlanetsAnswer } from '../../../contract/user.ts';
import type { AppEnv } from '../../env.ts';
import { basicPlanets } from '../../people/person-planets.ts';
import { castingContext } from '../casting-context.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { requirePerson } from '../visitor/find-person.ts';

/** GET /api/astrology/basic-planets: the planets of the signed-in person's own birth. */
export const basicPlanetsApi = new Hono<AppEnv>();

basicPlanetsApi.get('/', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { user } = await requirePerson(c);
  return c.json((await basicPlanets(user, castingContext(c))) satisfies BasicPlanetsAnswer);
});
