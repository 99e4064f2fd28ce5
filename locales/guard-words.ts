import {
  type AspectId,
  type ElementId,
  MAIN_BODY_IDS,
  type ModeId,
  type MoonPhaseId,
  type SignId,
} from '../astrology/ids.ts';

/** The points of a chart as they are spoken of: of the two nodes and the two Liliths nobody says which. */
export const SPOKEN_POINTS = [
  ...MAIN_BODY_IDS,
  'node',
  'southNode',
  'lilith',
  'juno',
  'chiron',
  'ascendant',
  'midheaven',
  'descendant',
  'imumCoeli',
] as const;
export type SpokenPoint = (typeof SPOKEN_POINTS)[number];

/** Small words that turn what a sentence says of a chart. What each does: features/celestia/guard/. */
export const CUES = [
  /** Whose: of who is spoken to, of their partner, of the sky, of the birth chart. */
  'self',
  'partner',
  'sky',
  'natal',
  /** Ways of being somewhere that only the sky has: passing through, transiting. */
  'passing',
  'enters',
  'leaves',
  /** Stands before a place: "in Leo". */
  'in',
  'between',
  'from',
  'and',
  'but',
  'not',
  /** "Don't have", "no", "without": what follows is not there. */
  'none',
  /** "Not only": denies nothing. */
  'notOnly',
  'if',
  'would',
  /** "People with": nobody's chart. */
  'generic',
  /** "You said": what follows may be wrong. */
  'premise',
  'rules',
  'exaltation',
  'domicile',
  'detriment',
  'fall',
  'exact',
  'begins',
  'ends',
  'until',
  'since',
  'next',
  'previous',
  /** "You're a", "as a": with a sign, of the Sun. */
  'youAre',
  'pronoun',
  /** "There", "where": a sign or house that was named before. */
  'there',
  /** "Yours": the point that was named, of who is spoken to. */
  'yours',
  'planets',
  'most',
  'all',
  'several',
  'empty',
  'cluster',
  'cusp',
  'chart',
  'applying',
  'separating',
  /** "Comes after", "precedes": the order of two signs. */
  'signAfter',
  'signBefore',
  /** "Season": with a sign before or behind it, the Sun's stay there. */
  'signSeason',
  /** "Nobody", "nothing": of planets none, where a place is named. */
  'nobody',
  /** The contrary of an empty house. */
  'full',
  /** Verbs of the past: a weekday with one is the last of its name. */
  'gone',
  /** "All winter", "throughout": at every moment of a time. */
  'whole',
  /** "The tightest of your aspects". */
  'tightest',
  /** "A few months are left of": a length of time that must be read. */
  'remaining',
  'or',
  /** The ends of the zodiac: "the last sign". */
  'firstSign',
  'lastSign',
  /** "When it leaves": the moment of what follows. */
  'when',
  /** "Changes sign": leaves the one it is in, whichever that is. */
  'changesSign',
] as const;
export type Cue = (typeof CUES)[number];

/** Relative times: a unit, and how many of it from now. */
export type RelativeTime = `${'day' | 'week' | 'weekend' | 'month' | 'year'}${'+' | '-'}${number}` | 'now';

/** A part of a month. */
export type MonthPart = 'early' | 'mid' | 'late';

/**
 * How a language writes what the guard reads. Patterns are small and without accents, as the guard folds all text; a blank is any
 * space or hyphen, `~` the endings that a noun takes, else they are regular expressions that begin with a letter. Two capitals in
 * a pattern ("AS") must be capitals in the text.
 */
export interface GuardWords {
  points: Readonly<Record<SpokenPoint, readonly string[]>>;
  /** Points that are ordinary words when they are written small. */
  capitalPoints: readonly SpokenPoint[];
  signs: Readonly<Record<SignId, readonly string[]>>;
  /** Signs that are ordinary words when they are written small. */
  capitalSigns: readonly SignId[];
  aspects: Readonly<Record<AspectId | 'soft' | 'hard' | 'any', readonly string[]>>;
  phases: Readonly<Record<MoonPhaseId | 'waxing' | 'waning', readonly string[]>>;
  eclipses: Readonly<Record<'solar' | 'lunar' | 'any', readonly string[]>>;
  motions: Readonly<Record<'retrograde' | 'direct' | 'turnsRetrograde' | 'turnsDirect', readonly string[]>>;
  elements: Readonly<Record<ElementId, readonly string[]>>;
  modes: Readonly<Record<ModeId, readonly string[]>>;
  /** The word for a house; the number may stand before it or after. */
  house: readonly string[];
  /** Houses by what they are the house of: "the house of marriage". */
  topicHouses: Readonly<Record<number, readonly string[]>>;
  /** What a house's number alone is written after: French "en 8". */
  bareHouse: readonly string[];
  degree: readonly string[];
  /** 0 to 12 in words, and on to 31, the days of a month. */
  numbers: Readonly<Record<string, readonly string[]>>;
  ordinals: Readonly<Record<string, readonly string[]>>;
  /** What may stand behind a figure that counts an order: "8th". */
  ordinalEndings: string;
  months: readonly (readonly string[])[];
  /** December, March, June and September begin them, whatever the language's home calls them. */
  seasons: readonly (readonly string[])[];
  /** Whether months are written with a capital. */
  capitalMonths: boolean;
  /** Feasts by their day, `12-25`. */
  feasts: Readonly<Record<string, readonly string[]>>;
  weekdays: readonly (readonly string[])[];
  monthParts: Readonly<Record<MonthPart, readonly string[]>>;
  relative: Readonly<Partial<Record<RelativeTime, readonly string[]>>>;
  /** "In", "within" and "ago" around a number of units. */
  ahead: readonly string[];
  ago: readonly string[];
  units: Readonly<Record<'day' | 'week' | 'month' | 'year', readonly string[]>>;
  /** Words that join the parts of a date: "the 3rd of March". */
  dateJoints: readonly string[];
  /** "From the 3rd to the 5th". */
  to: readonly string[];
  cues: Readonly<Record<Cue, readonly string[]>>;
  /** Endings of a noun, as one regular expression; empty where nouns have none. */
  endings: string;
  /** Endings by what they say, tried in order at the end of a word: the case of Turkish places. */
  cases: readonly (readonly ['place' | 'ofPlace' | 'towards' | 'away' | 'youAre', string])[];
  /** Short words that lose their vowel and stand before another with an apostrophe: French "n'entre". A regular expression. */
  clitics: string;
  /** Whether prepositions stand behind their noun, and the verb at the end. */
  isVerbLast: boolean;
  /** Whether a sign stands before its point as an adjective: "Pisces Moon". */
  signBeforePoint: boolean;
  /** What stands before a day of the month without its month: "on the 24th". */
  dayBefore: readonly string[];
  /** Order of figures in 3/4/2027. */
  dayFirst: boolean;
  /** Short forms with a stop that ends no sentence. */
  abbreviations: readonly string[];
}
