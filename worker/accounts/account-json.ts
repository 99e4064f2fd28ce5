import type { UserJson } from '../../contract/user.ts';
import type { SavedChart } from './chart-rows.ts';
import type { LiveSession } from './session-rows.ts';
import type { User } from './user-rows.ts';

/** What is kept of a person, as the API writes it: instants in ISO 8601, births as the fields of their form. */

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString();
}

export function userJson({ createdMs, birth, agreed: _agreed, ...user }: User): UserJson {
  return { ...user, birth: birth === null ? null : birth.fields, created: iso(createdMs) };
}

export function chartJson({ id, name, kind, birth, createdMs }: SavedChart) {
  return { id, name, kind, fields: birth.fields, created: iso(createdMs) };
}

export function sessionJson({ createdMs, seenMs, ...session }: LiveSession) {
  return { ...session, created: iso(createdMs), seen: iso(seenMs) };
}
