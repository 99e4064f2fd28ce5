/** ISO 8601 in UTC to the second: births are told no finer. */
export function isoSeconds(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
}
