import { LANGUAGES, type Language } from '../../../locales/locales.ts';
import { expression } from './patterns/pattern.ts';
import { SPOKEN_PATTERNS } from './patterns/patterns-by-language.ts';
import { spelled } from './spelled.ts';

/** What a message says of harm done by others, of age, and of sex and minors. */

export interface HarmSigns {
  violence: boolean;
  /** The violence is done to a child, or is a child's own. */
  child: boolean;
  /** The writer says that they are under age. */
  ownMinor: boolean;
  /** Sexual words, or desire, for somebody under age who is not the writer. */
  sexualMinor: boolean;
  /** Asks whether to stay with, go back to or forgive somebody. */
  returning: boolean;
  /** What goes beyond a minor's limits if the writer is one. */
  beyondMinor: MinorLimit | null;
}

/** Sexual content; somebody grown up who is close to a minor; meeting, running away or sending pictures in secret. */
export type MinorLimit = 'sexual' | 'grown-up' | 'secret';

const ADULT_AGE = 18;
/** Below this an age of two digits is a price, an hour or a house. */
const YOUNGEST = 5;

const EXPRESSIONS = [
  'violence',
  'child',
  'ownAge',
  'atSchool',
  'otherAge',
  'sexual',
  'underAge',
  'desire',
  'returning',
  'secret',
] as const;

type HarmReader = Record<(typeof EXPRESSIONS)[number] | 'idioms', RegExp>;

/** The expressions of a language, made when they are first asked for; they never change. */
const readers = new Map<Language, HarmReader>();

function readerOf(language: Language): HarmReader {
  const known = readers.get(language);
  if (known) return known;
  const { harm } = SPOKEN_PATTERNS[language];
  const made = (name: keyof HarmReader) => expression(harm[name], harm.words);
  const reader: HarmReader = {
    idioms: made('idioms'),
    violence: made('violence'),
    child: made('child'),
    ownAge: made('ownAge'),
    atSchool: made('atSchool'),
    otherAge: made('otherAge'),
    sexual: made('sexual'),
    underAge: made('underAge'),
    desire: made('desire'),
    returning: made('returning'),
    secret: made('secret'),
  };
  readers.set(language, reader);
  return reader;
}

function agesIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) =>
    Object.values(groups ?? {})
      .filter((age) => age !== undefined)
      .map(Number),
  );
}

function isMinorAge(age: number): boolean {
  return age >= YOUNGEST && age < ADULT_AGE;
}

/** All that one language sees, before the rules are laid on it. */
interface Seen {
  violence: boolean;
  child: boolean;
  ownAges: number[];
  atSchool: boolean;
  otherAges: number[];
  sexual: boolean;
  underAge: boolean;
  desire: boolean;
  returning: boolean;
  secret: boolean;
}

function seenIn(folded: string, language: Language): Seen {
  const reader = readerOf(language);
  const text = spelled(folded, SPOKEN_PATTERNS[language].spelling);
  const meant = text.replaceAll(reader.idioms, '~');
  const has = (name: keyof HarmReader, where = text) => where.search(reader[name]) >= 0;
  const ownAges = agesIn(text, reader.ownAge);
  return {
    violence: has('violence', meant),
    child: has('child'),
    ownAges,
    atSchool: has('atSchool'),
    otherAges: agesIn(text, reader.otherAge).filter((age) => !ownAges.includes(age)),
    sexual: has('sexual'),
    underAge: has('underAge'),
    desire: has('desire'),
    returning: has('returning'),
    secret: has('secret'),
  };
}

function limitOf(seen: readonly Seen[]): MinorLimit | null {
  if (seen.some(({ sexual }) => sexual)) return 'sexual';
  const isClose = seen.some(({ desire }) => desire);
  if (isClose && seen.some(({ otherAges }) => otherAges.some((age) => age >= ADULT_AGE))) return 'grown-up';
  return seen.some(({ secret }) => secret) ? 'secret' : null;
}

/** `folded` comes from fold-message.ts. */
export function harmSigns(folded: string): HarmSigns {
  const all = LANGUAGES.map((language) => seenIn(folded, language));
  const ownAges = all.flatMap((seen) => seen.ownAges);
  const ownMinor = ownAges.some(isMinorAge) || all.some(({ atSchool }) => atSchool);
  const isGrownUp = ownAges.some((age) => age >= ADULT_AGE);
  const otherMinor = all.some(({ otherAges }) => otherAges.some(isMinorAge));
  const isSexual = all.some(({ sexual, underAge }) => sexual && (underAge || otherMinor));
  const isDesired = otherMinor && isGrownUp && all.some(({ desire }) => desire);
  return {
    violence: all.some(({ violence }) => violence),
    child: ownMinor || all.some(({ violence, child }) => violence && child),
    ownMinor,
    sexualMinor: !ownMinor && (isSexual || isDesired),
    returning: all.some(({ returning }) => returning),
    beyondMinor: limitOf(all),
  };
}
