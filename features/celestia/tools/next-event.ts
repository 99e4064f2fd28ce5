import * as v from 'valibot';
import { PLANET_IDS } from '../../../astrology/events/event-types.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { ALL_MOVER_IDS, type MoverId } from '../../../astrology/transits/transit-movers.ts';
import { AspectName, AspectPoint, Sign } from '../../../contract/vocabulary.ts';
import type { Fact } from '../facts/fact.ts';
import { happeningFacts } from '../facts/happening-facts.ts';
import { type Span, transitsWithin } from '../facts/transit-facts.ts';
import { dayStartMs, ServedDay } from './date-range.ts';
import { defineTool, found, refused, type ToolContext } from './tool.ts';

/** So far is looked ahead, a stretch at a time: every eclipse, ingress up to Jupiter's and station comes within it. */
const STRETCH_DAYS = 400;
const STRETCHES = 3;

const after = v.optional(ServedDay);
const Wanted = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['newMoon', 'fullMoon', 'solarEclipse', 'lunarEclipse']),
    sign: v.optional(Sign),
    after,
  }),
  v.strictObject({ kind: v.picklist(['retrograde', 'direct']), body: v.picklist(PLANET_IDS), after }),
  v.strictObject({
    kind: v.literal('ingress'),
    body: v.picklist(['sun', ...PLANET_IDS]),
    sign: v.optional(Sign),
    after,
  }),
  v.strictObject({
    kind: v.literal('transit'),
    body: v.picklist(ALL_MOVER_IDS.filter((body) => body !== 'moon')),
    point: AspectPoint,
    aspect: v.optional(AspectName),
    after,
  }),
]);
type Wanted = v.InferOutput<typeof Wanted>;
type WantedHappening = Exclude<Wanted, { kind: 'transit' }>;

function isWanted(fact: Fact, wanted: WantedHappening): boolean {
  switch (wanted.kind) {
    case 'newMoon':
    case 'fullMoon':
      return (
        fact.kind === 'lunation' && fact.phase === wanted.kind && (wanted.sign ?? fact.sign) === fact.sign
      );
    case 'solarEclipse':
    case 'lunarEclipse':
      return (
        fact.kind === 'eclipse' &&
        `${fact.eclipse}Eclipse` === wanted.kind &&
        (wanted.sign ?? fact.sign) === fact.sign
      );
    case 'retrograde':
    case 'direct':
      return fact.kind === 'station' && fact.body === wanted.body && fact.direction === wanted.kind;
    case 'ingress':
      return fact.kind === 'ingress' && fact.body === wanted.body && (wanted.sign ?? fact.sign) === fact.sign;
  }
}

/** When a fact is, for which is the next: of a transit its next exact moment. */
function instantOf(fact: Fact, fromMs: number): number {
  if (fact.kind === 'transit')
    return fact.exactMs.find((instantMs) => instantMs >= fromMs) ?? Number.POSITIVE_INFINITY;
  return 'instantMs' in fact && fact.instantMs !== null ? fact.instantMs : Number.POSITIVE_INFINITY;
}

function transitsLike(
  wanted: Extract<Wanted, { kind: 'transit' }>,
  span: Span,
  { self }: ToolContext,
): Fact[] {
  const movers: MoverId[] = [wanted.body];
  const transits = self ? transitsWithin(self, 'self', span, movers) : [];
  return transits.filter(
    ({ point, aspect }) => point === wanted.point && (wanted.aspect ?? aspect) === aspect,
  );
}

function candidates(wanted: Wanted, span: Span, context: ToolContext): Fact[] {
  if (wanted.kind === 'transit') return transitsLike(wanted, span, context);
  return happeningFacts(context.self, span).filter((fact) => isWanted(fact, wanted));
}

export const nextEvent = defineTool({
  name: 'next_event',
  description:
    'The next new or full Moon, eclipse, station, ingress or exact transit after a day (today if none is given), within three years.',
  schema: Wanted,
  run(wanted, context) {
    if (wanted.kind === 'transit' && !context.self) return refused('no_chart');
    const startMs = wanted.after ? dayStartMs(wanted.after, context) : context.nowMs;
    for (let stretch = 0; stretch < STRETCHES; stretch++) {
      const fromMs = startMs + stretch * STRETCH_DAYS * MS_PER_DAY;
      const span = { fromMs, toMs: fromMs + STRETCH_DAYS * MS_PER_DAY };
      const [next] = candidates(wanted, span, context)
        .filter((fact) => Number.isFinite(instantOf(fact, startMs)))
        .toSorted((a, b) => instantOf(a, startMs) - instantOf(b, startMs));
      if (next) return found([next]);
    }
    return found([]);
  },
});
