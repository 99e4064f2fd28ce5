import type { Citation } from '../../../features/celestia/claims/citation.ts';
import { type Language, LOCALES } from '../../../locales/locales.ts';
import { href } from '../../href.ts';

/** Days, as she tells them: by the clock of a zone of the tz database. */
export function dayFormat(language: Language, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language].tag, { dateStyle: 'medium', timeZone });
}

/** Where the site tells of what happens in the sky: an eclipse on its page, else among its year's events. */
export function skyPathOf(language: Language): (citation: Citation) => string | null {
  return ({ kind, body, instant, from }) => {
    if (kind === 'eclipse') return href(body === 'sun' ? 'solar-eclipse' : 'lunar-eclipse', language);
    const year = (instant ?? from)?.slice(0, 4);
    if (year === undefined || (kind !== 'lunation' && kind !== 'station')) return null;
    return href('astrological-events', language, { year });
  };
}
