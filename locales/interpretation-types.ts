import type { SignId } from '../astrology/ids.ts';

/** What a placement means, one text a sign: whole sentences, written for one language. */
export type SignTexts = Readonly<Record<SignId, string>>;

/** The placements that have a text for each sign. A file `interpretations/<subject>.ts` in each language. */
export const SIGN_SUBJECTS = ['rising', 'sun', 'moon', 'mercury', 'venus', 'mars'] as const;
export type SignSubject = (typeof SIGN_SUBJECTS)[number];
