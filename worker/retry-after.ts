const MS_PER_SECOND = 1000;

/** The wait that another service's answer asks for, in seconds or by its date; null where it asks for none. */
export function retryAfterMs({ headers }: Pick<Response, 'headers'>, nowMs: number): number | null {
  const value = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(value)) return Number(value) * MS_PER_SECOND;
  const dateMs = Date.parse(value);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}
