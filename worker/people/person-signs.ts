import type { SignId } from '../../astrology/ids.ts';
import type { User } from '../accounts/user-rows.ts';
import type { PersonContext } from './own-chart.ts';
import { basicPlanets } from './person-planets.ts';

/** A person's Sun, Moon and rising sign; each null where it is not certain. */
export interface BigThree {
  sun: SignId | null;
  moon: SignId | null;
  rising: SignId | null;
}

/** Null without a birth, or while its place cannot be looked up. */
export async function bigThree(
  user: Pick<User, 'id' | 'birth'>,
  context: PersonContext,
): Promise<BigThree | null> {
  const { planets, ascendant, missing } = await basicPlanets(user, context);
  if (missing) return null;
  const signOf = (id: string) => planets.find((planet) => planet.id === id)?.sign ?? null;
  return { sun: signOf('sun'), moon: signOf('moon'), rising: ascendant?.sign ?? null };
}
