import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { AppError } from '../../../contract/app-error.ts';
import { isOpenPath } from '../../../contract/open-paths.ts';
import type { AppEnv } from '../../env.ts';
import { answerFailure } from '../answer-failure.ts';
import { NO_STORE } from '../cache-control.ts';
import { accountApi } from './account.ts';
import { accountSessionsApi } from './account-sessions.ts';
import { astrologyApi } from './astrology.ts';
import { basicPlanetsApi } from './basic-planets.ts';
import { chatApi } from './chat.ts';
import { chatSettingsApi } from './chat-settings.ts';
import { compatibilityTestApi } from './compatibility-test.ts';
import { conversationsApi } from './conversations.ts';
import { eclipsesApi } from './eclipses.ts';
import { eventsApi } from './events.ts';
import { horoscopeApi } from './horoscope.ts';
import { moonFileApi } from './moon-file.ts';
import { openApi } from './openapi.ts';
import { placesApi } from './places.ts';
import { pushApi } from './push.ts';
import { reportsApi } from './reports.ts';
import { skyDaysApi } from './sky-days.ts';
import { skyOverChartApi } from './sky-over-chart.ts';
import { stencilApi } from './stencil.tsx';
import { synastryApi } from './synastry.ts';
import { transitsApi } from './transits.ts';
import { userApi } from './user.ts';

const ONE_DAY_SECONDS = 86_400;

/** Everything under /api/. What may be kept says so itself; all else is kept nowhere. */
export const api = new Hono<AppEnv>();

api.use('/api/*', async (c, next) => {
  await next();
  // Afterwards: what is set before would outlive what an answer from the edge's cache says itself.
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', NO_STORE);
});
/** Any origin, and no credentials: the answers are the same whoever asks. */
const openToAll = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Content-Type'],
  exposeHeaders: ['Retry-After'],
  maxAge: ONE_DAY_SECONDS,
});

api.use('/api/*', (c, next) => (isOpenPath(c.req.path) ? openToAll(c, next) : next()));
api.use(
  '/api/*',
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, allow) =>
      answerFailure(c, new AppError('method_not_allowed', undefined, { allow })),
  }),
);

api.route('/api/astrology/eclipses', eclipsesApi);
api.route('/api/astrology', eventsApi);
api.route('/api/astrology', moonFileApi);
api.route('/api/astrology', astrologyApi);
api.route('/api/astrology', synastryApi);
api.route('/api/astrology/horoscope', horoscopeApi);
api.route('/api/astrology/transits', transitsApi);
api.route('/api/astrology/sky-over-chart', skyOverChartApi);
api.route('/api/astrology/sky-days', skyDaysApi);
api.route('/api/astrology/stencil', stencilApi);
api.route('/api/astrology/compatibility-test', compatibilityTestApi);
api.route('/api/astrology/basic-planets', basicPlanetsApi);
api.route('/api/account/sessions', accountSessionsApi);
api.route('/api/account', accountApi);
api.route('/api/user/push', pushApi);
api.route('/api/user', userApi);
api.route('/api/chat/conversations', conversationsApi);
api.route('/api/chat/settings', chatSettingsApi);
api.route('/api/chat', chatApi);
api.route('/api/places', placesApi);
api.route('/api/reports', reportsApi);
api.route('/', openApi);

// Answered, not thrown: the middleware before it reads the 404, and asks whether only the method was wrong.
api.all('/api/*', (c) => answerFailure(c, new AppError('not_found')));
