import type * as v from 'valibot';
import type { SkyDaysAnswer, SkyDaysRequest } from '../../contract/sky-days.ts';

const TIMEOUT_MS = 15_000;

function isAnswer(value: unknown): value is SkyDaysAnswer {
  if (typeof value !== 'object' || value === null) return false;
  return 'days' in value && Array.isArray(value.days) && 'transits' in value && Array.isArray(value.transits);
}

/**
 * The sky of some days in a row.
 * @throws Error where the answer is none; TimeoutError where it does not come.
 */
export async function fetchSkyDays(request: v.InferInput<typeof SkyDaysRequest>): Promise<SkyDaysAnswer> {
  const response = await fetch('/api/astrology/sky-days', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`sky-days: ${response.status}`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error('sky-days: no answer');
  return answer;
}
