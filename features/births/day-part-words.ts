/** Hours of a clock of 24, first and last; a part that goes through midnight begins with the later one. */
export type HourRange = readonly [from: number, to: number];

/** The halves of a clock of 12 hours. */
export const HALVES = { am: [0, 11], pm: [12, 23] } as const satisfies Record<string, HourRange>;

/** Hours that people count to the morning, the afternoon and so on when they say a clock time by twelve. */
const MORNING: HourRange = [1, 11];
const EARLY: HourRange = [0, 6];
const NOON: HourRange = [11, 14];
const AFTERNOON: HourRange = [12, 20];
const EVENING: HourRange = [15, 23];
const NIGHT: HourRange = [18, 5];
const MIDNIGHT: HourRange = [0, 0];

/**
 * What is said beside a clock time in the five languages, as `foldWords` writes it: lower case, without accents, dots and
 * spaces.
 */
const DAY_PARTS: ReadonlyMap<string, HourRange> = new Map<string, HourRange>([
  ['am', HALVES.am],
  ['pm', HALVES.pm],
  ['a', HALVES.am],
  ['p', HALVES.pm],
  ['inthemorning', MORNING],
  ['intheafternoon', AFTERNOON],
  ['intheevening', EVENING],
  ['atnight', NIGHT],
  ['noon', NOON],
  ['midday', NOON],
  ['midnight', MIDNIGHT],
  // Turkish: ÖÖ and ÖS are the halves of its own clock of 12 hours.
  ['oo', HALVES.am],
  ['os', HALVES.pm],
  ['sabah', MORNING],
  ['sabahakarsi', EARLY],
  ['ogledenonce', MORNING],
  ['ogle', NOON],
  ['oglen', NOON],
  ['ogleyin', NOON],
  ['ogledensonra', AFTERNOON],
  ['ikindi', AFTERNOON],
  ['aksamustu', EVENING],
  ['aksam', EVENING],
  ['gece', NIGHT],
  ['geceyarisi', MIDNIGHT],
  // Spanish
  ['delamanana', MORNING],
  ['delamadrugada', EARLY],
  ['mediodia', NOON],
  ['delmediodia', NOON],
  ['delatarde', AFTERNOON],
  ['delanoche', NIGHT],
  ['medianoche', MIDNIGHT],
  // French
  ['dumatin', MORNING],
  ['midi', NOON],
  ['delapresmidi', AFTERNOON],
  ['dusoir', EVENING],
  ['delanuit', NIGHT],
  ['minuit', MIDNIGHT],
  // Portuguese
  ['damanha', MORNING],
  ['damadrugada', EARLY],
  ['meiodia', NOON],
  ['datarde', AFTERNOON],
  ['danoite', NIGHT],
  ['meianoite', MIDNIGHT],
]);

/** Names of an hour that stand alone. */
const NAMED_HOURS: ReadonlyMap<HourRange, number> = new Map([
  [NOON, 12],
  [MIDNIGHT, 0],
]);

/** Letters alone, lower case and without accents: `ÖĞLEDEN SONRA` and `öğleden sonra` are `ogledensonra`. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '');
}

/** The hours that folded words leave open; null where they are no part of a day. */
export function hoursOfDayPart(folded: string): HourRange | null {
  return DAY_PARTS.get(folded) ?? null;
}

/** 12 for `noon`, 0 for `midnight`; null for words that name no hour by themselves. */
export function namedHour(folded: string): number | null {
  const range = DAY_PARTS.get(folded);
  return (range && NAMED_HOURS.get(range)) ?? null;
}
