import type { ChartFigure } from './chart-types.ts';
import type { DayFacts } from './day-facts.ts';

/** Bodies whose sign a day without an hour leaves open: none where the hour is known, and `day` null or absent. */
export function openBodies(day: Pick<DayFacts, 'signChanges'> | null | undefined): ReadonlySet<string> {
  return new Set(day?.signChanges.map(({ body }) => body));
}

/** A chart without the bodies whose sign is open, and without their aspects: what may be shown as where things stood. */
export function steadyFigure<Figure extends Pick<ChartFigure, 'bodies' | 'aspects'>>(
  figure: Figure,
  open: ReadonlySet<string>,
): Figure {
  if (open.size === 0) return figure;
  return {
    ...figure,
    bodies: figure.bodies.filter(({ id }) => !open.has(id)),
    aspects: figure.aspects.filter(({ first, second }) => !open.has(first) && !open.has(second)),
  };
}
