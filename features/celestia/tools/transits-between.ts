import * as v from 'valibot';
import { ALL_MOVER_IDS, LASTING_MOVER_IDS } from '../../../astrology/transits/transit-movers.ts';
import { MAX_TRANSIT_DAYS } from '../../../contract/limits.ts';
import { transitsWithin } from '../facts/transit-facts.ts';
import { ServedDay, spanOf } from './date-range.ts';
import { defineTool, found, refused } from './tool.ts';

/** The Moon makes a thousand transits in a year: it is followed over so many days at most. */
const MAX_MOON_DAYS = 14;

export const transitsBetween = defineTool({
  name: 'transits_between',
  description:
    'Transits to a birth chart between two days, at most 400 apart (14 with the Moon), with start, exact moments and end.',
  schema: v.strictObject({
    from: ServedDay,
    to: ServedDay,
    whose: v.optional(v.picklist(['self', 'partner']), 'self'),
    bodies: v.optional(
      v.pipe(v.array(v.picklist(ALL_MOVER_IDS)), v.minLength(1), v.maxLength(ALL_MOVER_IDS.length)),
    ),
  }),
  run({ from, to, whose, bodies = [...LASTING_MOVER_IDS] }, context) {
    const chart = context[whose];
    if (!chart) return refused(whose === 'self' ? 'no_chart' : 'no_partner');
    const span = spanOf({ from, to }, bodies.includes('moon') ? MAX_MOON_DAYS : MAX_TRANSIT_DAYS, context);
    return span ? found(transitsWithin(chart, whose, span, bodies)) : refused('out_of_range', 'to');
  },
});
