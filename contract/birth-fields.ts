/** The fields that make a chart again, by their names in the birth form. */
export const KEPT_FIELDS = [
  'day',
  'month',
  'year',
  'time',
  'second',
  'timeUnknown',
  'timeFrom',
  'timeTo',
  'dayPart',
  // The rising sign that somebody without a time thinks their own: a sign's id.
  'likeness',
  'place',
  'placeId',
  'houseSystem',
  'zodiac',
  'node',
  'lilith',
  'orbs',
  'fold',
  'utcOffset',
] as const;

/** The form's first choice of houses: what is meant where none is given. */
export const DEFAULT_HOUSE_SYSTEM = 'placidus';

export type ChartFields = Readonly<Partial<Record<(typeof KEPT_FIELDS)[number], string>>>;

/** Those of a record's entries that a birth form has. */
export function pickFields(fields: Readonly<Record<string, unknown>>): ChartFields {
  const entries = KEPT_FIELDS.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}
