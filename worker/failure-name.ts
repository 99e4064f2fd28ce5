/** What may be logged of any failure: its name alone, since what it says may hold what was asked. */
export function failureName(failure: unknown): string {
  return failure instanceof Error ? failure.name : 'unknown';
}
