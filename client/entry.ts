import { hydrateIslands } from './hydrate.ts';
import { showPerson } from './show-person.ts';

/** The one script of every page. */
hydrateIslands(document);
showPerson(document);
