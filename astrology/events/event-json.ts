import { isoInstant } from '../time-scales.ts';
import type { SkyEvent } from './event-types.ts';

type WithInstant<Event> = Event extends unknown ? Omit<Event, 'instantMs'> & { instant: string } : never;

/** An event as the API writes it: `instant` in UTC, ISO 8601, and for an ingress `retrograde` beside its direction. */
export type SkyEventJson = WithInstant<SkyEvent> & { retrograde?: boolean };

/** The form of the JSON contract, its field names those of the reference files. */
export function eventJson({ instantMs, ...event }: SkyEvent): SkyEventJson {
  const instant = isoInstant(instantMs);
  if (event.kind !== 'ingress') return { ...event, instant };
  return { ...event, instant, retrograde: event.direction === 'retrograde' };
}
