import { type Context, Hono } from 'hono';
import { AppError } from '../contract/app-error.ts';
import { MAX_BODY_BYTES } from '../contract/limits.ts';
import { PAGES } from '../routes/table.ts';
import { validateTable } from '../routes/validate.ts';
import type { AppEnv } from './env.ts';
import { answerFailure } from './http/answer-failure.ts';
import { api } from './http/api/api.ts';
import { compress } from './http/middleware/compress.ts';
import { language } from './http/middleware/language.ts';
import { limitBody } from './http/middleware/limit-body.ts';
import { sameOrigin } from './http/middleware/same-origin.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { handlePage } from './http/pages/page-handler.ts';
import { site } from './http/site.ts';
import { WORDS_FOLDER } from './words-assets.ts';

validateTable(PAGES);

const app = new Hono<AppEnv>();

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

export default { fetch: app.fetch };
