import { ZoneLine } from '../../client/components/local-time/zone-line.tsx';
import { zoneName } from '../../features/events/zones.ts';
import type { PageClock } from '../../features/local-time/page-clock.ts';
import type { EventsWords } from '../../locales/en/events.ts';
import type { ZoneWords } from '../../locales/en/zone.ts';

interface EventsZoneLineProps {
  data: { clock: PageClock; asked: string | null };
  words: EventsWords;
  zoneWords: ZoneWords;
  /** Another zone needs another page. */
  moves?: boolean;
}

/** The zone of a page of events, by the name that the page's form offers it under where the address asks for it. */
export function EventsZoneLine({ data: { clock, asked }, words, zoneWords, moves }: EventsZoneLineProps) {
  const name = asked === null ? zoneWords.home : zoneName(asked, words.zones, clock.tag);
  return (
    <ZoneLine clock={clock} words={zoneWords} name={name} asked={asked !== null} moves={moves ?? false} />
  );
}
