import { PAGES } from '../routes/table.ts';
import { validateTable } from '../routes/validate.ts';
import { app } from './http/app.ts';

validateTable(PAGES);

export default { fetch: app.fetch };
