import { EVENT_KIND_IDS } from '../../../contract/choices.ts';
import type { EventDictionaries } from '../../../features/events/event-text.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Language } from '../../../locales/locales.ts';
import { filePath } from '../../events/event-links.ts';
import type { YearData } from './load.ts';

/** The year for search engines: a set of data with its file. */
export function yearJsonLd(
  { year, origin }: YearData,
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
  ];
}
