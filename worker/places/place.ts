import type { Language } from '../../locales/locales.ts';
import { LOCALES } from '../../locales/locales.ts';

/** A place as the API shows it. */
export interface Place {
  /** The geonameid. */
  readonly id: number;
  /** In the visitor's language where that is known. */
  readonly name: string;
  /** First-level region; null where there is none. */
  readonly region: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** In the visitor's language. */
  readonly countryName: string;
  /** Degrees, north and east positive. */
  readonly latitude: number;
  readonly longitude: number;
  /** A name of the tz database. */
  readonly timeZone: string;
  readonly population: number;
}

/** A row of `placeColumns`. */
export interface PlaceRecord {
  readonly rank: number;
  readonly id: number;
  readonly name: string;
  readonly localized: string | null;
  readonly regionName: string | null;
  readonly regionLocalized: string | null;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly population: number;
}

/** Of `place` as p and `place_region` as r. */
export const placeColumns = `p.rank, p.id, p.name, p.localized, r.name AS regionName, r.localized AS regionLocalized,
  p.country, p.latitude, p.longitude, p.time_zone AS timeZone, p.population`;

function localName(name: string, localized: string | null, language: Language): string {
  if (localized === null) return name;
  const names = JSON.parse(localized) as Partial<Record<Language, string>>;
  return names[language] ?? name;
}

/** The names under which a visitor sees the place: in their language, and as GeoNames has it. */
export function shownNames(record: PlaceRecord, language: Language): string[] {
  return [...new Set([localName(record.name, record.localized, language), record.name])];
}

/** Reads rows for one visitor; made once per request, since Intl.DisplayNames is dear. */
export function placeReader(language: Language): (record: PlaceRecord) => Place {
  const countries = new Intl.DisplayNames([LOCALES[language].tag], { type: 'region' });
  return (record) => {
    const { id, country, latitude, longitude, timeZone, population, regionName } = record;
    return {
      id,
      name: localName(record.name, record.localized, language),
      region: regionName === null ? null : localName(regionName, record.regionLocalized, language),
      country,
      countryName: countries.of(country) ?? country,
      latitude,
      longitude,
      timeZone,
      population,
    };
  };
}
