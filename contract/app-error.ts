import type { FieldErrors } from './field-errors.ts';
import type { FoldChoice } from './natal-chart.ts';

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
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

/** Retry-After, in seconds, of whatever is answered with 503: short, for the site's own client sits it out. */
export const DOWN_RETRY_SECONDS = 3;

/** What a failure has to say beside its code. */
export interface FailureDetails extends ErrorOptions {
  /** Which fields of the request are wrong, each with its code. */
  fields?: FieldErrors;
  /** What the caller may choose from to mend it. */
  choices?: readonly FoldChoice[] | undefined;
  /** When the same may be asked again, in seconds; of what is down, in DOWN_RETRY_SECONDS unless told. */
  retryAfterSeconds?: number;
  /** The methods that the resource takes. */
  allow?: readonly string[];
  /** Whoever met the failure has written it to the log. */
  isLogged?: boolean;
}

/** A failure with a code for programs; the message is for the log, what people read is chosen by the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly choices: readonly FoldChoice[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly isLogged: boolean;

  constructor(code: ErrorCode, message: string = code, details: FailureDetails = {}) {
    const { fields, choices, retryAfterSeconds, allow, isLogged = false, ...options } = details;
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.choices = choices;
    this.retryAfterSeconds = retryAfterSeconds ?? (this.status === 503 ? DOWN_RETRY_SECONDS : undefined);
    this.allow = allow;
    this.isLogged = isLogged;
  }

  get status(): ErrorStatus {
    return ERROR_STATUS[this.code];
  }
}

/** The failure of a request whose fields are wrong. */
export function invalidInput(fields: FieldErrors): AppError {
  return new AppError('invalid_input', 'the request is wrong in its fields', { fields });
}
