/** Stable codes of failures, each with the status it is answered with. */
export const ERROR_STATUS = {
  invalid_input: 422,
  date_out_of_range: 422,
  date_in_future: 422,
  time_does_not_exist: 422,
  time_is_ambiguous: 422,
  unknown_place: 422,
  charts_full: 409,
  /** A message's id came with another text than before. */
  message_conflict: 409,
  /** An answer is being made: its id stands beside the code. */
  answer_underway: 409,
  conversation_full: 409,
  conversations_full: 409,
  /** The market is off, or the product is not sold. */
  not_for_sale: 409,
  /** The zone was changed within the last day. */
  zone_settled: 409,
  other_person: 409,
  broken_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  invalid_token: 401,
  unauthorized: 401,
  recent_login_required: 403,
  consent_required: 403,
  /** A talk about two, by somebody who keeps no birth. */
  birth_required: 403,
  /** By the birth: too young for what was asked. */
  too_young: 403,
  human_check_failed: 403,
  forbidden_origin: 403,
  not_found: 404,
  too_many_requests: 429,
  /** The day's messages are used; Retry-After says when they come back. */
  quota_spent: 429,
  places_unavailable: 503,
  accounts_unavailable: 503,
  /** The payment provider does not answer. */
  payments_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

/** All of them, for whoever reads an answer. An object's keys are texts to the compiler. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
