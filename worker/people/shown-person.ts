import type { User } from '../accounts/user-rows.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import { basicPlanets } from './basic-planets.ts';

/** What a page may show of the person without asking the server. */
export interface ShownPerson {
  name: string;
  /** Ids of signs; absent where the birth is not known. */
  signs: { sun: string; moon: string; rising: string | null } | null;
}

/** What the readable cookies may say of a person: a name, and the big three as far as they are certain. */
export async function shownPerson(user: User, context: CastingContext): Promise<ShownPerson> {
  const { planets, ascendant } = await basicPlanets(user, context);
  const signOf = (id: string) => planets.find((planet) => planet.id === id)?.sign ?? null;
  const [sun, moon] = [signOf('sun'), signOf('moon')];
  return { name: user.name, signs: sun && moon ? { sun, moon, rising: ascendant?.sign ?? null } : null };
}
