import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import type { Person } from '../../sessions/recognise.ts';
import { findPerson } from '../visitor/find-person.ts';

/** Who is signed in, as far as can be told: what is for everybody is shown while the accounts are down, too. */
export async function knownPerson(c: Context<AppEnv>): Promise<Person | null> {
  try {
    return c.get('person') ?? (await findPerson(c));
  } catch {
    return null;
  }
}
