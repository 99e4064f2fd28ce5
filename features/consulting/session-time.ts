import type { EventsWords } from '../../locales/en/events.ts';
import { zoneName } from '../events/zones.ts';
import { type InstantWriter, instantWriter } from '../local-time/instant-format.ts';

function writerOf(tag: string, zone: string): { write: InstantWriter; zone: string } {
  try {
    const write = instantWriter(tag, zone);
    write('clock', 0);
    return { write, zone };
  } catch {
    // A zone that the tz database has and this machine has not.
    return { write: instantWriter(tag, 'UTC'), zone: 'UTC' };
  }
}

/** A time by the clock of a zone, which stands behind it: `December 1, 2026, 2:30 PM (Istanbul)`. */
export function sessionTime(
  instantMs: number,
  zone: string,
  { tag, zones }: { tag: string; zones: EventsWords['zones'] },
): string {
  const writer = writerOf(tag, zone);
  return `${writer.write('moment', instantMs)} (${zoneName(writer.zone, zones, tag)})`;
}
