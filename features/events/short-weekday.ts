/**
 * A weekday beside the day's number: "20 Fri". In Spanish `20 mar` would be a day of March as well as a Tuesday: there it has two
 * letters, as its calendars have.
 * @param format Of a language's short weekdays.
 */
export function shortWeekday(format: Intl.DateTimeFormat, instantMs: number, tag: string): string {
  return format.format(instantMs).slice(0, tag === 'es' ? 2 : undefined);
}
