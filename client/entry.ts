import { followPerson } from './follow-person.ts';
import { hydrateIslands } from './hydrate.ts';

/** The one script of every page. */
hydrateIslands(document);
followPerson(window);
