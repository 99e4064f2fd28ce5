import type { Profile } from '../../contract/profile.ts';
import type { User } from '../accounts/user-rows.ts';

/** What a person is told of themselves: the birth as the form's fields. */
export function profileOf({ birth, ...user }: User): Profile {
  return { ...user, birth: birth === null ? null : birth.fields };
}
