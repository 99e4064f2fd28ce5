import { type Context, Hono } from 'hono';
import { AppError } from '../../contract/app-error.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import type { AppEnv } from '../env.ts';
import { WORDS_FOLDER } from '../words-assets.ts';
import { answerFailure } from './answer-failure.ts';
import { api } from './api/api.ts';
import { compress } from './middleware/compress.ts';
import { language } from './middleware/language.ts';
import { limitBody } from './middleware/limit-body.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { handlePage } from './pages/page-handler.ts';
import { site } from './site.ts';

/** Everything that the site answers, in the order in which it is asked. */
export const app = new Hono<AppEnv>();

app.use(compress(), securityHeaders(), language(), sameOrigin());
app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody(MAX_BODY_BYTES));

app.route('/', site);
app.route('/', api);
// A file that is not there is nobody's page, and the words are the worker's own.
for (const path of ['/assets/*', `${WORDS_FOLDER}*`]) {
  app.all(path, () => {
    throw new AppError('not_found');
  });
}
app.all('*', handlePage);

app.onError((thrown, c: Context<AppEnv>) => answerFailure(c, thrown));
