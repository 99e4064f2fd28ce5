import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceChoice } from '../../../contract/places.ts';
import { createPlaceSearch, SUGGESTIONS, type SuggestionState } from './suggestions.ts';

const PLACE: PlaceChoice = { id: 1, name: 'Izmir', region: null, countryName: 'Türkiye' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp(fetchPlaces: (query: string, signal: AbortSignal) => Promise<readonly PlaceChoice[]>) {
  const asked: string[] = [];
  const told: SuggestionState[] = [];
  const search = createPlaceSearch(
    (query, signal) => {
      asked.push(query);
      return fetchPlaces(query, signal);
    },
    (state) => told.push(state),
  );
  const rest = () => vi.advanceTimersByTimeAsync(SUGGESTIONS.debounceMs);
  return { search, asked, told, rest };
}

test('the server is asked once the typing rests, spaces put straight', async () => {
  const { search, asked, told, rest } = setUp(async () => [PLACE]);
  search.type('iz');
  search.type(' izm  ir ');
  await rest();
  expect(asked).toEqual(['izm ir']);
  expect(told).toEqual([{ kind: 'searching' }, { kind: 'found', places: [PLACE] }]);
});

test('one letter asks nothing', async () => {
  const { search, asked, told, rest } = setUp(async () => [PLACE]);
  search.type('i');
  await rest();
  expect(asked).toEqual([]);
  expect(told).toEqual([{ kind: 'idle' }]);
});

test('an answer that a later query has overtaken is stopped and not told', async () => {
  const signals: AbortSignal[] = [];
  const { search, told, rest } = setUp((query, signal) => {
    signals.push(signal);
    return query === 'iz' ? new Promise(() => undefined) : Promise.resolve([PLACE]);
  });
  search.type('iz');
  await rest();
  search.type('izm');
  await rest();
  expect(signals[0]?.aborted).toBe(true);
  expect(told.at(-1)).toEqual({ kind: 'found', places: [PLACE] });
});

test('a query that was answered before is not asked again', async () => {
  const { search, asked, told, rest } = setUp(async () => [PLACE]);
  for (const text of ['izm', 'izmi', 'izm']) {
    search.type(text);
    await rest();
  }
  expect(asked).toEqual(['izm', 'izmi']);
  expect(told.at(-1)).toEqual({ kind: 'found', places: [PLACE] });
});

test('a failure is told, and the next query is asked all the same', async () => {
  const { search, told, rest } = setUp((query) =>
    query === 'iz' ? Promise.reject(new Error('503')) : Promise.resolve([]),
  );
  search.type('iz');
  await rest();
  expect(told.at(-1)).toEqual({ kind: 'failed' });
  search.type('izm');
  await rest();
  expect(told.at(-1)).toEqual({ kind: 'found', places: [] });
});
