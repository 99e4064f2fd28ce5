import type { Language } from '../../locales/locales.ts';
import { foldedWords, joinedName } from './fold.ts';
import {
  type Accounted,
  type Hit,
  isAreasNamesake,
  isCountrysNamesake,
  isElsewhere,
  isLeftOut,
  type KnownArea,
  knownAreas,
} from './known-areas.ts';
import { type PlaceRecord, shownNames } from './place.ts';
import type { PlaceText, PlaceWord } from './place-text.ts';
import type { ReadingKind } from './query.ts';
import { type Account, accountFor } from './word-account.ts';

/** A place with what the words have to do with it. */
export interface RankedPlace extends Accounted {
  readonly score: number;
  /** It only bears the name of a country or region elsewhere. */
  readonly isNamesakeOfArea: boolean;
}

/** Worth in powers of ten of population: a place called exactly so beats one a hundred times larger. */
const matchWorth = {
  name: 2.2,
  alias: 1.5,
  quarter: 0.3,
  prefix: 0,
  aliasPrefix: -1,
  area: 0.5,
} as const satisfies Record<ReadingKind, number>;

/** A name that begins with what was typed, against one that has it in the middle. */
const startWorth = 1;

/** Two letters are hardly ever a whole old name, but often an abbreviation of one. */
const shortestAliasLength = 3;

/** A word that is left over, against a place some six times smaller that has it. */
const unmatchedCost = 0.8;

/** A word that is only the beginning of a name, or one word of a longer region's. */
const looseCost = 0.7;

/** An old or foreign name, where words are left over that a place called so today would have as well. */
const aliasOfPartCost = 1;

/** In "quarter, city" the city comes second: a place that leaves out what stands behind the comma is hardly meant. */
const laterPartCost = 2;

/** In any order a country or region that is named is meant: a place that lies elsewhere comes behind. */
const elsewhereCost = 3;

/** A town that half the words may name. */
const largeTown = 100_000;

/** A visitor's own countries come a little before others. */
const homeWorth = 0.3;
const homeCountries = {
  tr: 'TR CY AZ',
  en: 'US GB CA AU IE NZ',
  es: 'ES MX AR CO CL PE VE EC GT CU DO BO UY PY CR PA SV HN NI PR',
  fr: 'FR BE CH CA LU SN CI MA TN DZ',
  pt: 'BR PT AO MZ',
} as const satisfies Record<Language, string>;

/** Whether a country is one of those in which the language is spoken at home. */
export function isHome(country: string, language: Language): boolean {
  return homeCountries[language].includes(country);
}

function leavesOutLaterPart(words: readonly PlaceWord[], { unmatched }: Account): boolean {
  const later = words.filter(({ part, isFiller }) => part > 0 && !isFiller);
  return later.some(({ part }) =>
    later.filter((word) => word.part === part).every((word) => unmatched.includes(word)),
  );
}

/** What is not accounted for, or not quite, in powers of ten of population. */
function costOf(words: readonly PlaceWord[], areas: readonly KnownArea[], account: Account): number {
  const { unmatched, fillersLeft, isLoose, kind } = account;
  const isAliasOfPart = unmatched.length > 0 && kind === 'alias';
  const position = leavesOutLaterPart(words, account) ? laterPartCost : 0;
  return (
    (unmatched.length + fillersLeft) * unmatchedCost +
    (isLoose ? looseCost : 0) +
    (isAliasOfPart ? aliasOfPartCost : 0) +
    (isElsewhere(words, areas, account) ? elsewhereCost : position)
  );
}

/** Places with words left over are worth asking about only if the others say enough. */
function isWorthAsking(
  words: readonly PlaceWord[],
  areas: readonly KnownArea[],
  accounted: Accounted,
): boolean {
  const { account, record } = accounted;
  if (account.unmatched.length === 0) return true;
  if (account.kind === 'area' || isCountrysNamesake(words, areas, accounted)) return false;
  if (account.areas.length > 0 && !isElsewhere(words, areas, account)) return true;
  const areasLeft = areas.filter(({ span }) => isLeftOut(words, span, account));
  const names = words.filter(
    (word, index) =>
      word.isRead && !word.isFiller && !areasLeft.some(({ span }) => index >= span.from && index < span.to),
  );
  const told = names.filter((word) => !account.unmatched.includes(word));
  return told.length * 2 > names.length || (told.length > 0 && record.population >= largeTown);
}

function joinedNames(record: PlaceRecord, language: Language): string[] {
  return shownNames(record, language).map((name) => joinedName(foldedWords(name)));
}

function scoreOf(
  words: readonly PlaceWord[],
  areas: readonly KnownArea[],
  { record, account }: Accounted,
  language: Language,
): number {
  const start = joinedName(words.filter(({ part }) => part === words[0]?.part).map(({ folded }) => folded));
  const isShortAlias = account.kind === 'alias' && start.length < shortestAliasLength;
  const begins = joinedNames(record, language).some((name) => name.startsWith(start));
  return (
    Math.log10(Math.max(record.population, 1)) +
    (isShortAlias ? matchWorth.aliasPrefix : matchWorth[account.kind]) +
    (begins ? startWorth : 0) +
    (isHome(record.country, language) ? homeWorth : 0) -
    costOf(words, areas, account)
  );
}

/** The places of which no word is left over, or else those that account for the most; the likeliest first. */
export function rankPlaces(text: PlaceText, hits: readonly Hit[], language: Language): RankedPlace[] {
  const { words } = text;
  const areas = knownAreas(text, hits);
  const all = hits
    .map(({ record, readings, area }) => ({ record, account: accountFor(text, area, readings) }))
    .filter((accounted) => isWorthAsking(words, areas, accounted))
    .map(
      (accounted): RankedPlace => ({
        ...accounted,
        score: scoreOf(words, areas, accounted, language),
        isNamesakeOfArea: isAreasNamesake(words, areas, accounted, (joined) =>
          joinedNames(accounted.record, language).includes(joined),
        ),
      }),
    )
    .sort((first, second) => second.score - first.score || first.record.rank - second.record.rank);
  const complete = all.filter(({ account }) => account.unmatched.length === 0 && !account.isLooseInFinished);
  // Who names a city like its region means the city; who names only a region or country may mean any town in it.
  const isNamed = complete.some(
    ({ account: { kind, areas: own }, isNamesakeOfArea }) =>
      (kind === 'name' || kind === 'alias') && own.length > 0 && !isNamesakeOfArea,
  );
  const told = isNamed ? complete.filter(({ account }) => account.kind !== 'area') : complete;
  return told.length > 0 ? told : all;
}
