import { MAJOR_ASPECT_IDS, type MajorAspectId } from '../../astrology/events/aspect-events.ts';
import { INGRESS_BODY_IDS, type IngressBodyId, SLOW_PLANET_IDS } from '../../astrology/events/event-types.ts';
import { type BodyId, EVERY_BODY_ID, isSignId, type SignId } from '../../astrology/ids.ts';
import { STATIONARY_BODY_IDS, type StationaryBodyId } from '../../astrology/stations.ts';

/** A moment: now, or noon of a day in UTC, as UTC ms. */
export type When = 'now' | number;
/** The next one from now, or those of a year. */
export type Which = 'next' | number;

export type EclipsedBody = 'solar' | 'lunar';
export type FullOrNew = 'full' | 'new';

type OfBody = { body: BodyId; when: When };
type OfLunation = { phase: FullOrNew; which: Which };
type OfEclipse = { body: EclipsedBody; which: Which };

/** What each tag asks of the sky. */
interface Asked {
  sign: OfBody;
  'in-sign': OfBody;
  place: OfBody;
  motion: { body: StationaryBodyId; when: When };
  phase: { when: When };
  lit: { when: When };
  retrograde: { body: StationaryBodyId; which: Which };
  ingress: { body: IngressBodyId; sign: SignId; which: Which };
  moon: OfLunation;
  'moon-sign': OfLunation;
  eclipse: OfEclipse;
  'eclipse-sign': OfEclipse;
  'eclipse-type': OfEclipse;
  aspect: { first: SlowPlanetId; second: SlowPlanetId; aspect: MajorAspectId; which: number };
  retrogrades: { body: StationaryBodyId; years: readonly number[] };
  ingresses: { body: IngressBodyId; years: readonly number[] };
  moons: { phase: FullOrNew; years: readonly number[] };
  eclipses: { years: readonly number[] };
}

type SlowPlanetId = (typeof SLOW_PLANET_IDS)[number];

export type TagName = keyof Asked;
export type TagOf<Name extends TagName> = { name: Name } & Asked[Name];
export type Tag = { [Name in TagName]: TagOf<Name> }[TagName];

/** Tags that are a list, and stand in a paragraph of their own. */
const LIST_NAMES: ReadonlySet<string> = new Set<TagName>(['retrogrades', 'ingresses', 'moons', 'eclipses']);

export function isListTag(tag: Tag): boolean {
  return LIST_NAMES.has(tag.name);
}

const NOON_MS = 12 * 3_600_000;
const YEAR = /^(?:19|20)\d\d$/;
/** An article tells of a few years, not of a century. */
const MAX_YEARS = 12;

/** Reads a tag's words one by one. @throws Error that names the word. */
class Words {
  readonly #words: readonly string[];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text.trim();
    this.#words = this.#text.split(/\s+/);
  }

  next(): string {
    return this.#words[this.#at++] ?? '';
  }

  fail(what: string): never {
    throw new Error(`{{${this.#text}}}: ${what} expected, found “${this.#words[this.#at - 1] ?? ''}”`);
  }

  oneOf<Id extends string>(ids: readonly Id[], what: string): Id {
    const word = this.next();
    return ids.find((id) => id === word) ?? this.fail(what);
  }

  sign(): SignId {
    const word = this.next();
    return isSignId(word) ? word : this.fail('a sign');
  }

  when(): When {
    const word = this.next();
    if (word === 'now') return word;
    const dayMs = /^\d{4}-\d\d-\d\d$/.test(word) ? Date.parse(`${word}T00:00Z`) : Number.NaN;
    return YEAR.test(word.slice(0, 4)) && Number.isFinite(dayMs)
      ? dayMs + NOON_MS
      : this.fail('now or a day');
  }

  year(): number {
    const word = this.next();
    return YEAR.test(word) ? Number(word) : this.fail('a year');
  }

  which(): Which {
    const word = this.next();
    if (word === 'next') return word;
    return YEAR.test(word) ? Number(word) : this.fail('next or a year');
  }

  years(): readonly number[] {
    const first = this.year();
    const last = this.#at < this.#words.length ? this.year() : first;
    if (last < first || last - first >= MAX_YEARS) this.fail('a later year');
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  end(): void {
    if (this.#at < this.#words.length) {
      this.next();
      this.fail('nothing more');
    }
  }
}

const BODIES: readonly BodyId[] = EVERY_BODY_ID;
const PHASES = ['full', 'new'] as const;
const ECLIPSED = ['solar', 'lunar'] as const;

/** They come to every sign within some two years: there always is a next time. */
const QUICK: ReadonlySet<BodyId> = new Set(['sun', 'mercury', 'venus', 'mars']);

const body = (words: Words) => words.oneOf(BODIES, 'a body');
const turning = (words: Words) => words.oneOf(STATIONARY_BODY_IDS, 'a body that turns retrograde');
const entering = (words: Words) => words.oneOf(INGRESS_BODY_IDS, 'the Sun or a planet');
const slow = (words: Words) => words.oneOf(SLOW_PLANET_IDS, 'Jupiter or a planet beyond it');
const phase = (words: Words) => words.oneOf(PHASES, 'full or new');
const eclipsed = (words: Words) => words.oneOf(ECLIPSED, 'solar or lunar');

/** How the words after each name are read, in order. */
const READERS: { [Name in TagName]: (words: Words) => Asked[Name] } = {
  sign: (words) => ({ body: body(words), when: words.when() }),
  'in-sign': (words) => ({ body: body(words), when: words.when() }),
  place: (words) => ({ body: body(words), when: words.when() }),
  motion: (words) => ({ body: turning(words), when: words.when() }),
  phase: (words) => ({ when: words.when() }),
  lit: (words) => ({ when: words.when() }),
  retrograde: (words) => ({ body: turning(words), which: words.which() }),
  ingress: (words) => {
    const entered = entering(words);
    const sign = words.sign();
    return { body: entered, sign, which: QUICK.has(entered) ? words.which() : words.year() };
  },
  moon: (words) => ({ phase: phase(words), which: words.which() }),
  'moon-sign': (words) => ({ phase: phase(words), which: words.which() }),
  eclipse: (words) => ({ body: eclipsed(words), which: words.which() }),
  'eclipse-sign': (words) => ({ body: eclipsed(words), which: words.which() }),
  'eclipse-type': (words) => ({ body: eclipsed(words), which: words.which() }),
  aspect: (words) => ({
    first: slow(words),
    second: slow(words),
    aspect: words.oneOf(MAJOR_ASPECT_IDS, 'an aspect'),
    which: words.year(),
  }),
  retrogrades: (words) => ({ body: turning(words), years: words.years() }),
  ingresses: (words) => ({ body: entering(words), years: words.years() }),
  moons: (words) => ({ phase: phase(words), years: words.years() }),
  eclipses: (words) => ({ years: words.years() }),
};

export const TAG_NAMES = Object.keys(READERS) as TagName[];

/** Reads what stands between the braces: `retrograde mercury 2026`. @throws Error that says what is wrong with it. */
export function readTag(text: string): Tag {
  const words = new Words(text);
  const name = words.oneOf(TAG_NAMES, 'the name of a tag');
  const tag = { name, ...READERS[name](words) } as Tag;
  words.end();
  return tag;
}
