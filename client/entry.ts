import { followPerson } from './follow-person.ts';
import { hydrateIslands } from './hydrate.ts';

/** The one script of every page. */
hydrateIslands(document);
followPerson(window);

/** Lies here for the script of pages that tell of instants and for islands alike: of their own it would be one more to fetch. */
export { instantWriter } from '../features/local-time/instant-format.ts';

/** Never called: it tells the bundler that all others come after this script, so that what they share with it lies here. */
export const scripts = () => import('virtual:every-script');
