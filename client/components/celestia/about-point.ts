import type { ReadPoint } from '../../../features/readings/reading-types.ts';
import type { AskWords } from '../../../locales/en/ask.ts';

/** A point of the chart that can be asked about by a link, as the link names it: of nodes and Liliths there is one. */
export type AboutId = keyof AskWords['about'];

/** Parameter of a link to the page that asks Celestia: what the question is about. No birth stands in it, and no house. */
export const ABOUT_PARAMETER = 'about';

export function aboutIdOf(point: ReadPoint): AboutId {
  if (point === 'trueNode' || point === 'meanNode') return 'node';
  if (point === 'trueLilith' || point === 'meanLilith') return 'lilith';
  return point;
}

/** The question that a link brings along; empty for anything else that stands in an address. */
export function questionAbout(id: string | null, about: Readonly<Record<string, string>>): string {
  return id !== null && Object.hasOwn(about, id) ? (about[id] ?? '') : '';
}
