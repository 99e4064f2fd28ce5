import type { Context } from 'hono';
import type { User } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { basicPlanets } from './basic-planets.ts';
import type { ShownPerson } from './cookies.ts';

/** What the readable cookies may say of a person: a name, and the big three as far as they are certain. */
export async function shownPerson(c: Context<AppEnv>, user: User): Promise<ShownPerson> {
  const { planets, ascendant } = await basicPlanets(c, user);
  const signOf = (id: string) => planets.find((planet) => planet.id === id)?.sign ?? null;
  const [sun, moon] = [signOf('sun'), signOf('moon')];
  return { name: user.name, signs: sun && moon ? { sun, moon, rising: ascendant?.sign ?? null } : null };
}
