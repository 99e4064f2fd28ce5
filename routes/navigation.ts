import type { Language } from '../locales/locales.ts';
import { href } from './href.ts';
import { isBuilt } from './page-registry.ts';
import { type PageId, pageRow } from './table.ts';

/** Pages that the header's row leads to where it is wide, in order. One that is not built is left out. */
const MAIN_MENU = [
  'natal-chart',
  'horoscopes',
  'relationship-compatibility-calculator',
  'astrological-events',
] as const satisfies readonly PageId[];

/** The whole site as the menu and the footer show it, by what a visitor comes for. */
const PAGE_GROUPS = {
  charts: ['natal-chart', 'rising-sign', 'juno-calculation'],
  together: ['relationship-compatibility-calculator', 'compatibility-test', 'chat-with-your-lover'],
  sky: ['horoscopes', 'astrological-events', 'solar-eclipse', 'lunar-eclipse'],
  now: ['is-mercury-retrograde', 'moon-sign-today', 'void-of-course-moon', 'next-eclipse'],
  own: ['astrological-summary', 'ask-celestia', 'astrology-reports', 'astrology-consulting'],
  site: ['blogs', 'glossary', 'about', 'faq', 'contact', 'privacy-policy', 'user-agreement'],
} as const satisfies Record<string, readonly PageId[]>;

export type PageGroupId = keyof typeof PAGE_GROUPS;

const GROUP_IDS = Object.keys(PAGE_GROUPS) as PageGroupId[];

export type MenuId = (typeof MAIN_MENU)[number] | (typeof PAGE_GROUPS)[PageGroupId][number];

export interface MenuItem<Id extends PageId = MenuId> {
  id: Id;
  path: string;
}

export interface PageGroup {
  id: PageGroupId;
  items: MenuItem[];
}

/** Where whoever is signed in talks with Celestia; null where that is not on the site. */
export function chatPath(language: Language): string | null {
  return isBuilt('celestia-astrologer-chat') ? href('celestia-astrologer-chat', language) : null;
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

/** The groups in order, each with those of its pages that are on the site; a group without any is left out. */
export function pageGroups(language: Language, year: number): PageGroup[] {
  return GROUP_IDS.map((id) => ({ id, items: reachable<MenuId>(PAGE_GROUPS[id], language, year) })).filter(
    ({ items }) => items.length > 0,
  );
}
