/** What a letter by the contact form may be about, in the order in which it is offered. Without schemas, for the browser takes it too. */
export const LETTER_KINDS = ['question', 'mistake', 'account', 'data', 'press', 'other'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** Fields of the contact form that are shown. */
export const LETTER_FIELDS = ['name', 'email', 'kind', 'message'] as const;
export type LetterField = (typeof LETTER_FIELDS)[number];

/** The hidden field that takes the human check's token. */
export const HUMAN_TOKEN_FIELD = 'human';

export type LetterFault = 'required' | 'malformed' | 'too_long' | 'too_short';
