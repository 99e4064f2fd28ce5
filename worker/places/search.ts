import type { Language } from '../../locales/locales.ts';
import type { PlacesDatabase } from './database.ts';
import { foldedWords, joinedName } from './fold.ts';
import { type Place, type PlaceRecord, placeColumns, placeReader, shownNames } from './place.ts';
import { type PlaceQuery, placeQueries } from './query.ts';

export type { Place } from './place.ts';

type MatchKind = 'exactName' | 'exactAlias' | 'namePrefix' | 'aliasPrefix';

/** Worth in powers of ten of population: a place called exactly so beats one a hundred times larger. */
const matchWorth = {
  exactName: 2.2,
  exactAlias: 1.5,
  namePrefix: 0,
  aliasPrefix: -1,
} as const satisfies Record<MatchKind, number>;

/** A name that begins with what was typed, against one that has it in the middle. */
const startWorth = 1;

/** Two letters are hardly ever a whole old name, but often an abbreviation of one. */
const shortestAliasLength = 3;

/** A visitor's own countries come a little before others. */
const homeWorth = 0.3;
const homeCountries = {
  tr: 'TR CY AZ',
  en: 'US GB CA AU IE NZ',
  es: 'ES MX AR CO CL PE VE EC GT CU DO BO UY PY CR PA SV HN NI PR',
  fr: 'FR BE CH CA LU SN CI MA TN DZ',
  pt: 'BR PT AO MZ',
} as const satisfies Record<Language, string>;

/** Each inner query streams from the index in order of rank and stops at its limit, so that even "sa" stays cheap. */
const searchSql = `SELECT m.kind, ${placeColumns} FROM (
    SELECT * FROM (SELECT rowid AS rank, 'exactName' AS kind FROM place_index WHERE place_index MATCH ?1 ORDER BY rowid LIMIT ?5)
    UNION ALL
    SELECT * FROM (SELECT rowid AS rank, 'exactAlias' AS kind FROM place_index WHERE place_index MATCH ?2 ORDER BY rowid LIMIT ?5)
    UNION ALL
    SELECT * FROM (SELECT rowid AS rank, 'namePrefix' AS kind FROM place_index WHERE place_index MATCH ?3 ORDER BY rowid LIMIT ?6)
    UNION ALL
    SELECT * FROM (SELECT rowid AS rank, 'aliasPrefix' AS kind FROM place_index WHERE place_index MATCH ?4 ORDER BY rowid LIMIT ?5)
  ) m
  JOIN place p ON p.rank = m.rank
  LEFT JOIN place_region r ON r.id = p.region_id`;

type Match = PlaceRecord & { readonly kind: MatchKind };

function worth(match: Match, start: string, language: Language): number {
  const isShortAlias = match.kind === 'exactAlias' && start.length < shortestAliasLength;
  const begins = shownNames(match, language).some((name) => joinedName(foldedWords(name)).startsWith(start));
  return (
    Math.log10(Math.max(match.population, 1)) +
    (isShortAlias ? matchWorth.aliasPrefix : matchWorth[match.kind]) +
    (begins ? startWorth : 0) +
    (homeCountries[language].includes(match.country) ? homeWorth : 0)
  );
}

/** Each place once, with the best of its matches, the likeliest first. */
function ranked(matches: readonly Match[], start: string, language: Language): PlaceRecord[] {
  const best = new Map<number, { match: Match; score: number }>();
  for (const match of matches) {
    const score = worth(match, start, language);
    const known = best.get(match.rank);
    if (known === undefined || known.score < score) best.set(match.rank, { match, score });
  }
  return [...best.values()]
    .sort((first, second) => second.score - first.score || first.match.rank - second.match.rank)
    .map(({ match }) => match);
}

async function runQuery(db: PlacesDatabase, query: PlaceQuery, limit: number): Promise<Match[]> {
  const { exactName, exactAlias, namePrefix, aliasPrefix } = query;
  const statement = db
    .prepare(searchSql)
    .bind(exactName, exactAlias, namePrefix, aliasPrefix, limit, limit * 4);
  const { results } = await statement.all<Match>();
  return results;
}

/**
 * The places that a visitor may mean, the likeliest first: by name in any of the five languages, by old and alternate
 * names and other scripts, with a region or country behind a comma or as the last words. None for less than 2 characters.
 * Rejects when the database does.
 */
export async function searchPlaces(
  db: PlacesDatabase,
  query: string,
  language: Language,
  limit = 8,
): Promise<Place[]> {
  for (const reading of placeQueries(query)) {
    const matches = await runQuery(db, reading, limit);
    if (matches.length === 0) continue;
    return ranked(matches, reading.start, language).slice(0, limit).map(placeReader(language));
  }
  return [];
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
