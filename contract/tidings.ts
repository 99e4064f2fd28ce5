import * as v from 'valibot';
import { Instant } from './vocabulary.ts';

/** What a person may be told of without having asked just now, the weightiest first. */
export const TIDING_KINDS = ['answer', 'report', 'eclipse', 'transit', 'moon', 'horoscope'] as const;
export type TidingKind = (typeof TIDING_KINDS)[number];

/** What letters can be about; what else one may be told has mails of its own. */
export const LETTER_KINDS = [
  'eclipse',
  'transit',
  'moon',
  'horoscope',
] as const satisfies readonly TidingKind[];

/** How often, by one way. The weekly ones come on Mondays. */
export const TIDING_RHYTHMS = ['never', 'weekly', 'daily'] as const;
export type TidingRhythm = (typeof TIDING_RHYTHMS)[number];

/** Hours of the day at which one may be told, by one's own clock: none is of the night. */
export const TIDING_HOURS = [7, 8, 9, 12, 18, 20] as const;
export type TidingHour = (typeof TIDING_HOURS)[number];

/** From this hour to the next morning nobody is told anything, however late the post is. */
export const NIGHT_HOUR = 22;

/** What a person chose, in the export of what is kept of them. */
export const TidingsJson = v.object({
  /** Of letters. */
  kinds: v.array(v.picklist(TIDING_KINDS)),
  mail: v.picklist(TIDING_RHYTHMS),
  push: v.picklist(TIDING_RHYTHMS),
  /** The same of notifications. */
  pushKinds: v.array(v.picklist(TIDING_KINDS)),
  hour: v.number(),
  zone: v.string(),
  /** When the mailbox refused a letter for good; null where it did not. */
  mailboxClosed: v.nullable(Instant),
});
export type TidingsJson = v.InferOutput<typeof TidingsJson>;

/** A browser that is told by notifications, in the export. What it is known by is worth something to others than its person. */
export const PushedBrowserJson = v.object({ kept: Instant });
export type PushedBrowserJson = v.InferOutput<typeof PushedBrowserJson>;

/** A day on which something was sent, `YYYY-MM-DD`, and by which way. */
export const ToldJson = v.object({ day: v.string(), way: v.string() });
export type ToldJson = v.InferOutput<typeof ToldJson>;
