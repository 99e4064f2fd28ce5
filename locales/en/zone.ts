/** The line that names the zone of a page's times, and the choice of another. */
export const zone = {
  times: 'Times:',
  /** The time of the zone that pages in this language are written in. */
  home: 'UTC',
  utc: 'Show in UTC',
  own: 'Your own time zone',
};
export type ZoneWords = typeof zone;
