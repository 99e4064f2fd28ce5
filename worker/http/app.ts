import { AppError } from '../../contract/app-error.ts';
import { WORDS_FOLDER } from '../words-assets.ts';
import { answering } from './answering.ts';
import { speculationRules } from './middleware/speculation-rules.ts';
import { handlePage } from './pages/page-handler.ts';
import { site } from './site.ts';

/** Everything that the site answers but for the API, in the order in which it is asked. */
export const app = answering();
app.use(speculationRules());

app.route('/', site);
// A file that is not there is nobody's page, and the words are the worker's own.
for (const path of ['/assets/*', `${WORDS_FOLDER}*`]) {
  app.all(path, () => {
    throw new AppError('not_found');
  });
}
app.all('*', handlePage);
