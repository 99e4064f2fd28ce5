/** What a language is read by beside its lists of phrases. */
export const GRAMMAR_RULES = [
  // How something is asked.
  'or',
  'noOther',
  'asksByOrder',
  'asksForMore',
  'whether',
  'compares',
  'asksElse',
  'asksAgain',
  'asksWhat',
  'asksWhere',
  'whenever',
  // Of whom.
  'inFirstPerson',
  'iAm',
  'with',
  'bornThen',
  'denies',
  'deniesMe',
  'deniesPoint',
  'honestly',
  // Of what time.
  'behind',
  'ahead',
  'was',
  'present',
  'presentEnd',
  'next',
  'best',
  'each',
  'pastWeek',
  'pastMonth',
  'pastYear',
  'yearsAhead',
  'yearsLater',
  'hardDays',
  'easyDays',
  'notToDo',
  // Of what thing.
  'placeOrTime',
  'counted',
  'countedMoon',
  'counts',
  'bareHouse',
  'straightens',
  'changes',
  'newMoon',
  'fullMoon',
  'returns',
  'definite',
  'ofTheBirth',
  'ranksSigns',
] as const;
export type GrammarRule = (typeof GRAMMAR_RULES)[number];

/** Sources of regular expressions over folded words with one space between; what a language does not say so it lacks. */
export type Grammar = Readonly<Partial<Record<GrammarRule, string>>>;
