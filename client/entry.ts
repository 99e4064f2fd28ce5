import { markEmptyTimes } from './empty-times.ts';
import { followPerson } from './follow-person.ts';
import { hydrateIslands } from './hydrate.ts';

/** The one script of every page. */
hydrateIslands(document);
followPerson(window);
markEmptyTimes(window);
