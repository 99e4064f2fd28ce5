import { DATE_PICKER } from './date-picker.ts';

/** Where and when a finger was. */
export interface TouchMoment {
  xPx: number;
  yPx: number;
  atMs: number;
}

/** What a movement of the finger asks for: leftward the next month, rightward the previous one. */
export function readSwipe(from: TouchMoment, to: TouchMoment): 'next' | 'previous' | null {
  const acrossPx = to.xPx - from.xPx;
  const quick = to.atMs - from.atMs <= DATE_PICKER.swipeMaxMs;
  const level = Math.abs(to.yPx - from.yPx) <= DATE_PICKER.swipeMaxVerticalPx;
  if (!quick || !level || Math.abs(acrossPx) < DATE_PICKER.swipeMinHorizontalPx) return null;
  return acrossPx < 0 ? 'next' : 'previous';
}
