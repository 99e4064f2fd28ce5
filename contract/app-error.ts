import type { FoldChoice } from './api-error.ts';
import { ERROR_STATUS, type ErrorCode, type ErrorStatus } from './error-codes.ts';
import type { FieldErrors } from './field-errors.ts';

/** Retry-After, in seconds, of whatever is answered with 503: short, for the site's own client sits it out. */
export const DOWN_RETRY_SECONDS = 3;

/** What a failure has to say beside its code. */
export interface FailureDetails extends ErrorOptions {
  /** Which fields of the request are wrong, each with its code. */
  fields?: FieldErrors;
  /** What the caller may choose from to mend it. */
  choices?: readonly FoldChoice[] | undefined;
  /** The answer that stands in the way. */
  answerId?: string;
  /** Until when it is so, as people are told; UTC ms. */
  untilMs?: number;
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
  readonly answerId: string | undefined;
  readonly untilMs: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly isLogged: boolean;

  constructor(code: ErrorCode, message: string = code, details: FailureDetails = {}) {
    const {
      fields,
      choices,
      answerId,
      untilMs,
      retryAfterSeconds,
      allow,
      isLogged = false,
      ...options
    } = details;
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.choices = choices;
    this.answerId = answerId;
    this.untilMs = untilMs;
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
