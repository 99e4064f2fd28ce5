import { alsoPart, placesOf } from './chart-parts.ts';
import { aspectLines, placeLine } from './natal-parts.ts';
import { may, must, type Part, presentParts } from './part.ts';
import { meaningLine } from './slant.ts';
import { freshFirst, type Turn } from './turn.ts';

/** The chart at a glance. */
export function planOverview(turn: Turn): Part[] {
  const { known, teller } = turn;
  const places = freshFirst(
    placesOf(['sun', 'moon', 'ascendant', 'mercury', 'venus', 'mars', 'saturn', 'midheaven', 'node'], turn),
    turn,
  );
  const closest = freshFirst(known.aspects(), turn)[0];
  const [first, second, third, ...rest] = places;
  return presentParts([
    first && must(placeLine(first, 'placement', teller), meaningLine(first, turn)),
    second && { ...alsoPart(second, turn), must: true },
    closest && may(...aspectLines(closest, 'alsoAspect', teller)),
    third && alsoPart(third, turn),
    ...rest.map((place) => alsoPart(place, turn)),
  ]);
}
