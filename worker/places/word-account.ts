import type { AreaNames } from './area.ts';
import type { PlaceText, PlaceWord, Span } from './place-text.ts';
import type { Reading, ReadingKind } from './query.ts';

/** What the words of a text have to do with one place. */
export interface Account {
  /** How the place is called what was typed; `area`: it only lies where the words say. */
  readonly kind: ReadingKind;
  /** Words that neither the names of the place nor those of its area hold, fillers left aside. */
  readonly unmatched: readonly PlaceWord[];
  /** How many fillers are left over. */
  readonly fillersLeft: number;
  /** Some word is only the beginning of a name, or one word of a region's longer name. */
  readonly isLoose: boolean;
  /** And that where the visitor is not just typing it: another part follows, or it begins no name. */
  readonly isLooseInFinished: boolean;
  readonly namesRegion: boolean;
  readonly namesCountry: boolean;
  /** The words that are names of the place, or else those that begin one. */
  readonly named: readonly PlaceWord[];
  /** Runs of words that are the name of its region or country. */
  readonly areas: readonly Span[];
}

const strongest: readonly ReadingKind[] = ['name', 'alias', 'quarter', 'prefix', 'aliasPrefix', 'area'];

function isExact({ kind }: Reading): boolean {
  return kind === 'name' || kind === 'alias' || kind === 'quarter';
}

function isPrefix({ kind }: Reading): boolean {
  return kind === 'prefix' || kind === 'aliasPrefix';
}

function indexesOf(spans: readonly Span[]): Set<number> {
  return new Set(
    spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)),
  );
}

/** An area with its names run together, as `joinedName` does, and the single words of its region's names. */
export interface JoinedArea {
  readonly regions: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly regionWords: ReadonlySet<string>;
}

/** Makes an area ready for comparing; `joined` runs a name's words together. */
export function joinArea(
  { region, country }: AreaNames,
  joined: (words: readonly string[]) => string,
): JoinedArea {
  return {
    regions: new Set(region.map((name) => joined(name.split(' ')))),
    countries: new Set(country.map((name) => joined(name.split(' ')))),
    regionWords: new Set(region.flatMap((name) => name.split(' '))),
  };
}

/** Accounts for every word of a text by the readings that found a place, and by the names of its area. */
export function accountFor({ words, spans }: PlaceText, area: JoinedArea, hits: readonly Reading[]): Account {
  const inRegion = spans.filter(({ joined }) => area.regions.has(joined));
  const inCountry = spans.filter(({ joined }) => area.countries.has(joined));
  const areas = [...inRegion, ...inCountry];
  const nameSpans = hits.filter(isExact).map(({ span }) => span);
  const named = indexesOf(nameSpans);
  const whole = indexesOf([...nameSpans, ...areas]);
  const begun = indexesOf(hits.filter(isPrefix).map(({ span }) => span));
  const isMatched = (word: PlaceWord, index: number) =>
    whole.has(index) || begun.has(index) || area.regionWords.has(word.folded);
  const lastPart = words.at(-1)?.part;
  const isLoose = (word: PlaceWord, index: number) =>
    !word.isFiller && isMatched(word, index) && !whole.has(index);
  const isFinished = ({ part }: PlaceWord, index: number) => part !== lastPart || !begun.has(index);
  const left = words.filter((word, index) => !word.isRead || !isMatched(word, index));
  return {
    kind: strongest.find((kind) => hits.some((hit) => hit.kind === kind)) ?? 'area',
    unmatched: left.filter((word) => !word.isFiller),
    fillersLeft: left.filter((word) => word.isFiller).length,
    isLoose: words.some(isLoose),
    isLooseInFinished: words.some((word, index) => isLoose(word, index) && isFinished(word, index)),
    namesRegion: inRegion.length > 0,
    namesCountry: inCountry.length > 0,
    named: words.filter((_, index) => (named.size > 0 ? named : begun).has(index)),
    areas,
  };
}
