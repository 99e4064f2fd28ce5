import { LIFE_TOPICS } from '../../../locales/celestia-lexicon.ts';
import type { About } from './asked.ts';
import { type Named, namesTime } from './named.ts';

const OF_SIGNS: ReadonlySet<About> = new Set<About>([...LIFE_TOPICS, 'sign', 'partner']);

/** More signs are no pair. */
const MOST_SIGNS = 2;

/** "Are Scorpios jealous?", "do Aries and Capricorn get along?": what signs are like, whoever asks. */
export function isOfAnybody(about: About, named: Named, own: boolean): boolean {
  const { signs, points, houses, events, wants, topics } = named;
  const isOfPlaced = points.length === 1 && named.has('anybody');
  const isBare = points.length === 0 || isOfPlaced;
  const isOfSigns = signs.length > 0 && signs.length <= MOST_SIGNS && isBare && houses.length === 0;
  // "I've read that Geminis are all two-faced" says it of them.
  const isOfAll = named.has('everyone') && !named.has('claims');
  const isOfSomebody = (own && !isOfAll) || named.has('partner') || named.has('others') || named.tellsBirth;
  const isOfKin =
    !isOfPlaced && topics.some((topic) => topic === 'family' || topic === 'friends') && signs.length === 1;
  const isDated =
    namesTime(named) || events.length > 0 || wants.includes('when') || wants.includes('untilWhen');
  const isPair = about === 'partner' && signs.length === MOST_SIGNS && !own;
  return (
    (OF_SIGNS.has(about) || (isOfPlaced && about === 'placement')) &&
    isOfSigns &&
    !isDated &&
    (isOfPlaced || isPair || (!isOfSomebody && !isOfKin))
  );
}
