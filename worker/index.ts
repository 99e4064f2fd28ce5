import { answer } from './http/answer.ts';

export default { fetch: answer };
