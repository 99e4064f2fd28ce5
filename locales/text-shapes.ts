import type { SignId } from '../astrology/ids.ts';

/** What a placement means, one text a sign: whole sentences, written for one language. */
export type SignTexts = Readonly<Record<SignId, string>>;

/** What a placement means, one text a house. */
export type HouseTexts = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>>;

/** What a meeting of two points says, by its kind: conjunction; sextile and trine; square and opposition. */
export type AspectTexts = Readonly<Record<'joined' | 'flowing' | 'tense', string>>;
