import type { SavedChart } from '../../accounts/chart-rows.ts';
import type { LiveSession } from '../../accounts/session-rows.ts';
import type { User } from '../../accounts/user-rows.ts';

/** What is kept of a person, as the API writes it: instants in ISO 8601. */

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString();
}

export function userJson({ createdMs, ...user }: User) {
  return { ...user, created: iso(createdMs) };
}

export function chartJson({ createdMs, ...chart }: SavedChart) {
  return { ...chart, created: iso(createdMs) };
}

export function sessionJson({ createdMs, seenMs, ...session }: LiveSession) {
  return { ...session, created: iso(createdMs), seen: iso(seenMs) };
}
