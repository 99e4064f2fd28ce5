import * as v from 'valibot';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { skyFacts } from '../facts/sky-facts.ts';
import { dayStartMs, ServedDay } from './date-range.ts';
import { defineTool, found } from './tool.ts';

export const skyOn = defineTool({
  name: 'sky_on',
  description:
    'Where the Sun, the Moon and the planets stand at noon of a day, their aspects and the phase of the Moon.',
  schema: v.strictObject({ date: ServedDay }),
  run({ date }, context) {
    return found(skyFacts(context.self, dayStartMs(date, context) + MS_PER_DAY / 2, `sky-${date}`));
  },
});
