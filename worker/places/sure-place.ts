import type { Language } from '../../locales/locales.ts';
import { foldedWords } from './fold.ts';
import type { PlaceRecord } from './place.ts';
import { isHome, type RankedPlace } from './rank.ts';
import type { Account } from './word-account.ts';

/** How many times larger a place must be than its namesakes to be meant without asking. */
const clearlyLarger = 20;

/** Against a place that only some language, or somebody once, calls so. */
const clearlyLargerThanAlias = 3;

/**
 * How many people a place must have for its name alone, or with no more than its country, to mean it: most quarters
 * of the large cities are called like a small place elsewhere, and the list of places lacks most of them.
 */
const largeEnough = { byRegion: 0, byCountry: 10_000, atHome: 20_000, abroad: 100_000 } as const;

/** Three letters are as often an airport's code. */
const shortestAliasLength = 4;

function peopleNeeded({ namesRegion, namesCountry }: Account, country: string, language: Language): number {
  if (namesRegion) return largeEnough.byRegion;
  if (namesCountry) return largeEnough.byCountry;
  return isHome(country, language) ? largeEnough.atHome : largeEnough.abroad;
}

function isWhole({ unmatched, isLoose, kind }: Account): boolean {
  return unmatched.length === 0 && !isLoose && (kind === 'name' || kind === 'alias' || kind === 'quarter');
}

function isMeant({ account, record, isNamesakeOfArea }: RankedPlace, language: Language): boolean {
  if (!isWhole(account) || isNamesakeOfArea) return false;
  const letters = account.named.map(({ folded }) => folded).join('').length;
  if (account.kind === 'alias' && letters < shortestAliasLength) return false;
  // There is a New Quarter in every other city.
  if (account.kind === 'quarter' && account.areas.length === 0) return false;
  return record.population >= peopleNeeded(account, record.country, language);
}

/** So near that a chart is the same for both, as for a quarter that the list has beside its city. */
const nearDegrees = 0.3;

function isNear(one: PlaceRecord, other: PlaceRecord): boolean {
  const eastShare = Math.cos((one.latitude * Math.PI) / 180);
  const east = (one.longitude - other.longitude) * eastShare;
  return one.timeZone === other.timeZone && Math.hypot(one.latitude - other.latitude, east) <= nearDegrees;
}

/** "São José" may be short for the larger São José dos Campos. */
function isShortFor({ account: { named } }: RankedPlace, { name }: PlaceRecord): boolean {
  const words = foldedWords(name);
  return named.length < words.length && named.every(({ folded }, index) => words[index] === folded);
}

/** A namesake that the words fit as well. One whose name leaves more small words over fits less. */
function isRival(first: RankedPlace, other: RankedPlace): boolean {
  const { account, record } = other;
  if (isNear(first.record, record)) return false;
  if (account.unmatched.length === 0 && isShortFor(first, record)) {
    return record.population > first.record.population;
  }
  if (!isWhole(account) || account.fillersLeft > first.account.fillersLeft) return false;
  // Who writes an old name or a quarter may as well mean any place that is called so.
  if (first.account.kind !== 'name') return true;
  const larger = account.kind === 'name' ? clearlyLarger : clearlyLargerThanAlias;
  return record.population * larger > first.record.population;
}

/**
 * The place that the words name beyond doubt, of those ranked: every word is accounted for, it is large enough to be
 * meant by so few words, and no namesake comes near. Null where the visitor has to be asked.
 */
export function surePlace(ranked: readonly RankedPlace[], language: Language): RankedPlace | null {
  const [first, ...others] = ranked;
  if (first === undefined || !isMeant(first, language)) return null;
  return others.some((other) => isRival(first, other)) ? null : first;
}
