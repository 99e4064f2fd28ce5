import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../locales/locales.ts';
import { fillPlaces } from '../../scripts/places/fill.ts';
import type { PlaceRows } from '../../scripts/places/place-rows.ts';
import { openSqlitePlaces, someRealRows } from '../../scripts/places/test-places.ts';
import type { PlacesDatabase } from './database.ts';
import { findPlace, type Place, searchPlaces } from './place-search.ts';

const names = new Set(
  `Paris|London|Springfield|İzmir|Ankara|Şanlıurfa|York|Munich|Athens|Santos|St. Louis|Saint Louis|Saint-Louis|Van|San
  |Sanlibo|San Leandro|Vannes|Vancouver|Birmingham|Portland|Washington, D.C.|Bombay Beach|Kadıköy|Lisbon|N'Djamena
  |Juárez|Coyhaique|Hanoi|Kyoto|Stockholm|Thessaloníki|Köln|Leningradskaya|Parys`
    .split('|')
    .map((name) => name.trim()),
);

let db: PlacesDatabase;
let rows: PlaceRows;

beforeAll(async () => {
  db = openSqlitePlaces();
  rows = someRealRows(names);
  await fillPlaces(
    db,
    () => {},
    () => rows,
  );
}, 60_000);

async function best(query: string, language: Language = 'en'): Promise<Place | undefined> {
  return (await searchPlaces(db, query, language))[0];
}

describe('the likeliest place comes first', () => {
  it.each([
    ['paris', 'en', 2988507],
    ['paris fr', 'en', 2988507],
    ['Paris, France', 'en', 2988507],
    ['paris, tx', 'en', 4717560],
    ['paris texas', 'en', 4717560],
    ['Springfield, IL', 'en', 4250542],
    ['London, Ontario', 'en', 6058560],
    ['london canada', 'en', 6058560],
    ['birmingham uk', 'en', 2655603],
    ['birmingham, al', 'en', 4049979],
    ['São Paulo brazil', 'en', 3448439],
    ['santos sp', 'pt', 3449433],
    ['new york', 'en', 5128581],
    ['york', 'en', 2633352],
    ['st louis', 'en', 4407066],
    ['washington dc', 'en', 4140963],
    ['new y', 'en', 5128581],
    ['sa', 'en', 3448439],
    ['van', 'tr', 298117],
    ['ndjamena', 'en', 2427123],
  ] as const)('%s (%s) is %i', async (query, language, id) => {
    expect((await best(query, language))?.id).toBe(id);
  });
});

describe('of two cities with a comma between them the second is meant, for the first may be a quarter of it', () => {
  it.each([
    ['York, Munich', 'Munich'],
    ['Birmingham, Köln', 'Cologne'],
    ['Portland, Vancouver', 'Vancouver'],
    ['Kyoto, York', 'York'],
  ])('%s is %s', async (query, name) => {
    expect((await best(query))?.name).toBe(name);
  });
});

describe('Turkish letters', () => {
  it.each(['istanbul', 'İstanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul', 'istan'])(
    '%s is İstanbul',
    async (query) => {
      expect(await best(query, 'tr')).toMatchObject({ id: 745044, name: 'İstanbul', region: 'İstanbul' });
    },
  );
  it.each(['izmir', 'İZMİR', 'IZMIR', 'ızmir'])('%s is İzmir', async (query) => {
    expect((await best(query, 'tr'))?.id).toBe(311046);
  });
  it.each(['sanliurfa', 'sanli', 'ŞANLIURFA', 'şanlı'])('%s is Şanlıurfa', async (query) => {
    expect((await best(query, 'tr'))?.name).toBe('Şanlıurfa');
  });
});

describe("names in the visitor's language, old names and other scripts", () => {
  it.each([
    ['londra', 'tr', 'Londra'],
    ['Londres', 'fr', 'Londres'],
    ['london', 'es', 'Londres'],
    ['Nueva York', 'es', 'Nueva York'],
    ['münih', 'tr', 'Münih'],
    ['münchen', 'en', 'Munich'],
    ['cologne', 'en', 'Cologne'],
    ['lisboa', 'pt', 'Lisboa'],
    ['selanik', 'tr', 'Selanik'],
    ['Constantinople', 'en', 'Istanbul'],
    ['bombay', 'en', 'Mumbai'],
    ['Leningrad', 'fr', 'Saint-Pétersbourg'],
    ['saigon', 'en', 'Ho Chi Minh City'],
    ['東京', 'en', 'Tokyo'],
    ['京', 'en', 'Kyoto'],
    ['北京市', 'en', 'Beijing'],
    ['Москва', 'tr', 'Moskova'],
    ['Αθήνα', 'en', 'Athens'],
    ['القاهرة', 'en', 'Cairo'],
    ['서울', 'en', 'Seoul'],
    ['Kadıköy', 'tr', 'İstanbul'],
    ['Bilinmeyen Mahalle, İstanbul', 'tr', 'İstanbul'],
  ] as const)('%s (%s) is %s', async (query, language, name) => {
    expect((await best(query, language))?.name).toBe(name);
  });
  it('the country is named in the language too', async () => {
    expect(await best('munich', 'pt')).toMatchObject({
      country: 'DE',
      countryName: 'Alemanha',
      name: 'Munique',
    });
  });
});

describe('hostile queries', () => {
  it.each([
    '"',
    '" OR "',
    'NEAR(paris, 5)',
    'AND',
    'name : paris',
    'par*is',
    '(((',
    'paris\0',
    '{name} : x',
    '^paris',
    '😀😀😀',
    "'; DROP TABLE place; --",
    'x'.repeat(10_000),
    'a '.repeat(5000),
    '\ud800',
  ])('%j is only a text', async (query) => {
    await expect(searchPlaces(db, query, 'en')).resolves.toBeInstanceOf(Array);
  });
  it.each(['', 'a', ' ', '😀', ','])('%j is too little to search for', async (query) => {
    expect(await searchPlaces(db, query, 'en')).toEqual([]);
  });
});

describe('places by id', () => {
  it('745044 is İstanbul with its zone', async () => {
    expect(await findPlace(db, 745044, 'tr')).toEqual({
      id: 745044,
      name: 'İstanbul',
      region: 'İstanbul',
      country: 'TR',
      countryName: 'Türkiye',
      latitude: 41.01384,
      longitude: 28.94966,
      timeZone: 'Europe/Istanbul',
      population: 14804116,
    });
  });
  it('an id that is not in the file is null', async () => {
    expect(await findPlace(db, 1, 'tr')).toBeNull();
  });
  it('zones that were split off after the file was made are up to date', async () => {
    expect((await best('Juárez, Chihuahua'))?.timeZone).toBe('America/Ciudad_Juarez');
    expect((await best('Coyhaique'))?.timeZone).toBe('America/Coyhaique');
  });
});

describe('filling the database', () => {
  it('does nothing when it is complete', async () => {
    await fillPlaces(
      db,
      () => {},
      () => {
        throw new Error('asked for rows');
      },
    );
  });
  it('begins anew after an interruption', async () => {
    const fresh = openSqlitePlaces();
    const few = () => ({ ...rows, places: rows.places.slice(0, 50) });
    const interrupt = (): void => {
      throw new Error('interrupted');
    };
    await expect(fillPlaces(fresh, interrupt, few)).rejects.toThrow('interrupted');
    await fillPlaces(fresh, () => {}, few);
    expect(await searchPlaces(fresh, 'istanbul', 'tr')).toHaveLength(1);
  });
});
