import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError } from '../../contract/app-error.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';
import type { AppEnv } from '../env.ts';
import { IdentityError } from '../identity/identity-error.ts';
import { logError, logSecurity, type SecurityEvent } from '../log.ts';
import { apiError } from './api/error-json.ts';
import { NO_STORE } from './cache-control.ts';
import { failureScreen } from './pages/screens.tsx';
import { requestId } from './request-id.ts';

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof IdentityError) {
    const code = error.code === 'unavailable' ? 'accounts_unavailable' : 'unauthorized';
    return new AppError(code, error.message, { cause: error });
  }
  return new AppError('internal', error.message, { cause: error });
}

/** Refusals that are told in the log beside the failures of our own. */
const REFUSALS: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_token: 'sign_in_refused',
  human_check_failed: 'human_refused',
  recent_login_required: 'action_refused',
  other_person: 'action_refused',
  forbidden_origin: 'origin_refused',
  too_many_requests: 'rate_limited',
};

function tellLog(c: Context<AppEnv>, { code, status, isLogged }: AppError, thrown: Error): void {
  if (status >= 500 && !isLogged) logError(code, thrown, requestId(c));
  const refusal = REFUSALS[code];
  if (refusal) logSecurity(refusal, code, requestId(c));
}

/** The one place where a failure becomes HTTP: JSON under /api/, a screen everywhere else. Kept nowhere. */
export async function answerFailure(c: Context<AppEnv>, thrown: Error): Promise<Response> {
  if (thrown instanceof HTTPException) return thrown.getResponse();
  const error = asAppError(thrown);
  tellLog(c, error, thrown);
  c.header('Cache-Control', NO_STORE);
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
  // The methods that the resource takes (RFC 9110, 15.5.6).
  if (error.allow) c.header('Allow', error.allow.join(', '));
  if (!c.req.path.startsWith('/api/')) return failureScreen(c, error);
  return c.json(await apiError(c, error), error.status);
}
