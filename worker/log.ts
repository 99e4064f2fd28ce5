/**
 * One line of JSON a failure. It carries a code, the error's own words and the request's id, and nothing of the
 * request: no path, query or body, so no birth data, message, address or token can reach a log.
 */
export function logError(code: string, error: unknown, requestId: string): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(JSON.stringify({ level: 'error', code, requestId, detail }));
}
