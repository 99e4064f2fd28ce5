import { createLru } from '../../astrology/lru.ts';
import type { Given } from '../given.ts';
import { IdentityError } from '../identity/identity-error.ts';
import { askProvider, type ProviderBindings } from './provider-check.ts';
import type { Person } from './recognise.ts';

/** How long one answer is good for: a person who asks again and again asks us and not the provider. */
const GOOD_FOR_MS = 60_000;
const MAX_PEOPLE = 1_000;

interface Word {
  askedMs: number;
  isConfirmed: Promise<boolean>;
}

/** What the provider said last of each person's address: in this isolate's memory. */
const words = createLru<string, Word>(MAX_PEOPLE);

/**
 * Whether a person's address is confirmed by now. Where the row says that it is not, the identity provider is asked anew, at most
 * once a minute; while it does not answer nothing changes. The row stays as it is: whoever signed in before the address was
 * confirmed may have been somebody else, and it takes a new sign-in to end those sessions (enter-user.ts).
 */
export async function isConfirmedByNow(
  { user: { id, email, emailVerified } }: Pick<Person, 'user'>,
  given: Given<ProviderBindings>,
): Promise<boolean> {
  if (emailVerified || email === null) return emailVerified;
  const { nowMs } = given;
  const key = `${id} ${email}`;
  const known = words.get(key);
  if (known && nowMs - known.askedMs < GOOD_FOR_MS) return known.isConfirmed;
  // Kept before it is answered: two pages at once ask once.
  const isConfirmed = ask(id, email, given);
  words.set(key, { askedMs: nowMs, isConfirmed });
  return isConfirmed;
}

async function ask(id: string, email: string, given: Given<ProviderBindings>): Promise<boolean> {
  try {
    const account = await askProvider(id, given);
    return account?.state === 'open' && account.email === email && account.emailVerified;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    given.log.error('provider_unavailable', error);
    return false;
  }
}
