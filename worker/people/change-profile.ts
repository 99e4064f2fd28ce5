import type { BirthFormFailure } from '../../features/births/birth-form-outcome.ts';
import type { Language } from '../../locales/locales.ts';
import { changeUser, type User, type UserChange } from '../accounts/user-rows.ts';
import { settleBirth } from '../births/settle-birth.ts';
import type { PersonContext } from './own-chart.ts';

/** What a person may change about themselves; what is absent stays. */
export interface ProfileChange {
  name?: string | undefined;
  language?: Language | undefined;
  marketing?: boolean | undefined;
  /** Fields of the birth form; null removes the birth. */
  birth?: Readonly<Record<string, string>> | null | undefined;
}

/** `user` is null where the account is gone by now. */
export type ProfileOutcome = { ok: true; user: User | null } | BirthFormFailure;

/**
 * The one writer of the profile, for its page and for the API. A birth is kept settled, or not at all: whatever keeps it from
 * a chart is told by its fields, and nothing is written.
 */
export async function changeProfile(
  userId: string,
  { name, language, marketing, birth }: ProfileChange,
  context: PersonContext,
): Promise<ProfileOutcome> {
  const change: UserChange = {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(marketing !== undefined && { marketing }),
  };
  if (birth) {
    const settled = await settleBirth(birth, context);
    if (!settled.ok) return settled;
    change.birth = settled.birth;
  } else if (birth === null) change.birth = null;
  return { ok: true, user: await changeUser(context.accounts, userId, change, context.nowMs) };
}
