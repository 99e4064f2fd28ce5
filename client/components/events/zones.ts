import type { EventsWords } from '../../../locales/en/events.ts';

/** The time zones that a visitor may choose, by names of the tz database, and the key of each one's own name. */
export const EVENT_ZONES = {
  UTC: 'utc',
  'America/Bogota': 'bogota',
  'America/Argentina/Buenos_Aires': 'buenosAires',
  'America/Chicago': 'chicago',
  'Asia/Kolkata': 'delhi',
  'America/Denver': 'denver',
  'Asia/Dubai': 'dubai',
  'Europe/Istanbul': 'istanbul',
  'Europe/Lisbon': 'lisbon',
  'Europe/London': 'london',
  'America/Los_Angeles': 'losAngeles',
  'Europe/Madrid': 'madrid',
  'America/Mexico_City': 'mexicoCity',
  'America/Montreal': 'montreal',
  'America/New_York': 'newYork',
  'Europe/Paris': 'paris',
  'America/Santiago': 'santiago',
  'America/Sao_Paulo': 'saoPaulo',
  'Australia/Sydney': 'sydney',
  'Asia/Tokyo': 'tokyo',
} as const satisfies Record<string, keyof EventsWords['zones']>;

export type EventZone = keyof typeof EVENT_ZONES;

export const DEFAULT_ZONE: EventZone = 'UTC';

export function isEventZone(text: string): text is EventZone {
  return Object.hasOwn(EVENT_ZONES, text);
}

/** The zones with their names, universal time first, the cities in the order of the language. */
export function namedZones(words: EventsWords['zones'], tag: string): { zone: EventZone; name: string }[] {
  const zones = (Object.keys(EVENT_ZONES) as EventZone[]).map((zone) => ({
    zone,
    name: words[EVENT_ZONES[zone]],
  }));
  const { compare } = new Intl.Collator(tag);
  const cities = zones
    .filter(({ zone }) => zone !== DEFAULT_ZONE)
    .toSorted((a, b) => compare(a.name, b.name));
  return [...zones.filter(({ zone }) => zone === DEFAULT_ZONE), ...cities];
}
