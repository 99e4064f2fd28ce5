import type { StatusAnswer } from '../../contract/status.ts';

/** What the site knows of itself. @throws AppError accounts_unavailable. */
export type StatusService = () => Promise<StatusAnswer>;
