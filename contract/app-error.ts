/** Stable codes of failures, each with the status it is answered with. */
const ERROR_STATUS = {
  invalid_input: 422,
  date_out_of_range: 422,
  date_in_future: 422,
  time_does_not_exist: 422,
  time_is_ambiguous: 422,
  unknown_place: 422,
  charts_full: 409,
  other_person: 409,
  broken_body: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  invalid_token: 401,
  unauthorized: 401,
  recent_login_required: 403,
  human_check_failed: 403,
  forbidden_origin: 403,
  not_found: 404,
  too_many_requests: 429,
  places_unavailable: 503,
  accounts_unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Retry-After, in seconds, of whatever is answered with 503: short, for the site's own client sits it out. */
export const DOWN_RETRY_SECONDS = '3';

/** The status that a code is answered with. */
export function errorStatus<Code extends ErrorCode>(code: Code): (typeof ERROR_STATUS)[Code] {
  return ERROR_STATUS[code];
}

/** A failure with a code for programs; the message is for the log, what people read is chosen by the code. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return errorStatus(this.code);
  }
}
