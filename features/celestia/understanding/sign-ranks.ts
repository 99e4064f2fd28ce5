import type { Named } from './named.ts';

/** The first or last of the twelve signs at something, in each of the languages: "the most jealous sign", "en sadık burç". */
const RANKED = [
  /\b(?:most|least|best|worst|\w{3,}iest) (?:(?!to )\w+ ){0,2}signs?\b/,
  /\bsigns? (?:is|are|s) (?:the )?(?:most|least|best|worst|\w{3,}est)\b/,
  /\ben (?:\w+ ){1,2}burc(?:u|lar|lari)?\b/,
  /\bhangi burc(?:lar)? (?:\w+ ){0,1}en \w/,
  /\bsignos? (?:(?:es|son) )?(?:(?:el|la|los|las) )?(?:mas|menos|mejor|mejores|peor|peores)\b/,
  /\b(?:mejor|peor|melhor|pior)(?:es)? signos?\b/,
  /\bsignes? (?:(?:est|sont) )?(?:le |la |les )?(?:plus|moins|meilleurs?|pires?)\b/,
  /\b(?:meilleur|pire)s? signes?\b/,
  /\bsignos? (?:(?:e|sao) )?(?:(?:o|a|os|as) )?(?:mais|menos|melhor|melhores|pior|piores)\b/,
];

type Ranking = Pick<Named, 'words' | 'signs' | 'points' | 'houses' | 'has'>;

/** Whether one of the twelve is sought that leads or ends the row; of one that is named, or one's own, something else is asked. */
export function ranksSigns({ words, signs, points, houses, has }: Ranking): boolean {
  const isOpen = signs.length + points.length + houses.length === 0 && !has('own');
  return isOpen && RANKED.some((way) => way.test(words.join(' ')));
}
