import type { DayFacts } from '../../astrology/day-facts.ts';
import type { SignId } from '../../astrology/ids.ts';

/** The sign that rose all through a stretch; null where another rose in it too, and where there is no stretch. */
export function sureRising(stretch: Pick<DayFacts, 'risingSigns'> | null): SignId | null {
  const signs = new Set(stretch?.risingSigns.map(({ sign }) => sign));
  const [sign = null] = signs;
  return signs.size === 1 ? sign : null;
}
