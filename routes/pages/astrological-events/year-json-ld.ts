import { isoInstant } from '../../../astrology/time-scales.ts';
import { EVENT_KIND_IDS } from '../../../contract/choices.ts';
import type { CalendarEvent } from '../../../features/events/calendar-event.ts';
import { type EventDictionaries, eventTitle } from '../../../features/events/event-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Language } from '../../../locales/locales.ts';
import { filePath } from '../../events/event-links.ts';
import type { YearData } from './load.ts';

/** What a search engine may show of a year: turns and eclipses. */
function isNotable({ kind }: CalendarEvent): boolean {
  return kind === 'eclipse' || kind === 'station';
}

/** The year for search engines: a set of data with its file, and its most notable events. */
export function yearJsonLd(
  { year, events, origin }: YearData,
  dictionaries: EventDictionaries,
  language: Language,
  tag: string,
): Readonly<Record<string, unknown>>[] {
  const { words } = dictionaries;
  return [
    {
      '@type': 'Dataset',
      name: fillText(words.heading, { year }),
      description: fillText(words.description, { year }),
      inLanguage: tag,
      temporalCoverage: `${year}-01-01/${year}-12-31`,
      isAccessibleForFree: true,
      creator: { '@type': 'Organization', name: 'Celestia', url: origin },
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'text/calendar',
        contentUrl: origin + filePath(year, language, EVENT_KIND_IDS, null),
      },
    },
    {
      '@type': 'ItemList',
      name: fillText(words.heading, { year }),
      itemListElement: events.filter(isNotable).map((event, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${isoInstant(event.instantMs).slice(0, 10)}: ${eventTitle(event, dictionaries)}`,
      })),
    },
  ];
}
