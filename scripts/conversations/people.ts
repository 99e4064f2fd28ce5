import { randomBytes } from 'node:crypto';
import type { D1Database } from '@cloudflare/workers-types';
import { readSessionKeys } from '../../worker/identity/session-keys.ts';
import { type SessionUse, signSession } from '../../worker/identity/session-token.ts';

/** People who are signed in without an identity provider: their rows, and a bearer for each. */

/** The chart that the model's stub writes of: Istanbul, 15 May 1990, 06:30 UTC. */
const FIELDS = { day: '15', month: '5', year: '1990', time: '09:30', place: 'İstanbul', placeId: '745044' };
const PLACE = {
  id: 745044,
  name: 'İstanbul',
  region: null,
  country: 'TR',
  latitude: 41.01,
  longitude: 28.95,
  timeZone: 'Europe/Istanbul',
};
const SETTLED = {
  date: '1990-05-15',
  time: '09:30',
  window: null,
  place: PLACE,
  fold: null,
  utcOffsetSeconds: null,
  fields: FIELDS,
};

const SECRET_BYTES = 32;

export function newSessionKeys(): string {
  return `drill:${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** As long as a session's id, which it is as well. */
const ID_LENGTH = 22;

/** The id of one of the people. */
export function personId(index: number): string {
  return `person-${index}`.padEnd(ID_LENGTH, '-');
}

/** Writes people with a birth and a session each, whose proof is of now; those who are there stay. */
export async function addPeople(db: D1Database, count: number, nowMs: number): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => personId(index));
  await db.batch(
    people.flatMap((id) => [
      db
        .prepare(
          `INSERT OR IGNORE INTO user (id, language, login_method, birth, settled_birth, created_ms, updated_ms)
           VALUES (?1, 'en', 'email', ?2, ?3, ?4, ?4)`,
        )
        .bind(id, JSON.stringify(FIELDS), JSON.stringify(SETTLED), nowMs),
      db
        .prepare(
          `INSERT OR IGNORE INTO session (id, user_id, auth_seconds, created_ms, seen_ms, checked_ms)
           VALUES (?1, ?1, ?2, ?3, ?3, ?3)`,
        )
        .bind(id, Math.floor(nowMs / 1000), nowMs),
    ]),
  );
}

function tokenOf(index: number, use: SessionUse, keys: string): Promise<string> {
  const id = personId(index);
  const claims = { id, userId: id, authTimeSeconds: Math.floor(Date.now() / 1000) };
  return signSession(claims, use, readSessionKeys(keys), Date.now());
}

/** The header by which somebody is known for the next five minutes. */
export async function bearerOf(index: number, keys: string): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${await tokenOf(index, 'api', keys)}` };
}

/** What a browser in which somebody is signed in holds: the cookies, and whose they are. */
export async function browserOf(index: number, keys: string) {
  return {
    userId: personId(index),
    cookies: { authToken: await tokenOf(index, 'session', keys), authUserDetail: '{"name":""}' },
  };
}
