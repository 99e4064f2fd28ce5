import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { answerFailure } from '../answer-failure.ts';
import { NO_STORE } from '../cache-control.ts';
import { accountApi } from './account.ts';
import { accountSessionsApi } from './account-sessions.ts';
import { astrologyApi } from './astrology.ts';
import { basicPlanetsApi } from './basic-planets.ts';
import { compatibilityTestApi } from './compatibility-test.ts';
import { eclipsesApi } from './eclipses.ts';
import { eventsApi } from './events.ts';
import { horoscopeApi } from './horoscope.ts';
import { placesApi } from './places.ts';
import { stencilApi } from './stencil.tsx';
import { synastryApi } from './synastry.ts';
import { transitsApi } from './transits.ts';
import { userApi } from './user.ts';

/** Everything under /api/. What may be kept says so itself; all else is kept nowhere. */
export const api = new Hono<AppEnv>();

api.use('/api/*', async (c, next) => {
  c.header('Cache-Control', NO_STORE);
  await next();
});
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
api.route('/api/astrology', astrologyApi);
api.route('/api/astrology', synastryApi);
api.route('/api/astrology/horoscope', horoscopeApi);
api.route('/api/astrology/transits', transitsApi);
api.route('/api/astrology/stencil', stencilApi);
api.route('/api/astrology/compatibility-test', compatibilityTestApi);
api.route('/api/astrology/basic-planets', basicPlanetsApi);
api.route('/api/account/sessions', accountSessionsApi);
api.route('/api/account', accountApi);
api.route('/api/user', userApi);
api.route('/api/places', placesApi);

// Answered, not thrown: the middleware before it reads the 404, and asks whether only the method was wrong.
api.all('/api/*', (c) => answerFailure(c, new AppError('not_found')));
