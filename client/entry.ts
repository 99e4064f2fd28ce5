import { followPerson } from './follow-person.ts';
import { hydrateIslands } from './hydrate.ts';

/** The one script of every page. */
hydrateIslands(document);
followPerson(window);

/** Never called: it tells the bundler that the islands come after this script, so that what they share with it lies here. */
export const islands = () => import('virtual:every-island');
