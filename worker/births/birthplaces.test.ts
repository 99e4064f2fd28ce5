import { beforeAll, describe, expect, it } from 'vitest';
import { readBirthplaces, type WrittenBirthplace } from '../../scripts/places/birthplaces.ts';
import { fillPlaces } from '../../scripts/places/fill.ts';
import { openSqlitePlaces } from '../../scripts/places/test-places.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { searchPlaces } from '../places/search.ts';
import { findFormPlace } from './find-form-place.ts';

/** A chart hardly changes over less: 40 km are some two minutes of the Earth's turning. */
const NEAR_KM = 40;

const KM_OF_DEGREE = 111.2;

let db: PlacesDatabase;

// The whole list of places: what a name means depends on all its namesakes.
beforeAll(async () => {
  db = openSqlitePlaces();
  await fillPlaces(db);
}, 240_000);

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function kilometres(one: Point, other: Point): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) * KM_OF_DEGREE;
}

/** What the list and the form make of a text. `first`: whether the likeliest place is the right one. */
interface Verdict {
  readonly text: string;
  readonly first: boolean;
  readonly form: 'right' | 'asks' | 'wrong';
}

async function judge({ text, language, at }: WrittenBirthplace): Promise<Verdict> {
  const isRight = (place: Point) => at !== null && kilometres(at, place) <= NEAR_KM;
  const [likeliest] = await searchPlaces(db, text, language);
  const found = await findFormPlace({ placeId: null, placeQuery: text }, db, language);
  const first = likeliest !== undefined && isRight(likeliest);
  if (found.kind !== 'one') return { text, first, form: 'asks' };
  return { text, first, form: isRight(found.place) ? 'right' : 'wrong' };
}

const written = readBirthplaces();

describe.each([
  ['looked at', false],
  ['kept aside', true],
] as const)('birthplaces as people write them, %s', (name, isAside) => {
  it('are never another place without asking, and first in the list in 95 of 100', async () => {
    const mine = written.filter((one) => one.isAside === isAside);
    const told = mine.filter(({ at }) => at !== null);
    const verdicts = await Promise.all(mine.map(judge));
    const first = verdicts.filter((verdict) => verdict.first).length;
    const taken = verdicts.filter(({ form }) => form === 'right').length;
    const wrong = verdicts.filter(({ form }) => form === 'wrong').map(({ text }) => text);
    console.log(
      `${name}: ${mine.length} texts, ${told.length} of one place: first ${first}, taken at once ${taken}, silently wrong ${wrong.length}`,
    );
    expect(mine.length).toBeGreaterThanOrEqual(200);
    expect(wrong).toEqual([]);
    expect(first / told.length).toBeGreaterThanOrEqual(0.95);
    // Who always asks is never wrong: most must be taken at once.
    expect(taken / told.length).toBeGreaterThanOrEqual(0.85);
  });
});
