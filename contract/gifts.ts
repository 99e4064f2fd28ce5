import * as v from 'valibot';
import { Instant } from './vocabulary.ts';

/** How a gift stands: before its mail goes, after it, or no more (taken back, not wanted, or deleted by whoever got it). */
export const GIFT_STATES = ['waiting', 'sending', 'sent', 'recalled', 'refused', 'deleted'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** A book that somebody gives, as the export of the giver has it. */
export const GiftJson = v.object({
  order: v.string(),
  /** Null once the mail has gone, or will not go. */
  email: v.nullable(v.string()),
  message: v.string(),
  state: v.picklist(GIFT_STATES),
  /** When it is to be sent. */
  send: Instant,
});
export type GiftJson = v.InferOutput<typeof GiftJson>;
