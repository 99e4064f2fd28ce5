import type { ZoneWords } from '../en/zone.ts';

/** The line that names the zone of a page's times, and the choice of another. */
export const zone: ZoneWords = {
  times: 'Saatler:',
  /** The time of the zone that pages in this language are written in. */
  home: 'Türkiye Saati',
  utc: 'UTC olarak göster',
  own: 'Kendi saat dilimin',
};
