import type { ChartFigure } from '../../astrology/chart-types.ts';
import type { DayFacts } from '../../astrology/day-facts.ts';
import type { BodyId } from '../../astrology/ids.ts';
import { bodyPosition } from '../../astrology/positions.ts';

/** The stretch that a birth without its minute lies in, and what turned through it. */
type Stretch = Pick<DayFacts, 'fromMs' | 'toMs' | 'turning'>;

/** The house that a body stood in through the whole stretch; null where it passed into another, and of a whole day. */
function heldHouse(id: BodyId, { turning }: Stretch): number | null {
  const houses = turning?.houses.find(({ body }) => body === id)?.houses ?? [];
  return houses.length === 1 ? (houses[0] ?? null) : null;
}

function wentBack(id: BodyId, { fromMs, toMs }: Stretch): boolean {
  return [fromMs, toMs].every((atMs) => bodyPosition(id, atMs).speedDegPerDay < 0);
}

/**
 * A chart whose bodies go back, and without their minute stand in a house, only where they did from the first instant of the
 * stretch to the last. A shared chart without an hour does not tell its day (null): nothing goes back there.
 */
export function sureFigure(figure: ChartFigure, stretch: Stretch | null): ChartFigure {
  if (figure.angles) return figure;
  const bodies = figure.bodies.map((body) => ({
    ...body,
    house: stretch && heldHouse(body.id, stretch),
    retrograde: body.retrograde && stretch !== null && wentBack(body.id, stretch),
  }));
  return { ...figure, bodies };
}
