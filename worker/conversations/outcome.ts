import type { ErrorCode } from '../../contract/error-codes.ts';

/** Why something was not done. An error's class does not cross from an object to the worker; this does. */
export interface Refusal {
  ok: false;
  code: ErrorCode;
  /** The answer that stands in the way. */
  answerId?: string;
  /** Until when it is so, UTC ms. */
  untilMs?: number;
}

/** What an object answers. */
export type Outcome<Value> = { ok: true; value: Value } | Refusal;

export function refused(code: ErrorCode, details: Omit<Refusal, 'ok' | 'code'> = {}): Refusal {
  return { ok: false, code, ...details };
}
