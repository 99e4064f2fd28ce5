import type { Term } from '../../../locales/celestia-lexicon.ts';
import type { Named } from './named.ts';

/** Words that ask of the whole chart as they stand: "which planet is the strongest?" */
const OF_WHOLE_CHART: ReadonlySet<Term> = new Set([
  'strongest',
  'emptyHouse',
  'hardAspect',
  'easyAspect',
  'southNode',
  'partOfFortune',
  'compatibility',
  'fullHouse',
  'vertex',
  'weakest',
]);

/** The word that a question is about whatever else it says; null where none is. */
export function plainTerm(named: Named): Term | null {
  if (named.terms.includes('saturnReturn')) return 'saturnReturn';
  const isOfOne = named.points.some((point) => point !== 'node') || named.houses.length > 0;
  const term = named.terms.find((each) => OF_WHOLE_CHART.has(each)) ?? null;
  // Where it stands is asked of the node.
  if (term === 'southNode' && named.wants.includes('where')) return null;
  // "Which sign is compatible with Virgo?" names no partner by that word.
  const isOfTwo = named.has('partner') && !(term === 'compatibility' && named.wants.includes('which'));
  return isOfOne || isOfTwo || named.events.length > 0 ? null : term;
}

/** Names that are asked of by themselves, whatever planets and aspects they hold. */
const FIGURES: ReadonlySet<Term> = new Set([
  'yod',
  'tSquare',
  'grandTrine',
  'voidMoon',
  'intercepted',
  'ophiuchus',
  'progressions',
  'sidereal',
  'houseSystem',
  'signCusp',
]);

export function figureTerm({ terms, signs, houses }: Pick<Named, 'terms' | 'signs' | 'houses'>): Term | null {
  // "On the cusp of Aries and Taurus" is said of the border between signs, and not of a house.
  if (terms.includes('cusp') && signs.length > 0 && houses.length === 0) return 'signCusp';
  return terms.find((term) => FIGURES.has(term)) ?? null;
}
