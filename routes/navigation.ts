import type { Language } from '../locales/locales.ts';
import { href } from './href.ts';
import { isBuilt } from './page-registry.ts';
import { type PageId, pageRow } from './table.ts';

/** Pages that the header leads to, in order. One that is not built is left out. */
const MAIN_MENU = [
  'natal-chart',
  'rising-sign',
  'horoscopes',
  'relationship-compatibility-calculator',
  'astrological-events',
] as const satisfies readonly PageId[];

/** Pages that the footer leads to. */
const FOOTER_MENU = [
  'home',
  'natal-chart',
  'rising-sign',
  'horoscopes',
  'relationship-compatibility-calculator',
  'compatibility-test',
  'juno-calculation',
  'astrological-summary',
  'solar-eclipse',
  'lunar-eclipse',
  'astrological-events',
  'about',
] as const satisfies readonly PageId[];

export type MenuId = (typeof MAIN_MENU | typeof FOOTER_MENU)[number];

export interface MenuItem<Id extends PageId = MenuId> {
  id: Id;
  path: string;
}

/** Year of an instant in UTC: where a page by year is meant without one, it is this. */
export function yearOf(nowMs: number): number {
  return new Date(nowMs).getUTCFullYear();
}

/** Keeps those of the pages that are on the site in this language, with their paths; pages by year for `year`. */
export function reachable<Id extends PageId>(
  ids: readonly Id[],
  language: Language,
  year: number,
): MenuItem<Id>[] {
  const params = { year: String(year) };
  return ids
    .filter((id) => isBuilt(id) && pageRow(id).slugs[language] !== undefined)
    .map((id) => ({ id, path: href(id, language, params) }));
}

export function mainMenu(language: Language, year: number): MenuItem[] {
  return reachable(MAIN_MENU, language, year);
}

export function footerMenu(language: Language, year: number): MenuItem[] {
  return reachable(FOOTER_MENU, language, year);
}
