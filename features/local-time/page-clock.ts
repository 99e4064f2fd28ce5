import { instantWriter, nearestMinute } from './instant-format.ts';

/** The clock that a page is written by: that of its language's home, or of a zone that its address names. */
export interface PageClock {
  /** A zone of the tz database. */
  zone: string;
  /** BCP 47 tag for Intl. */
  tag: string;
  /** What a wall shows at an instant, to the nearest minute, written as if it were UTC. */
  wallMs(instantMs: number): number;
}

/** Writers of wall times, by language: a formatter is dear to make and never changes. */
const writers = new Map<string, ReturnType<typeof instantWriter>>();

/** Writes wall times, which are written as if they were UTC. */
export function wallWriter(tag: string): ReturnType<typeof instantWriter> {
  const writer = writers.get(tag) ?? instantWriter(tag, 'UTC');
  writers.set(tag, writer);
  return writer;
}

/** A clock from what its zone is ahead of UTC. */
export function pageClock(zone: string, tag: string, wallMs: (instantMs: number) => number): PageClock {
  return { zone, tag, wallMs: (instantMs) => wallMs(nearestMinute(instantMs)) };
}
