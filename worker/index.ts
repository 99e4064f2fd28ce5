import { PAGES } from '../routes/table.ts';
import { validateTable } from '../routes/validate.ts';
import { answer } from './http/answer.ts';

validateTable(PAGES);

export default { fetch: answer };
