import type { SignId } from '../../astrology/ids.ts';
import type { User } from '../accounts/user-rows.ts';
import type { PersonContext } from './own-chart.ts';
import { bigThree } from './person-signs.ts';

/** What a page may show of the person without asking the server. */
export interface ShownPerson {
  name: string;
  /** Null where the birth is not known, or leaves Sun or Moon open. */
  signs: { sun: SignId; moon: SignId; rising: SignId | null } | null;
}

/** What the readable cookies may say of a person: a name, and the big three as far as they are certain. */
export async function shownPerson(
  user: Pick<User, 'id' | 'name' | 'birth'>,
  context: PersonContext,
): Promise<ShownPerson> {
  const three = await bigThree(user, context);
  const { sun = null, moon = null, rising = null } = three ?? {};
  return { name: user.name, signs: sun && moon ? { sun, moon, rising } : null };
}
