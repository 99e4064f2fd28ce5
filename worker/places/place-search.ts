import { MAX_PLACES } from '../../contract/limits.ts';
import type { Language } from '../../locales/locales.ts';
import type { AreaNames } from './area.ts';
import type { PlacesDatabase } from './database.ts';
import { joinedName } from './fold.ts';
import type { Hit } from './known-areas.ts';
import { type Place, type PlaceRecord, placeColumns, placeReader } from './place.ts';
import { type PlaceText, readPlaceText } from './place-text.ts';
import { placeReadings, type Reading, type ReadingKind } from './query.ts';
import { type RankedPlace, rankPlaces } from './rank.ts';
import { type JoinedArea, joinArea } from './word-account.ts';

export type { Place } from './place.ts';

/** A place with the words of the query that have nothing to do with it. */
export interface FoundPlace extends Place {
  /** Folded; empty where every word is accounted for. */
  readonly unmatched: readonly string[];
}

/** How many places of one whole name are looked at, of an unfinished one, and in one area. */
const limits = { whole: 10, unfinished: 32, area: 8 } as const;

/** Rows of `reading, rank`; `ranks` is the query that finds the ranks of `reading.value->>1`, the expression. */
function hitSql(readings: string, ranks: string): string {
  return `SELECT reading.value->>0 AS reading, found.value AS rank FROM json_each(${readings}) reading,
    json_each((SELECT json_group_array(rowid) FROM (${ranks}))) found`;
}

/** Streams from the index in order of rank and stops at its limit, so that even "sa" stays cheap. */
function largest(limit: number): string {
  return `SELECT rowid FROM place_index WHERE place_index MATCH reading.value->>1 ORDER BY rowid LIMIT ${limit}`;
}

/** Whole names are few enough to look at each: those in whose area the most words of the text stand (?4), the largest first. */
const whole = `SELECT i.rowid FROM place_index i
  JOIN place_area_of o ON o.rank = i.rowid JOIN place_area a ON a.id = o.area_id
  WHERE i.place_index MATCH reading.value->>1
  ORDER BY (SELECT count(*) FROM json_each(?4) word WHERE instr(a.names, word.value)) DESC, i.rowid
  LIMIT ${limits.whole}`;

/** All readings in one statement, so that a search is one way to the database; each place once. */
const searchSql = `WITH hit AS (
    ${hitSql('?1', whole)}
    UNION ALL ${hitSql('?2', largest(limits.unfinished))}
    UNION ALL ${hitSql('?3', largest(limits.area))}
  )
  SELECT m.readings, a.names AS areaNames, ${placeColumns}
  FROM (SELECT rank, json_group_array(reading) AS readings FROM hit GROUP BY rank) m
  JOIN place p ON p.rank = m.rank
  JOIN place_area_of o ON o.rank = p.rank
  JOIN place_area a ON a.id = o.area_id
  LEFT JOIN place_region r ON r.id = p.region_id`;

interface Row extends PlaceRecord {
  /** Indexes of the readings, as JSON. */
  readonly readings: string;
  /** `AreaNames` as JSON. */
  readonly areaNames: string;
}

const branchOf = {
  name: 'whole',
  alias: 'whole',
  quarter: 'whole',
  prefix: 'unfinished',
  aliasPrefix: 'unfinished',
  area: 'area',
} as const satisfies Record<ReadingKind, keyof typeof limits>;

/** Short words are looked for as whole names, since they stand in the middle of many. */
function areaWords({ words }: PlaceText): string[] {
  return words
    .filter(({ isFiller, isRead }) => isRead && !isFiller)
    .map(({ folded }) => (folded.length < 4 ? `"${folded}"` : folded));
}

/** Areas made ready once each: most of the places found share theirs with others. */
function areaReader(): (names: string) => JoinedArea {
  const areas = new Map<string, JoinedArea>();
  return (names) => {
    const area = areas.get(names) ?? joinArea(JSON.parse(names) as AreaNames, joinedName);
    areas.set(names, area);
    return area;
  };
}

async function runReadings(
  db: PlacesDatabase,
  text: PlaceText,
  readings: readonly Reading[],
): Promise<Hit[]> {
  const pairs = (branch: keyof typeof limits) =>
    JSON.stringify(
      readings.flatMap(({ kind, expression }, index) =>
        branchOf[kind] === branch ? [[index, expression]] : [],
      ),
    );
  const { results } = await db
    .prepare(searchSql)
    .bind(pairs('whole'), pairs('unfinished'), pairs('area'), JSON.stringify(areaWords(text)))
    .all<Row>();
  const readArea = areaReader();
  return results.map((record) => ({
    record,
    area: readArea(record.areaNames),
    readings: (JSON.parse(record.readings) as number[]).flatMap((index) => readings[index] ?? []),
  }));
}

/**
 * The places that a text may mean, the likeliest first, each with what the words have to do with it. None for less
 * than 2 characters. Rejects when the database does.
 */
export async function searchRanked(
  db: PlacesDatabase,
  query: string,
  language: Language,
): Promise<RankedPlace[]> {
  const text = readPlaceText(query);
  const readings = placeReadings(text);
  if (readings.length === 0) return [];
  return rankPlaces(text, await runReadings(db, text, readings), language);
}

/**
 * The places that a visitor may mean, the likeliest first: by name in any of the five languages, by old and alternate
 * names and other scripts, with quarter, region or country in any order. Where no place accounts for every word, those
 * that come nearest, with the words that they leave over. None for less than 2 characters. Rejects when the database does.
 */
export async function searchPlaces(
  db: PlacesDatabase,
  query: string,
  language: Language,
  limit = MAX_PLACES,
): Promise<FoundPlace[]> {
  const ranked = await searchRanked(db, query, language);
  const toPlace = placeReader(language);
  return ranked.slice(0, limit).map(({ record, account }) => ({
    ...toPlace(record),
    unmatched: account.unmatched.map(({ folded }) => folded),
  }));
}

/** The place of a geonameid; null when there is none. Rejects when the database does. */
export async function findPlace(db: PlacesDatabase, id: number, language: Language): Promise<Place | null> {
  const record = await db
    .prepare(
      `SELECT ${placeColumns} FROM place p LEFT JOIN place_region r ON r.id = p.region_id WHERE p.id = ?1`,
    )
    .bind(id)
    .first<PlaceRecord>();
  return record === null ? null : placeReader(language)(record);
}
