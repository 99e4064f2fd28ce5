export const MS_PER_HOUR = 3_600_000;

/** The instant `hours` after an epoch, to the millisecond. */
export function instantOf(epochMs: number, hours: number): number {
  return Math.round(epochMs + hours * MS_PER_HOUR);
}
