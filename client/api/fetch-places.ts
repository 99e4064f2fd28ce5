import type { PlaceChoice } from '../../contract/places.ts';

function isPlace(value: unknown): value is PlaceChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, region, countryName, unmatched = [] } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    (region === null || typeof region === 'string') &&
    typeof countryName === 'string' &&
    Array.isArray(unmatched) &&
    unmatched.every((word) => typeof word === 'string')
  );
}

/**
 * Places that the query may mean, the likeliest first.
 * @throws Error where the answer is not one, AbortError where `signal` stopped it.
 */
export async function fetchPlaces(
  query: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly PlaceChoice[]> {
  const response = await fetch(`/api/places?${new URLSearchParams({ q: query, lang: language })}`, {
    headers: { Accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`places: ${response.status}`);
  const { places } = (await response.json()) as { places?: unknown };
  if (!Array.isArray(places)) throw new Error('places: no list');
  return places.filter(isPlace);
}
