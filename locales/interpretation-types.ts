import type { MoonPhaseId, SignId } from '../astrology/ids.ts';

/** What a placement means, one text a sign: whole sentences, written for one language. */
export type SignTexts = Readonly<Record<SignId, string>>;

/** The placements that have a text for each sign. A file `interpretations/<subject>.ts` in each language. */
export const SIGN_SUBJECTS = ['rising', 'sun', 'moon', 'mercury', 'venus', 'mars'] as const;
export type SignSubject = (typeof SIGN_SUBJECTS)[number];

/** What a placement means, one text a house. */
export type HouseTexts = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>>;

/** What a phase of the Moon is good for. */
export type PhaseTexts = Readonly<Record<MoonPhaseId, string>>;

/** What the retrograde period of a planet asks for. */
export type RetrogradeTexts = Readonly<
  Record<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', string>
>;
