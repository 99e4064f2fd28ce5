import type { Language } from '../locales/locales.ts';
import { href } from './href.ts';
import { isBuilt } from './registry.ts';
import { type PageId, pageRow } from './table.ts';

/** Pages that the header and the footer lead to, in order. One that is not built is left out. */
const MAIN_MENU = [
  'natal-chart',
  'rising-sign',
  'juno-calculation',
  'about',
] as const satisfies readonly PageId[];
const FOOTER_MENU = [
  'home',
  'natal-chart',
  'rising-sign',
  'juno-calculation',
  'about',
] as const satisfies readonly PageId[];

export type MenuId = (typeof MAIN_MENU | typeof FOOTER_MENU)[number];

export interface MenuItem<Id extends PageId = MenuId> {
  id: Id;
  path: string;
}

/** Keeps those of the pages that are on the site in this language, with their paths. */
export function reachable<Id extends PageId>(ids: readonly Id[], language: Language): MenuItem<Id>[] {
  return ids
    .filter((id) => isBuilt(id) && pageRow(id).slugs[language] !== undefined)
    .map((id) => ({ id, path: href(id, language) }));
}

export function mainMenu(language: Language): MenuItem[] {
  return reachable(MAIN_MENU, language);
}

export function footerMenu(language: Language): MenuItem[] {
  return reachable(FOOTER_MENU, language);
}
