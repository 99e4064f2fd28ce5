import type { RequestFault } from '../../contract/consulting.ts';

const DAY_MS = 86_400_000;

/** How soon a time may be wished for, and how far ahead. */
export const SOONEST_MS = 2 * DAY_MS;
export const LATEST_MS = 92 * DAY_MS;

/** Tells the instant at which the clock of a zone shows a time, written as if it were UTC. */
export interface ZoneReader {
  instantOf(wallMs: number): number;
}

/** `2026-12-01T14:30`, as a browser's field for date and time has it -> the wall's ms as if it were UTC; null for anything else. */
export function parseWall(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::00(?:\.0+)?)?$/.exec(text.trim());
  if (!match) return null;
  const wallMs = Date.parse(`${match[1]}T${match[2]}:00Z`);
  // A 30 February would come back as another day.
  if (Number.isNaN(wallMs) || new Date(wallMs).toISOString().slice(0, 10) !== match[1]) return null;
  return wallMs;
}

/** Reads one wished time of a zone; null for an empty one. */
export function readWish(
  text: string,
  { instantOf }: ZoneReader,
  nowMs: number,
): { instantMs: number } | { fault: RequestFault } | null {
  if (text.trim() === '') return null;
  const wallMs = parseWall(text);
  if (wallMs === null) return { fault: 'malformed' };
  const instantMs = instantOf(wallMs);
  if (instantMs < nowMs + SOONEST_MS) return { fault: 'too_soon' };
  if (instantMs > nowMs + LATEST_MS) return { fault: 'too_late' };
  return { instantMs };
}
