import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, DOWN_RETRY_SECONDS, type ErrorCode } from '../contract/app-error.ts';
import { PAGES } from '../routes/table.ts';
import { validateTable } from '../routes/validate.ts';
import type { AppEnv } from './env.ts';
import { accountApi } from './http/api/account.ts';
import { accountSessionsApi } from './http/api/account-sessions.ts';
import { apiErrorResponse } from './http/api/api-error.ts';
import { astrologyApi } from './http/api/astrology.ts';
import { basicPlanetsApi } from './http/api/basic-planets.ts';
import { compatibilityTestApi } from './http/api/compatibility-test.ts';
import { eclipsesApi } from './http/api/eclipses.ts';
import { eventsApi } from './http/api/events.ts';
import { horoscopeApi } from './http/api/horoscope.ts';
import { placesApi } from './http/api/places.ts';
import { stencilApi } from './http/api/stencil.tsx';
import { synastryApi } from './http/api/synastry.ts';
import { transitsApi } from './http/api/transits.ts';
import { userApi } from './http/api/user.ts';
import { compress } from './http/middleware/compress.ts';
import { language } from './http/middleware/language.ts';
import { limitBody } from './http/middleware/limit-body.ts';
import { sameOrigin } from './http/middleware/same-origin.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { handlePage } from './http/pages/page-handler.ts';
import { failureScreen } from './http/pages/screens.tsx';
import { requestId } from './http/request-id.ts';
import { site } from './http/site.ts';
import { IdentityError } from './identity/identity-error.ts';
import { logError, logSecurity, type SecurityEvent } from './log.ts';
import { WORDS_FOLDER } from './words-files.ts';

const MAX_BODY_BYTES = 64 * 1024;

validateTable(PAGES);

const app = new Hono<AppEnv>();

app.use(compress(), securityHeaders(), language(), sameOrigin());
app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody(MAX_BODY_BYTES));

app.route('/', site);
app.route('/api/astrology/eclipses', eclipsesApi);
app.route('/api/astrology', eventsApi);
app.route('/api/astrology', astrologyApi);
app.route('/api/astrology', synastryApi);
app.route('/api/astrology/horoscope', horoscopeApi);
app.route('/api/astrology/transits', transitsApi);
app.route('/api/astrology/stencil', stencilApi);
app.route('/api/astrology/compatibility-test', compatibilityTestApi);
app.route('/api/astrology/basic-planets', basicPlanetsApi);
app.route('/api/account/sessions', accountSessionsApi);
app.route('/api/account', accountApi);
app.route('/api/user', userApi);
app.route('/api/places', placesApi);
app.all('/api/*', () => {
  throw new AppError('not_found');
});
// A file that is not there is nobody's page, and the words are the worker's own.
for (const path of ['/assets/*', `${WORDS_FOLDER}*`]) {
  app.all(path, () => {
    throw new AppError('not_found');
  });
}
app.all('*', handlePage);

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

app.onError((thrown, c: Context<AppEnv>) => {
  if (thrown instanceof HTTPException) return thrown.getResponse();
  const error = asAppError(thrown);
  if (error.status >= 500) logError(error.code, thrown, requestId(c));
  const refusal = REFUSALS[error.code];
  if (refusal) logSecurity(refusal, error.code, requestId(c));
  if (error.status === 503) c.header('Retry-After', DOWN_RETRY_SECONDS);
  c.header('Cache-Control', 'private, no-store');
  return c.req.path.startsWith('/api/') ? apiErrorResponse(c, error) : failureScreen(c, error);
});

export default { fetch: app.fetch };
