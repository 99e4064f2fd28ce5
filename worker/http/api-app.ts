import { answering } from './answering.ts';
import { api } from './api/api.ts';

/** The API, with what every request goes through before it. */
export const apiApp = answering();

apiApp.route('/', api);
