import type { EventInterpretations, SlowAspectTexts } from '../../locales/event-text-types.ts';
import type { IngressTexts } from '../../locales/interpretation-types.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** What is written on the events of a year. */
export interface EventTexts extends Pick<EventInterpretations, 'eventLunations' | 'eventRetrogrades'> {
  ingresses: IngressTexts;
  slowAspects: SlowAspectTexts;
}

/** The kind of text that speaks of a slow aspect; a quincunx is of none. */
const SLOW_KINDS = {
  conjunction: 'joined',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'square',
  opposition: 'opposed',
  quincunx: null,
} as const;

type Kinds = Readonly<Partial<Record<string, string>>>;
type ByPair = Readonly<Partial<Record<string, Readonly<Partial<Record<string, Kinds>>>>>>;

/**
 * What is written on an event; null where nothing is. A step back into the last sign and a turn forward bring nothing new, and the
 * eclipses have pages of their own.
 */
export function eventText(event: CalendarEvent, texts: EventTexts): string | null {
  switch (event.kind) {
    case 'ingress': {
      const { ingresses } = texts;
      const { body, sign } = event;
      return event.direction === 'direct' && isOf(body, ingresses) ? ingresses[body][sign] : null;
    }
    case 'station': {
      const { eventRetrogrades } = texts;
      const { body, sign } = event;
      return event.direction === 'retrograde' && isOf(body, eventRetrogrades)
        ? eventRetrogrades[body][sign]
        : null;
    }
    case 'lunation':
      return isOf(event.phase, texts.eventLunations) ? texts.eventLunations[event.phase][event.sign] : null;
    case 'aspect': {
      const kind = SLOW_KINDS[event.aspect];
      const bySlow: ByPair = texts.slowAspects;
      return kind === null ? null : (bySlow[event.first]?.[event.second]?.[kind] ?? null);
    }
    default:
      return null;
  }
}

function isOf<Texts extends object>(key: PropertyKey, texts: Texts): key is keyof Texts {
  return Object.hasOwn(texts, key);
}
