const CLOCK_FIELDS = ['year', 'month', 'day', 'time', 'place'] as const;

/**
 * What a choice between two times was made for, as the field `foldFor`: where date, clock or place have been
 * changed since, the server asks anew.
 */
export function foldKey(fields: Readonly<Record<string, string | undefined>>): string {
  return CLOCK_FIELDS.map((name) => fields[name]?.trim() ?? '').join('|');
}
