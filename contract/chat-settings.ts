import * as v from 'valibot';
import { MAX_ZONE_LENGTH } from './limits.ts';
import { Instant } from './vocabulary.ts';

/** What a person has settled for their conversations. The messages are codes of the dictionary `errors.fields`. */

/** The version of what is consented to: raised whenever what is kept or sent changes, and asked for again. */
export const CONSENT_VERSION = 1;

/** From this age on conversations are open; where no birth is kept nobody can tell. */
export const MIN_CHAT_AGE = 16;
/** And those about love with somebody: both charts. */
export const MIN_LOVE_AGE = 18;

/** Messages that are still free today. */
export const QuotaJson = v.object({
  /** Null: as many as one likes. */
  perDay: v.nullable(v.number()),
  left: v.nullable(v.number()),
  /** Messages that were bought and not used: they are taken once the day's own are. */
  bought: v.number(),
  /** When the next day begins in the person's zone. */
  returns: Instant,
});
export type QuotaJson = v.InferOutput<typeof QuotaJson>;

/** GET and PUT /api/chat/settings. */
export const ChatSettingsAnswer = v.object({
  /** Of the tz database, which the days are told by; null: not settled, the first message takes the visitor's. */
  zone: v.nullable(v.string()),
  /** From when on it may be changed again; null: now. */
  zoneChangeable: v.nullable(Instant),
  /** Of the help lines, ISO 3166-1 alpha-2; null: where the request comes from. */
  country: v.nullable(v.string()),
  /** What the person has agreed to; null: nothing, or it was taken back. */
  consent: v.nullable(v.object({ version: v.number(), given: Instant })),
  /** What has to be agreed to before a message is taken. */
  consentVersion: v.number(),
  quota: QuotaJson,
});
export type ChatSettingsAnswer = v.InferOutput<typeof ChatSettingsAnswer>;

/** PUT /api/chat/settings: what is given is changed. */
export const ChatSettingsRequest = v.object({
  zone: v.optional(v.pipe(v.string('malformed'), v.maxLength(MAX_ZONE_LENGTH, 'malformed'))),
  country: v.optional(v.nullable(v.pipe(v.string('malformed'), v.regex(/^[A-Z]{2}$/, 'malformed')))),
  /** Null takes it back: what was said stays until it is deleted, and no message is taken. */
  consent: v.optional(v.nullable(v.object({ version: v.literal(CONSENT_VERSION, 'malformed') }))),
});
export type ChatSettingsRequest = v.InferOutput<typeof ChatSettingsRequest>;
