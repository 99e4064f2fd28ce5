import type { SqlStorage } from '@cloudflare/workers-types';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import {
  type ChatSettingsAnswer,
  type ChatSettingsRequest,
  CONSENT_VERSION,
} from '../../contract/chat-settings.ts';
import { type Outcome, refused } from './outcome.ts';
import { boughtLeft, giveBackBought, takeBought } from './pack-rows.ts';
import { type QuotaDay, quotaDay } from './quota-day.ts';

/** What a person has settled for their conversations, and what they have used of a day. */

interface PersonRow extends Record<string, string | number | null> {
  zone: string | null;
  zone_changed_ms: number | null;
  country: string | null;
  consent_version: number | null;
  consent_ms: number | null;
  last_day: string;
}

export type Settled = Pick<PersonRow, 'zone' | 'country' | 'consent_version' | 'last_day'>;

const NOTHING_SETTLED: PersonRow = {
  zone: null,
  zone_changed_ms: null,
  country: null,
  consent_version: null,
  consent_ms: null,
  last_day: '',
};

/** The row; what it would be where nothing was ever written. */
export function readPerson(sql: SqlStorage | null): PersonRow {
  return sql?.exec<PersonRow>('SELECT * FROM person').toArray()[0] ?? NOTHING_SETTLED;
}

export function hasConsented({ consent_version: version }: Settled): boolean {
  return version === CONSENT_VERSION;
}

/** Messages that count for a day. */
export function usedOn(sql: SqlStorage | null, day: string): number {
  return (
    sql?.exec<{ used: number }>('SELECT count(*) AS used FROM charge WHERE day = ?', day).one().used ?? 0
  );
}

/**
 * Takes one of a day's messages for an answer; false where none is left. The object does one thing at a time, and nothing is awaited
 * between the count and the taking. What was bought is taken once the day's own are used.
 */
export function takeMessage(
  sql: SqlStorage,
  answerId: string,
  { day }: QuotaDay,
  perDay: number | null,
): boolean {
  if (perDay !== null && usedOn(sql, day) >= perDay) return takeBought(sql, answerId);
  sql.exec('DELETE FROM charge WHERE day < ?', day);
  sql.exec('INSERT INTO charge (answer_id, day) VALUES (?, ?)', answerId, day);
  sql.exec('UPDATE person SET last_day = ?', day);
  return true;
}

/** An answer that failed, or was stopped before it said anything, costs nothing. */
export function giveBack(sql: SqlStorage, answerId: string): void {
  sql.exec('DELETE FROM charge WHERE answer_id = ?', answerId);
  giveBackBought(sql, answerId);
}

/** The zone of a person who has settled none becomes the visitor's. */
export function adoptZone(sql: SqlStorage, zone: string): void {
  sql.exec('UPDATE person SET zone = ? WHERE zone IS NULL', zone);
}

const iso = (ms: number) => new Date(ms).toISOString();

/** What is told of the settings. @param visitorZone where none is settled. */
export function settingsJson(
  sql: SqlStorage | null,
  { visitorZone, perDay, nowMs }: { visitorZone: string; perDay: number | null; nowMs: number },
): ChatSettingsAnswer {
  const person = readPerson(sql);
  const { day, returnsMs } = quotaDay(person.zone ?? visitorZone, nowMs, person.last_day);
  const changeableMs = (person.zone_changed_ms ?? -MS_PER_DAY) + MS_PER_DAY;
  const { consent_version: version, consent_ms: given } = person;
  return {
    zone: person.zone,
    zoneChangeable: changeableMs > nowMs ? iso(changeableMs) : null,
    country: person.country,
    consent: version === null || given === null ? null : { version, given: iso(given) },
    consentVersion: CONSENT_VERSION,
    quota: {
      perDay,
      left: perDay === null ? null : Math.max(0, perDay - usedOn(sql, day)),
      bought: boughtLeft(sql),
      returns: iso(returnsMs),
    },
  };
}

/** Changes what is given. The zone may be changed once in 24 hours; the first is no change. */
export function changeSettings(
  sql: SqlStorage,
  { zone, country, consent }: ChatSettingsRequest,
  nowMs: number,
): Outcome<null> {
  const person = readPerson(sql);
  const isMoved = zone !== undefined && zone !== person.zone;
  if (isMoved && person.zone !== null) {
    const untilMs = (person.zone_changed_ms ?? -MS_PER_DAY) + MS_PER_DAY;
    if (untilMs > nowMs) return refused('zone_settled', { untilMs });
    sql.exec('UPDATE person SET zone_changed_ms = ?', nowMs);
  }
  if (isMoved) sql.exec('UPDATE person SET zone = ?', zone);
  if (country !== undefined) sql.exec('UPDATE person SET country = ?', country);
  if (consent === null) sql.exec('UPDATE person SET consent_version = NULL, consent_ms = NULL');
  if (consent) {
    sql.exec('UPDATE person SET consent_version = ?, consent_ms = ?', consent.version, nowMs);
  }
  return { ok: true, value: null };
}
