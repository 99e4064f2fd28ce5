import type { SkyEvent, Term } from '../../../locales/celestia-lexicon.ts';
import type { Named } from './named.ts';
import { ranksSigns } from './sign-ranks.ts';

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
  'imumCoeli',
  'decan',
  'grandCross',
  'kite',
  'combust',
  'rectification',
  'birthHour',
  'lunarReturn',
  'mutualReception',
  'fixedStars',
  'anareticDegree',
  'ages',
  'retrogradeShadow',
  'horary',
  'haircut',
  'astralHell',
  'yearRuler',
  'birthPhase',
]);

/** Words that say of the others what they are asked of, and are not what is asked. */
const FRAMES_OF_TERMS: ReadonlySet<Term> = new Set(['natalChart', 'house', 'aspect', 'saturnReturn']);

/** The other of two words whose meaning is asked: "the difference between a transit and a progression". */
export function otherTerm(
  term: Term | null,
  { terms, wants, leans }: Pick<Named, 'terms' | 'wants' | 'leans'>,
): Term | null {
  // "The difference between a birth chart and a transit" is asked of both, too.
  const isOfBoth = terms.length === 2 && leans('differs');
  const asked = isOfBoth ? terms : terms.filter((each) => !FRAMES_OF_TERMS.has(each));
  const isOfTwo = asked.length === 2 && (isOfBoth || wants.includes('meaning'));
  return isOfTwo && term !== null && asked.includes(term)
    ? (asked.find((each) => each !== term) ?? null)
    : null;
}

const MOON_PHASES: ReadonlySet<string> = new Set<SkyEvent>(['moonPhase', 'newMoon', 'fullMoon']);

/** Words between a phase and the birth that it is asked of. */
const BESIDE_WORDS = 4;

/** "What phase was the Moon in when I was born?": of one's own birth, said beside the phase, and of no time to come. */
function isOfBirthPhase(named: Named): boolean {
  const { hits, words, frames, topics, wants, tellsBirth, has } = named;
  const phases = hits.filter(({ group, key }) => group === 'events' && MOON_PHASES.has(key));
  const births = hits.filter(({ group, key }) => group === 'leans' && key === 'atBirth');
  const isBeside = phases.some((phase) =>
    births.some(({ start, end }) => start - phase.end <= BESIDE_WORDS && phase.start - end <= BESIDE_WORDS),
  );
  const isOfTime =
    wants.includes('when') || frames.length > 0 || words.some((word) => named.grammar.next.test(word));
  const isOfAnother = has('others') || has('partner') || topics.some((topic) => topic === 'family');
  return isBeside && !isOfTime && !isOfAnother && !tellsBirth;
}

/** The word that a question is about by its own name, whatever else it names; null where none is. */
export function figureTerm(named: Named): Term | null {
  const { terms, signs, houses } = named;
  if (isOfBirthPhase(named)) return 'birthPhase';
  // "On the cusp of Aries and Taurus" is said of the border between signs, and not of a house.
  if (terms.includes('cusp') && signs.length > 0 && houses.length === 0) return 'signCusp';
  // Whoever tells a whole date without its hour asks about who was born then.
  const isOfDate = named.tellsBirth && !named.leans('theirBirth');
  const figure = terms.find((term) => FIGURES.has(term) && !(term === 'birthHour' && isOfDate));
  return figure ?? (ranksSigns(named) ? 'topSign' : null);
}
