import { EVENT_KIND_IDS, type EventKindId } from '../../contract/choices.ts';
import type { Language } from '../../locales/locales.ts';
import { reachable, yearOf } from '../navigation.ts';

/** What the address asks for, as the query of another; empty for the defaults. A null zone is nobody's choice. */
export function choiceQuery(zone: string | null, kinds: readonly EventKindId[]): URLSearchParams {
  const query = new URLSearchParams();
  if (zone !== null) query.set('tz', zone);
  if (kinds.length < EVENT_KIND_IDS.length) for (const kind of kinds) query.append('show', kind);
  return query;
}

/** A path with a query, if there is any. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Path of the calendar file of a year, or of one that goes on from this year where `year` is null. */
export function filePath(
  year: number | null,
  language: Language,
  kinds: readonly EventKindId[],
  zone: string | null,
): string {
  const query = choiceQuery(null, kinds);
  query.set('lang', language);
  if (year !== null) query.set('year', String(year));
  if (zone !== null && zone !== 'UTC') query.set('tz', zone);
  return withQuery('/api/astrology/events.ics', query);
}

/** Where the eclipses among the events lead to, as far as their pages are on the site. */
export function eclipsePaths(language: Language, nowMs: number) {
  const pages = reachable(['solar-eclipse', 'lunar-eclipse'], language, yearOf(nowMs));
  return {
    sun: pages.find(({ id }) => id === 'solar-eclipse')?.path,
    moon: pages.find(({ id }) => id === 'lunar-eclipse')?.path,
  };
}
