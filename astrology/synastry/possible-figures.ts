import { normalizeDeg } from '../angles.ts';
import type { Aspect, BodyPosition } from '../chart-types.ts';
import { signDegreeOf, signOf } from '../signs.ts';
import type { SynastryFigure } from './synastry-types.ts';

/** Every three hours of a day whose hour is not known; the fifth is noon, for which the chart is cast. */
const SAMPLE_DAYS = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5] as const;
/** Its two ends: what is so at both is so between, for all moves one way and hardly changes its pace. */
const DAY_ENDS = [-0.5, 0.5] as const;

/**
 * Bodies moved on by their own speed, in days. Only the Moon goes far in half a day, up to eight degrees, and by its noon
 * speed within some minutes of arc.
 */
export function movedOn(bodies: readonly BodyPosition[], days: number): BodyPosition[] {
  return bodies.map((body) => {
    const longitude = normalizeDeg(body.longitude + body.speed * days);
    return { ...body, longitude, sign: signOf(longitude), signDegree: signDegreeOf(longitude) };
  });
}

function figuresAt(figure: SynastryFigure, days: readonly number[]): SynastryFigure[] {
  if (figure.angles) return [figure];
  return days.map((count) => ({ ...figure, bodies: movedOn(figure.bodies, count) }));
}

/** The chart at the hours that are possible: itself where the hour is known. */
export function possibleFigures(figure: SynastryFigure): SynastryFigure[] {
  return figuresAt(figure, SAMPLE_DAYS);
}

/** The chart at the two ends of its day: itself where the hour is known. */
export function outermostFigures(figure: SynastryFigure): SynastryFigure[] {
  return figuresAt(figure, DAY_ENDS);
}

/** Every pair of charts that the ends of both days make; empty where both hours are known. */
export function outermostPairs(
  first: SynastryFigure,
  second: SynastryFigure,
): (readonly [SynastryFigure, SynastryFigure])[] {
  if (first.angles && second.angles) return [];
  const others = outermostFigures(second);
  return outermostFigures(first).flatMap((one) => others.map((other) => [one, other] as const));
}

/** The bodies that stand in the same sign in every other set as well. */
export function steadyAmong(
  bodies: readonly BodyPosition[],
  others: readonly (readonly BodyPosition[])[],
): BodyPosition[] {
  return bodies.filter(({ id, sign }) =>
    others.every((set) => set.find((body) => body.id === id)?.sign === sign),
  );
}

/** The aspects of which both ends are shown. */
export function aspectsOfShown(aspects: readonly Aspect[], bodies: readonly BodyPosition[]): Aspect[] {
  const shown = new Set<string>(['ascendant', 'midheaven', ...bodies.map(({ id }) => id)]);
  return aspects.filter(({ first, second }) => shown.has(first) && shown.has(second));
}

type Named = Pick<Aspect, 'first' | 'second' | 'aspect'>;

/** Whether an aspect is in every other list as well. */
export function isAmongAll(others: readonly (readonly Named[])[]): (aspect: Named) => boolean {
  const keyOf = ({ first, second, aspect }: Named) => `${first} ${aspect} ${second}`;
  const sets = others.map((list) => new Set(list.map(keyOf)));
  return (aspect) => sets.every((set) => set.has(keyOf(aspect)));
}
