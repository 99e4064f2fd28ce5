import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../locales/locales.ts';
import { readBirthplaces, type WrittenBirthplace } from '../../scripts/places/birthplaces.ts';
import { fillPlaces } from '../../scripts/places/fill.ts';
import { openSqlitePlaces } from '../../scripts/places/test-places.ts';
import type { PlacesDatabase } from '../places/database.ts';
import { searchPlaces } from '../places/place-search.ts';
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

describe('a form with a place in words', () => {
  const ask = (text: string, language: Language) =>
    findFormPlace({ placeId: null, placeQuery: text }, db, language);

  it.each([
    ['Sandringham, England', 'en'],
    ['Mon Repos, Greece', 'en'],
    ['Zzxq, Italy', 'en'],
    ['Some village, Brazil', 'en'],
    ['Georgia', 'en'],
    ['Jamaica', 'en'],
    ['México', 'es'],
    ['Italia', 'es'],
    ['Paris, Zzxq', 'en'],
    ['Zzxq Paris', 'en'],
    ['75460 Paris', 'en'],
    ['Istan', 'tr'],
    ['Buenos', 'es'],
    ['IST', 'tr'],
  ] as const)('draws no chart from "%s"', async (text, language) => {
    expect((await ask(text, language)).kind).not.toBe('one');
  });

  it('says not found where only the country is known', async () => {
    expect(await ask('Zzxq, Italy', 'en')).toEqual({ kind: 'error', code: 'unknown' });
  });

  it('names the words that no place has, as they were typed, and offers the city first', async () => {
    const asked = await ask('Hospital Zzxq, KADIKÖY, İstanbul', 'tr');
    expect(asked).toMatchObject({ kind: 'several', code: 'nearest', unknownWords: 'Hospital Zzxq' });
    expect(asked.kind === 'several' && asked.choices[0]).toMatchObject({ id: 745044, name: 'İstanbul' });
  });

  it('asks whether the only place that fits is meant, where so few words may mean a quarter elsewhere', async () => {
    expect(await ask('Longyearbyen', 'en')).toMatchObject({ kind: 'several', code: 'confirm' });
    expect(await ask('Longyearbyen, Svalbard', 'en')).toMatchObject({ kind: 'one' });
  });

  it('asks which of several is meant, the likeliest first', async () => {
    const asked = await ask('Portland', 'en');
    expect(asked).toMatchObject({ kind: 'several', code: 'choose', unknownWords: '' });
    const choices = asked.kind === 'several' ? asked.choices : [];
    expect(choices.slice(0, 2).map(({ region }) => region)).toEqual(['Oregon', 'Maine']);
  });

  it('takes a region by its whole name: West Virginia is not Virginia', async () => {
    expect(await ask('Vienna, Virginia', 'en')).toMatchObject({ kind: 'one', place: { region: 'Virginia' } });
    expect(await ask('Vienna, West Virginia', 'en')).toMatchObject({
      kind: 'one',
      place: { region: 'West Virginia' },
    });
  });

  it('takes the id that was chosen whatever the words are, and asks where it is none', async () => {
    expect(await findFormPlace({ placeId: 745044, placeQuery: 'Portland' }, db, 'en')).toMatchObject({
      kind: 'one',
      place: { id: 745044 },
    });
    expect(await findFormPlace({ placeId: 1, placeQuery: '' }, db, 'en')).toEqual({
      kind: 'error',
      code: 'unknown',
    });
    expect(await findFormPlace({ placeId: null, placeQuery: '' }, db, 'en')).toEqual({
      kind: 'error',
      code: 'required',
    });
  });
});
