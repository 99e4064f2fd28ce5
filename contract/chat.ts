import * as v from 'valibot';
import { BirthRequest } from './birth-request.ts';
import { MAX_QUESTION_LENGTH } from './limits.ts';
import { AspectName, AspectPoint, House, Instant, LanguageName, Longitude, Sign } from './vocabulary.ts';

/** What crosses the wire when Celestia is asked. The messages are codes of the dictionary `errors.fields`. */

/** The body of POST /api/chat/ask. Nothing of it is stored. */
export const AskRequest = v.object({
  question: v.pipe(
    v.string('malformed'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(MAX_QUESTION_LENGTH, 'too_long'),
  ),
  /** Of the page. The answer is in the question's language where that is clearly another of the five. */
  language: v.picklist(LanguageName.options, 'malformed'),
  /** As in POST /api/astrology/natal-chart; without it the answer is from the sky alone. */
  birth: v.optional(BirthRequest),
});
export type AskRequest = v.InferOutput<typeof AskRequest>;

/** A computed fact that the answer rests on, enough for a chip and for the wheel to open there. */
export const Citation = v.object({
  kind: v.picklist(['placement', 'angle', 'aspect', 'transit', 'lunation', 'eclipse', 'station', 'house']),
  /** Whose the body is, or the cusp: of who asks, of whom they ask about, of the sky. Absent in answers of before it was told. */
  whose: v.exactOptional(v.picklist(['self', 'partner', 'sky'])),
  /** In whose chart the second point or the house is, where it is another's than the body. */
  met: v.exactOptional(v.picklist(['self', 'partner'])),
  /** A body, or an angle. */
  body: v.exactOptional(AspectPoint),
  /** Of an aspect or a transit the point that is met. */
  second: v.exactOptional(AspectPoint),
  sign: v.exactOptional(Sign),
  house: v.exactOptional(House),
  longitude: v.exactOptional(Longitude),
  aspect: v.exactOptional(AspectName),
  /** When it is exact, or happens. */
  instant: v.exactOptional(Instant),
  from: v.exactOptional(Instant),
  to: v.exactOptional(Instant),
});
export type Citation = v.InferOutput<typeof Citation>;

export const ANSWER_KINDS = ['reading', 'smalltalk', 'outside', 'boundary', 'crisis'] as const;

/** The answer of POST /api/chat/ask. */
export const AskAnswer = v.object({
  answer: v.object({
    kind: v.picklist(ANSWER_KINDS),
    language: LanguageName,
    text: v.string(),
    citations: v.array(Citation),
  }),
});
export type AskAnswer = v.InferOutput<typeof AskAnswer>;
