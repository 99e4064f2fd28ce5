import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { MAX_GIFT_MESSAGE, MAX_GIFT_MESSAGE_UNITS } from '../../contract/limits.ts';
import { emailFault, lineOf, linesOf } from '../contact/plain-fields.ts';

type Fields = Readonly<Record<string, string>>;

/** Fields of a gift in the order in which they are asked. The first says that it is one. */
export const GIFT_FIELDS = ['gift', 'giftEmail', 'giftMessage', 'giftDay'] as const;
export type GiftField = (typeof GIFT_FIELDS)[number];
export type GiftFault = 'account' | 'required' | 'malformed' | 'too_long' | 'out_of_range' | 'too_often';
export type GiftFaults = Partial<Record<GiftField, GiftFault>>;

/** A gift as its form asks for it. */
export interface GiftDraft {
  email: string;
  message: string;
  /** `YYYY-MM-DD` of the giver's calendar. */
  day: string;
}

/** Days that a gift may wait. */
const MOST_DAYS = 365;

/** The first and the last day on which a gift may be sent, of a calendar on which it is `todayMs` (midnight, as if it were UTC). */
export function giftDays(todayMs: number): { first: string; last: string } {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { first: dayOf(todayMs), last: dayOf(todayMs + MOST_DAYS * MS_PER_DAY) };
}

/** How many characters a reader sees: an emoji of several parts is one, and so is a letter with its accent. */
export function countSeen(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) count += 1;
  return count;
}

/** What a reader sees: without controls, and without signs that turn the direction of what stands after them. */
function plainText(text: string | undefined): string {
  return linesOf(text)
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '');
}

function messageFault(message: string): GiftFault | null {
  if (message.length > MAX_GIFT_MESSAGE_UNITS) return 'too_long';
  return countSeen(message) > MAX_GIFT_MESSAGE ? 'too_long' : null;
}

function dayFault(day: string, todayMs: number): GiftFault | null {
  if (day === '') return 'required';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'malformed';
  const ms = Date.parse(day);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== day) return 'malformed';
  const { first, last } = giftDays(todayMs);
  return day < first || day > last ? 'out_of_range' : null;
}

interface Reading {
  /** Midnight of the giver's day, as if it were UTC. */
  todayMs: number;
  /** Whether whoever asks is known by an address that is confirmed: the mail of a gift names it. */
  mayGive: boolean;
}

/** Reads what is asked of a gift; null where none is asked for, or where something is wrong with it. */
export function readGiftAsk(
  fields: Fields,
  { todayMs, mayGive }: Reading,
): { gift: GiftDraft | null; faults: GiftFaults } {
  if (fields.gift !== '1') return { gift: null, faults: {} };
  const email = lineOf(fields.giftEmail);
  const message = plainText(fields.giftMessage);
  const day = lineOf(fields.giftDay);
  const found: Record<GiftField, GiftFault | null> = {
    gift: mayGive ? null : 'account',
    giftEmail: emailFault(email),
    giftMessage: messageFault(message),
    giftDay: dayFault(day, todayMs),
  };
  const faults: GiftFaults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
  return Object.keys(faults).length > 0 ? { gift: null, faults } : { gift: { email, message, day }, faults };
}
