import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PAGES } from '../routes/table.ts';
import { validateTable } from '../routes/validate.ts';
import { accountApi } from './api/account.ts';
import { accountSessionsApi } from './api/account-sessions.ts';
import { apiErrorResponse } from './api/api-error.ts';
import { astrologyApi } from './api/astrology.ts';
import { basicPlanetsApi } from './api/basic-planets.ts';
import { compatibilityTestApi } from './api/compatibility-test.ts';
import { eclipsesApi } from './api/eclipses.ts';
import { eventsApi } from './api/events.ts';
import { horoscopeApi } from './api/horoscope.ts';
import { placesApi } from './api/places.ts';
import { stencilApi } from './api/stencil.tsx';
import { synastryApi } from './api/synastry.ts';
import { transitsApi } from './api/transits.ts';
import { userApi } from './api/user.ts';
import type { AppEnv } from './env.ts';
import { AppError, DOWN_RETRY_SECONDS, type ErrorCode } from './errors.ts';
import { IdentityError } from './identity/identity-error.ts';
import { logError, logSecurity, type SecurityEvent } from './log.ts';
import { compress } from './middleware/compress.ts';
import { language } from './middleware/language.ts';
import { limitBody } from './middleware/limit-body.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { handlePage } from './page-handler.ts';
import { requestId } from './request-id.ts';
import { failureScreen } from './screens.tsx';
import { site } from './site.ts';
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
