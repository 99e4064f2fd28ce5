import type { PlaceRecord } from './place.ts';
import type { NamedSpan, PlaceText, PlaceWord, Span } from './place-text.ts';
import type { Reading } from './query.ts';
import type { Account, JoinedArea } from './word-account.ts';

/** A place that the readings found, with its area ready for comparing. */
export interface Hit<Row extends PlaceRecord = PlaceRecord> {
  readonly record: Row;
  readonly area: JoinedArea;
  readonly readings: readonly Reading[];
}

/** A run of words that is the name of an area somewhere, and the countries that are called so. */
export interface KnownArea {
  readonly span: NamedSpan;
  readonly countries: ReadonlySet<string>;
}

/** A place and what the words have to do with it. */
export interface Accounted {
  readonly record: PlaceRecord;
  readonly account: Account;
}

/** The areas that a text names, as far as places in them were found. */
export function knownAreas({ spans }: PlaceText, hits: readonly Hit[]): KnownArea[] {
  return spans.flatMap((span) => {
    const inside = hits.filter(({ readings }) =>
      readings.some((reading) => reading.kind === 'area' && reading.span === span),
    );
    if (inside.length === 0) return [];
    const called = inside.filter(({ area }) => area.countries.has(span.joined));
    return [{ span, countries: new Set(called.map(({ record }) => record.country)) }];
  });
}

/** Whether a run of words stands among those that the place leaves over. */
export function isLeftOut(words: readonly PlaceWord[], { from, to }: Span, { unmatched }: Account): boolean {
  return words.slice(from, to).every((word) => word.isFiller || unmatched.includes(word));
}

/**
 * The words name an area, and the place does not lie in it. A region counts only behind other words: at the beginning
 * it is as likely a quarter that some region of the world is called like.
 */
export function isElsewhere(
  words: readonly PlaceWord[],
  areas: readonly KnownArea[],
  account: Account,
): boolean {
  const isBehind = ({ from }: Span) => words.slice(0, from).some((word) => !word.isFiller);
  return areas.some(
    ({ span, countries }) => (countries.size > 0 || isBehind(span)) && isLeftOut(words, span, account),
  );
}

/** All that names the place is this run of words. */
function isNamedBy(words: readonly PlaceWord[], { from, to }: Span, { named }: Account): boolean {
  const inside = words.slice(from, to);
  return named.length > 0 && named.every((word) => inside.includes(word));
}

/** Salvador is a country in French, but a city of this size is meant by its name all the same. */
const greatCity = 1_000_000;

/**
 * The place is only called like a country that says where another place lies ("Ixelles, Belgium"). Its own city may be
 * meant where it is called exactly so ("Merl, Luxembourg"), and a place whose own area is written ("Barra, Salvador, BA").
 */
export function isCountrysNamesake(
  words: readonly PlaceWord[],
  areas: readonly KnownArea[],
  { record, account }: Accounted,
): boolean {
  return areas.some(({ span, countries }) => {
    if (countries.size === 0 || !isNamedBy(words, span, account)) return false;
    if (countries.has(record.country)) return account.kind !== 'name';
    const isGreat = account.kind === 'name' && record.population >= greatCity;
    return account.areas.length === 0 && !isGreat;
  });
}

/**
 * It bears the name of a country or region that it does not lie in, and no more was written ("Jamaica", "Georgia").
 * `isShownSo` tells whether the visitor's own language calls the place so.
 */
export function isAreasNamesake(
  words: readonly PlaceWord[],
  areas: readonly KnownArea[],
  { record, account }: Accounted,
  isShownSo: (joined: string) => boolean,
): boolean {
  return areas.some(({ span, countries }) => {
    if (!isNamedBy(words, span, account)) return false;
    // "México" is the country before it is what others call the city.
    return countries.has(record.country) ? !isShownSo(span.joined) : account.areas.length === 0;
  });
}
