import type { TransitsWords } from '../../locales/en/transits.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { InstantWriter } from '../local-time/instant-format.ts';
import type { DayAspect } from './day-sky.ts';

/**
 * When an aspect is exact, seen from its day: a planet that turns around meets a point up to three times, so that what moves
 * away may come back, and what draws near may have been there already.
 */
export function exactText(
  { previousMs, nextMs, applying }: Pick<DayAspect, 'previousMs' | 'nextMs' | 'applying'>,
  words: TransitsWords,
  write: InstantWriter,
): string {
  const date = (instantMs: number) => write('shortDate', instantMs);
  if (nextMs !== null) {
    if (previousMs !== null) return fillText(words.again, { last: date(previousMs), date: date(nextMs) });
    return fillText(applying ? words.next : words.returns, { date: date(nextMs) });
  }
  if (previousMs === null) return words.never;
  return fillText(applying ? words.near : words.last, { date: date(previousMs) });
}
