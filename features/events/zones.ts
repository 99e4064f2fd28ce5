import type { EventsWords } from '../../locales/en/events.ts';

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

type EventZone = keyof typeof EVENT_ZONES;

function isOffered(zone: string): zone is EventZone {
  return Object.hasOwn(EVENT_ZONES, zone);
}

/** What the language calls a zone: a city where it is offered, else the zone's own time, else its plain name. */
export function zoneName(zone: string, words: EventsWords['zones'], tag: string): string {
  if (isOffered(zone)) return words[EVENT_ZONES[zone]];
  try {
    const format = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    // A name that the tz database has and this machine has not.
    return zone;
  }
}

/** The zones with their names, universal time first, the cities in the order of the language; `known` ones among them. */
export function namedZones(
  known: readonly string[],
  words: EventsWords['zones'],
  tag: string,
): { zone: string; name: string }[] {
  const { compare } = new Intl.Collator(tag);
  const offered = Object.keys(EVENT_ZONES);
  const named = [...new Set([...offered, ...known])].map((zone) => ({
    zone,
    name: zoneName(zone, words, tag),
  }));
  const isUtc = ({ zone }: { zone: string }) => zone === 'UTC';
  const cities = named.filter((each) => !isUtc(each)).toSorted((a, b) => compare(a.name, b.name));
  return [...named.filter(isUtc), ...cities];
}
