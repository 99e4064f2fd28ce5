/** Consulting: its packages and the fields of its forms. Without schemas, for routes and components take it too. */

export const PACKAGE_IDS = ['natal', 'year', 'relationship', 'question'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

export const ASTROLOGER_IDS = [
  'defne-aksoy',
  'nora-whitfield',
  'ximena-robles',
  'etienne-garnier',
  'caio-barreto',
  'emre-tunali',
] as const;
export type AstrologerId = (typeof ASTROLOGER_IDS)[number];

/** Stands where an astrologer's id would, for whoever leaves the choice to the site. */
export const ANY_ASTROLOGER = 'any';

/** The fields for wished times, the one wished for most first. */
export const WISH_FIELDS = ['wish1', 'wish2', 'wish3'] as const;

/** Fields of the request that are its own, in the order in which they are asked; those of a birth stand beside them. */
export const REQUEST_FIELDS = [
  'package',
  'astrologer',
  ...WISH_FIELDS,
  'zone',
  'question',
  'birth',
  'name',
  'email',
  'consent',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

/** Where the birth of a request comes from; `none` is for packages that do without. */
export const BIRTH_SOURCES = ['typed', 'saved', 'none'] as const;
export type BirthSource = (typeof BIRTH_SOURCES)[number];

export type RequestFault =
  | 'required'
  | 'malformed'
  | 'too_long'
  | 'too_short'
  | 'too_soon'
  | 'too_late'
  | 'twice'
  | 'not_offered'
  | 'unknown';

/** What becomes of a request, in the order in which it may. */
export const REQUEST_STATES = [
  'asked',
  'offered',
  'agreed',
  'paid',
  'reminded',
  'held',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Who acts on a request by a link, and who is told of it. */
export const PARTIES = ['operator', 'person'] as const;
export type Party = (typeof PARTIES)[number];

/** What the operator answers to a request: one of the wished times, another, or none. */
export const OPERATOR_ANSWERS = ['wish1', 'wish2', 'wish3', 'other', 'decline'] as const;
export type OperatorAnswer = (typeof OPERATOR_ANSWERS)[number];

/** What the person answers to an offer, or does with a request of theirs. */
export const PERSON_ANSWERS = ['accept', 'another', 'withdraw'] as const;
export type PersonAnswer = (typeof PERSON_ANSWERS)[number];

/** The field of a link's page that holds the answer. */
export const ANSWER_FIELD = 'answer';
