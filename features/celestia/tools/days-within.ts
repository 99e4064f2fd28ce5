import * as v from 'valibot';
import { PLANET_IDS } from '../../../astrology/events/event-types.ts';
import { elongationDeg } from '../../../astrology/moon-phase.ts';
import { isoInstant, MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { House, Sign } from '../../../contract/vocabulary.ts';
import type { DayFact, Fact, FactOf } from '../facts/fact.ts';
import { factsOf } from '../facts/fact.ts';
import { skyFacts } from '../facts/sky-facts.ts';
import { ServedDay, spanOf } from './date-range.ts';
import { defineTool, found, refused, type ToolContext } from './tool.ts';

/** Each day's sky is computed. */
const MAX_DAYS = 62;

const Criterion = v.variant('is', [
  v.strictObject({ is: v.literal('moonInSign'), sign: Sign }),
  v.strictObject({ is: v.literal('moonInHouse'), house: House }),
  v.strictObject({ is: v.picklist(['waxingMoon', 'waningMoon']) }),
  v.strictObject({ is: v.literal('direct'), body: v.picklist(PLANET_IDS) }),
]);
type Criterion = v.InferOutput<typeof Criterion>;

function placementOf(facts: readonly Fact[], body: string): FactOf<'placement'> | undefined {
  return factsOf(facts, 'placement').find((fact) => fact.body === body);
}

/** The fact that makes a day fit, as at its noon; null where it does not. */
function reasonOf(criterion: Criterion, sky: readonly Fact[], noonMs: number): Fact | null {
  const moon = placementOf(sky, 'moon');
  switch (criterion.is) {
    case 'moonInSign':
      return moon?.sign === criterion.sign ? moon : null;
    case 'moonInHouse':
      return moon?.house === criterion.house ? moon : null;
    case 'waxingMoon':
    case 'waningMoon': {
      const isWaxing = elongationDeg(noonMs) < 180;
      return isWaxing === (criterion.is === 'waxingMoon') ? (factsOf(sky, 'phase')[0] ?? null) : null;
    }
    case 'direct': {
      const planet = placementOf(sky, criterion.body);
      return planet && !planet.retrograde ? planet : null;
    }
  }
}

function dayAt(startMs: number, criterion: Criterion, { self, offsetMs }: ToolContext): Fact[] {
  const noonMs = startMs + MS_PER_DAY / 2;
  const day = isoInstant(startMs + offsetMs).slice(0, 10);
  const reason = reasonOf(criterion, skyFacts(self, noonMs, `sky-${day}`), noonMs);
  if (!reason) return [];
  const fact: DayFact = {
    kind: 'day',
    id: `day.${criterion.is}.${day}`,
    whose: 'sky',
    instantMs: startMs,
    criterion: criterion.is,
    because: reason.id,
  };
  return [fact, reason];
}

export const daysWithin = defineTool({
  name: 'days_within',
  description:
    'The days between two, at most 62 apart, that meet a criterion at noon: the Moon in a sign or a house, waxing or waning, a planet direct. Each with the fact that makes it so.',
  schema: v.strictObject({ from: ServedDay, to: ServedDay, criterion: Criterion }),
  run({ from, to, criterion }, context) {
    const span = spanOf({ from, to }, MAX_DAYS, context);
    if (!span) return refused('out_of_range', 'to');
    if (criterion.is === 'moonInHouse' && !context.self?.houses) return refused('no_chart');
    const count = Math.round((span.toMs - span.fromMs) / MS_PER_DAY);
    const days = Array.from({ length: count }, (_, index) => span.fromMs + index * MS_PER_DAY);
    return found(days.flatMap((startMs) => dayAt(startMs, criterion, context)));
  },
});
