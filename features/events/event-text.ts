import type { BodyId } from '../../astrology/ids.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { EventsWords } from '../../locales/en/events.ts';
import { fillText } from '../../locales/fill-text.ts';
import type { CalendarEvent, EclipseEvent } from './calendar-event.ts';

export interface EventDictionaries {
  words: EventsWords;
  astro: AstroWords;
}

function eclipseName(event: EclipseEvent, words: EventsWords): string {
  return event.body === 'sun' ? words.solarEclipses[event.type] : words.lunarEclipses[event.type];
}

/** A body as a sentence begins with it: the lights have an article in most languages, the planets in none. */
function subjectName(body: BodyId, { words, astro }: EventDictionaries): string {
  return body === 'sun' || body === 'moon' ? words.subjects[body] : astro.bodies[body];
}

/** What happens, as a line of its own: "Mercury turns retrograde in Aries". */
export function eventTitle(event: CalendarEvent, dictionaries: EventDictionaries): string {
  const { words, astro } = dictionaries;
  const { happens } = words;
  switch (event.kind) {
    case 'ingress':
      return fillText(event.direction === 'direct' ? happens.ingress : happens.ingressBack, {
        subject: subjectName(event.body, dictionaries),
        intoSign: words.intoSign[event.sign],
      });
    case 'station':
      return fillText(event.direction === 'direct' ? happens.stationDirect : happens.stationRetrograde, {
        subject: subjectName(event.body, dictionaries),
        inSign: astro.inSign[event.sign],
      });
    case 'lunation':
      return fillText(happens.lunation, {
        phase: astro.moonPhases[event.phase],
        inSign: astro.inSign[event.sign],
      });
    case 'eclipse':
      return fillText(happens.eclipse, {
        eclipse: eclipseName(event, words),
        inSign: astro.inSign[event.sign],
      });
    case 'aspect':
      return fillText(happens.aspect[event.aspect], {
        first: subjectName(event.first, dictionaries),
        second: subjectName(event.second, dictionaries),
      });
  }
}

/** The longitudes of date, in degrees, that belong to an event beside its sign: none for an ingress, 0 degrees by nature. */
export function eventLongitudes(event: CalendarEvent): number[] {
  switch (event.kind) {
    case 'ingress':
      return [];
    case 'lunation':
      return [event.moon];
    case 'aspect':
      return [event.firstLongitude, event.secondLongitude];
    default:
      return [event.longitude];
  }
}
