/** What a line is about: of a failure its code is what happened, and there is no other. */
export interface LogLine {
  level: 'error' | 'security';
  event: string;
  code: string;
}

let listener: ((line: LogLine) => void) | null = null;

/** Has each line told to a listener beside the log. Said once, where the worker is put together. */
export function listenToLog(listen: (line: LogLine) => void): void {
  listener = listen;
}

/**
 * One line of JSON a failure. It carries a code, the error's own words and the request's id, and nothing of the
 * request: no path, query or body, so no birth data, message, address or token can reach a log.
 */
export function logError(code: string, error: unknown, requestId: string): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ level: 'error', code, requestId, detail }));
  listener?.({ level: 'error', event: code, code: '' });
}

/** What is told of who comes in, who is kept out and whose sessions end (docs/security.md says when). */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'sign_out_everywhere'
  | 'session_ended'
  | 'session_refused'
  | 'sessions_revoked'
  | 'account_deleted'
  | 'action_refused'
  | 'origin_refused'
  | 'rate_limited'
  | 'human_refused'
  | 'check_left_out'
  | 'mail_left_out'
  | 'operator_left_out'
  | 'sale_left_out';

/**
 * One line of JSON an event of security: what and why, and the request's id. Not who: a person's id is personal data, and
 * a log outlives the account. Whose sessions live stands in the database for as long as they do.
 */
export function logSecurity(event: SecurityEvent, code: string, requestId: string): void {
  console.info(JSON.stringify({ level: 'security', event, code, requestId }));
  listener?.({ level: 'security', event, code });
}

/** The log of one piece of work: of a request, a message, an alarm. */
export interface Log {
  error(code: string, error: unknown): void;
  security(event: SecurityEvent, code: string): void;
}

/** `reference` ties the lines of one piece of work together, and says nothing of whom it is for. */
export function createLog(reference: () => string): Log {
  return {
    error: (code, error) => logError(code, error, reference()),
    security: (event, code) => logSecurity(event, code, reference()),
  };
}

const said = new Set<SecurityEvent>();

/** Tells of a gap in the settings once in the life of an isolate: each request would tell the same. */
export function logGap(
  event: 'check_left_out' | 'mail_left_out' | 'operator_left_out' | 'sale_left_out',
  code: string,
): void {
  if (said.has(event)) return;
  said.add(event);
  console.warn(JSON.stringify({ level: 'security', event, code }));
  listener?.({ level: 'security', event, code });
}
