import type { ZoneWords } from '../en/zone.ts';

/** The line that names the zone of a page's times, and the choice of another. */
export const zone: ZoneWords = {
  times: 'Heures :',
  /** The time of the zone that pages in this language are written in. */
  home: 'UTC',
  utc: 'Afficher en UTC',
  own: 'Ton propre fuseau',
};
