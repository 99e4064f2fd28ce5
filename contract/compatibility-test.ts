import * as v from 'valibot';
import { Percent, Sign } from './vocabulary.ts';

const QuizTheme = v.picklist(['attraction', 'talk', 'home', 'time', 'repair']);

/** GET /api/astrology/compatibility-test: the letters of one person's answers, and of another's to compare. */
export const CompatibilityTestQuery = v.object({ r: v.string(), with: v.optional(v.string()) });

const scoreEntries = {
  /** Each theme weighs the same. */
  total: Percent,
  themes: v.array(v.object({ theme: QuizTheme, level: Percent })),
};

export const CompatibilityTestAnswer = v.object({
  ...scoreEntries,
  band: v.picklist(['high', 'good', 'mixed', 'low']),
  /** The two signs and how many signs lie between them; null where one was left out. */
  signs: v.nullable(v.object({ yours: Sign, theirs: Sign, apart: v.number() })),
  /** Null where only one has answered. */
  comparison: v.nullable(
    v.object({
      /** How many questions both answered alike. */
      same: v.number(),
      /** Questions on which the answers lie far apart, the farthest first. */
      differ: v.array(v.string()),
      first: v.object(scoreEntries),
      second: v.object(scoreEntries),
    }),
  ),
});
export type CompatibilityTestAnswer = v.InferOutput<typeof CompatibilityTestAnswer>;
