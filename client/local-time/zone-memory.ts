/**
 * The zone that a visitor chose, in this browser: a name of the tz database. Without a choice it is the device's own.
 *
 * The names are types, so that the islands that need them can write them without sharing this module: what the zone
 * script shares with an island would be one more file for every page to fetch.
 */

/** Key of the local storage. The number is raised when the form of what is kept changes. */
export type ZoneKey = 'celestia.zone.1';
const KEY: ZoneKey = 'celestia.zone.1';

/** Told of on the document: another zone was chosen, or a part of the page was swapped for one of the server's zone. */
export type ZoneEvent = 'celestia.zone';

/** Keeps a choice; the empty text is none. */
export function keepZone(zone: string): void {
  try {
    localStorage[KEY] = zone;
  } catch {
    // Storage is forbidden: the choice stands in the address alone.
  }
}

/** Undefined where nothing was chosen, what is kept is no zone, or storage is forbidden. */
export function chosenZone(): string | undefined {
  try {
    const timeZone: string | undefined = localStorage[KEY];
    // Throws where the browser knows no such zone. Nothing is made without need: the first formatter of a page is dear.
    return timeZone && new Intl.DateTimeFormat(document.documentElement.lang, { timeZone }) && timeZone;
  } catch {
    return undefined;
  }
}
