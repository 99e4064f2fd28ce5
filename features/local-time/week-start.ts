/** Browsers hold the week either as a method (the standard) or as a property (earlier Chrome and Safari). */
interface WeekLocale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** For browsers that know neither (Firefox). From CLDR's supplemental weekData, for the languages of the site. */
const SUNDAY_FIRST = ['en', 'pt-BR'];

/** First day of the week, 1 Monday .. 7 Sunday. */
export function firstWeekdayOf(tag: string, locale: WeekLocale = new Intl.Locale(tag) as WeekLocale): number {
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  return known?.firstDay ?? (SUNDAY_FIRST.includes(tag) ? 7 : 1);
}
