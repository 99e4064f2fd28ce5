import { resolve } from 'node:path';
import { SIGN_IDS } from '../../../astrology/ids.ts';
import { PERIOD_SUBJECTS } from '../../../locales/horoscope-text-types.ts';
import { interpretationFile } from '../../../locales/interpretation-file.ts';
import { flatTexts, SUBJECT_LENGTHS } from '../../../locales/interpretation-lengths.ts';
import type { Language } from '../../../locales/locales.ts';
import { isReportSubject } from '../../../locales/report-text-types.ts';
import { propsIn } from './find-habits.ts';
import { LEXICONS } from './lexicons.ts';
import {
  BOUNDS,
  type Ear,
  HABITS,
  type Habit,
  isOver,
  type KeyedText,
  MOST_OF_A_PROP,
  type Share,
  type SharedProp,
  sharedProps,
  sharesOf,
} from './measure-habits.ts';

/** What is read in a horoscope's parts is told for a day and mostly advice, and a short line is one sentence. */
const NOT_READINGS: ReadonlySet<string> = new Set([...Object.values(PERIOD_SUBJECTS).flat(), 'shortLines']);

const SUBJECTS = Object.keys(SUBJECT_LENGTHS).filter(
  (subject) => !NOT_READINGS.has(subject) && !isReportSubject(subject),
);

async function textsOf(language: Language, subject: string): Promise<KeyedText[]> {
  const file = resolve('locales', `${interpretationFile(language, subject)}.ts`);
  return [...flatTexts(((await import(file)) as Readonly<Record<string, unknown>>)[subject])];
}

/** A name as it stands in a text, whatever it grows at its end. */
function nameForm(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name.replace(/\s*\(.*/, '')}`, 'u');
}

async function earOf(language: Language): Promise<Ear> {
  const { astro } = await import(resolve('locales', language, 'astro.ts'));
  const planets: Record<string, RegExp> = {};
  for (const [id, name] of Object.entries<string>(astro.bodies)) planets[id] = nameForm(name);
  Object.assign(planets, {
    node: nameForm(astro.bodies.trueNode),
    lilith: nameForm(astro.bodies.meanLilith),
    rising: nameForm(astro.angles.ascendant),
    midheaven: nameForm(astro.angles.midheaven),
  });
  const signs = Object.fromEntries(SIGN_IDS.map((sign) => [sign, nameForm(astro.signs[sign])]));
  const anyName = new RegExp(
    [...Object.values(planets), ...Object.values(signs)].map(({ source }) => source).join('|'),
    'u',
  );
  return { language, lexicon: LEXICONS[language], planets, signs, anyName };
}

function percent({ keys, of }: Share): string {
  return of === 0 ? '-' : `${Math.round((100 * keys.length) / of)}`;
}

export function boundText(habit: Habit): string {
  const { most, least } = BOUNDS[habit];
  return most === undefined
    ? `at least ${Math.round((least ?? 0) * 100)} %`
    : `at most ${Math.round(most * 100)} %`;
}

/** Of many keys so many, and how many more there are. */
function someOf(keys: readonly string[], most: number): string {
  const rest = keys.length - most;
  return `${keys.slice(0, most).join(' ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Keys of those that have a habit; of what too few have, those that lack it. */
function keysTold(habit: Habit, { keys }: Share, texts: readonly KeyedText[]): readonly string[] {
  if (BOUNDS[habit].least === undefined) return keys;
  return texts.map(([key]) => key).filter((key) => !keys.includes(key));
}

/** What the readings of a language have of each habit. */
export interface LanguageHabits {
  /** The table, a line a subject, and the things that stand in the most texts. */
  table: readonly string[];
  /** What is beyond its bound, a line each. */
  over: readonly string[];
}

/** Measures a language's readings. `mostKeys`: how many texts are named of a share that is beyond its bound. */
export async function habitsOf(language: Language, mostKeys: number): Promise<LanguageHabits> {
  const ear = await earOf(language);
  const library = await Promise.all(
    SUBJECTS.map(async (subject) => ({ subject, texts: await textsOf(language, subject) })),
  );
  const over: string[] = [];
  const rows = library.map(({ subject, texts }) => {
    const shares = sharesOf(subject, texts, ear);
    const cells = HABITS.map((habit) => {
      const share = shares[habit];
      if (!share) return '';
      if (!isOver(habit, share, language)) return percent(share);
      over.push(
        `${language} ${subject} ${habit}: ${share.keys.length} of ${share.of}, ${boundText(habit)}: ${someOf(keysTold(habit, share, texts), mostKeys)}`,
      );
      return `${percent(share)}*`;
    });
    return [
      subject.padEnd(17),
      String(texts.length).padStart(5),
      cells.map((cell) => cell.padStart(8)).join(''),
    ].join(' ');
  });
  const things = propsOver(library, ear, mostKeys);
  return { table: [...rows, things.told], over: [...over, ...things.over, ...pagesOver(library, ear)] };
}

type Library = readonly { subject: string; texts: readonly KeyedText[] }[];

/** Things that stand in too many of a language's readings. */
function propsOver(
  library: Library,
  { language, lexicon }: Ear,
  mostKeys: number,
): { told: string; over: string[] } {
  const all = library.flatMap(({ subject, texts }) =>
    texts.map(([key, text]) => [`${subject}.${key}`, text] as const),
  );
  const counts = new Map<string, string[]>();
  for (const [key, text] of all) {
    for (const prop of propsIn(text, { ...lexicon.kitchen, ...lexicon.props })) {
      counts.set(prop, [...(counts.get(prop) ?? []), key]);
    }
  }
  const ranked = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  const told = ranked
    .slice(0, 6)
    .map(([prop, keys]) => `${prop} ${((100 * keys.length) / all.length).toFixed(1)}`);
  return {
    told: `things, in % of ${all.length} texts, each at most ${MOST_OF_A_PROP * 100}: ${told.join(', ')}`,
    over: ranked
      .filter(([, keys]) => keys.length > MOST_OF_A_PROP * all.length)
      .map(
        ([prop, keys]) =>
          `${language} all ${prop}: ${keys.length} of ${all.length}: ${someOf(keys, mostKeys)}`,
      ),
  };
}

/** The most things that are named of a planet's pages. */
const SHOWN_PROPS = 4;

/** Things that a planet's texts on a sign and on a house both name, so that they may stand on one page, the worst first. */
function pagesOver(library: Library, { language, lexicon }: Ear): string[] {
  const houses = library.find(({ subject }) => subject === 'planetHouses')?.texts ?? [];
  return library.flatMap(({ subject, texts }) => {
    const own = houses.filter(([key]) => key.startsWith(`${subject}.`));
    const shared = sharedProps(texts, own, lexicon).toSorted((a, b) => pagesOf(b) - pagesOf(a));
    if (shared.length === 0) return [];
    const pages = pagesWith(shared);
    const told = shared
      .slice(0, SHOWN_PROPS)
      .map(
        ({ prop, signs, houses: inHouses }) =>
          `${prop} (${signs.join(' ')} with ${inHouses.map(houseOf).join(' ')})`,
      );
    return [
      `${language} ${subject} one thing twice on a page: ${pages} of ${texts.length * own.length}, none: ${told.join(', ')}`,
    ];
  });
}

function houseOf(key: string): string {
  return key.slice(key.indexOf('.') + 1);
}

function pagesOf({ signs, houses }: SharedProp): number {
  return signs.length * houses.length;
}

/** How many of a planet's signs and houses stand on one page with a thing in both. */
function pagesWith(shared: readonly SharedProp[]): number {
  return new Set(
    shared.flatMap(({ signs, houses }) => signs.flatMap((sign) => houses.map((house) => `${sign} ${house}`))),
  ).size;
}
