import { SIGN_IDS, type SignId } from '../../astrology/ids.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';

/** The Moon's mean longitude at noon of 1 January 2000 and its mean motion, degrees and degrees a day. */
const MEAN_DEG = 218.3165;
const MEAN_DEG_PER_DAY = 13.17639648;
const EPOCH_MS = Date.UTC(2000, 0, 1, 12);

/** Passes of the Moon until it is told in the same words again, and days of a stay that have words of their own. */
const PASSES = 3;
const DAYS = 3;

interface MoonStay {
  sign: SignId;
  fromMs: number;
  toMs: number;
}

/**
 * Which pass of the Moon through its sign a stay is, counted from the year 2000. The Moon is within 8° of its mean place, so that
 * from the middle of a sign the nearest whole turn is the right one.
 */
export function passOf({ sign, fromMs, toMs }: MoonStay): number {
  const days = ((fromMs + toMs) / 2 - EPOCH_MS) / MS_PER_DAY;
  const middleDeg = SIGN_IDS.indexOf(sign) * 30 + 15;
  return Math.round((MEAN_DEG + MEAN_DEG_PER_DAY * days - middleDeg) / 360);
}

/** When the Moon would be in the middle of the sign of a stay if it went evenly: within 15 hours of when it is. */
export function evenMiddleMs(stay: MoonStay): number {
  const middleDeg = passOf(stay) * 360 + SIGN_IDS.indexOf(stay.sign) * 30 + 15;
  return EPOCH_MS + ((middleDeg - MEAN_DEG) / MEAN_DEG_PER_DAY) * MS_PER_DAY;
}

/** Which of three texts on a house is told as the Moon passes it: each comes back 82 days on. */
export function passVariant(stay: MoonStay): number {
  return modulo(passOf(stay), PASSES);
}

/**
 * Which of four texts on a house is told of a part of a week. Stays that follow one another have others, for two signs of readers
 * have the same house on different days of a week; each comes back 109 days on.
 */
export function partVariant(stay: MoonStay): number {
  return modulo(passOf(stay) * (SIGN_IDS.length + 1) + SIGN_IDS.indexOf(stay.sign), 4);
}

/** Which day of a stay the day that begins at an instant is, of those that it has the greater part of: 0, 1 or 2. */
export function dayOfStay({ fromMs }: Pick<MoonStay, 'fromMs'>, dayMs: number): number {
  const firstMs = Math.round(fromMs / MS_PER_DAY) * MS_PER_DAY;
  return Math.min(DAYS - 1, Math.max(0, Math.round((dayMs - firstMs) / MS_PER_DAY)));
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/**
 * Which of nine texts on a house is told on a day: three passes have three each, so that none returns before the third pass
 * after, 80 days on. Sections turn against each other, or the same five would always meet.
 */
export function dayVariant(stay: MoonStay, dayMs: number, section: number): number {
  const pass = passOf(stay);
  const shift = Math.floor(pass / PASSES) * section;
  return modulo(pass, PASSES) * DAYS + modulo(dayOfStay(stay, dayMs) + shift, DAYS);
}
