import { AppError } from '../../contract/app-error.ts';

/** A query of the database of accounts: whatever goes wrong with it is told as that, with 503, and nobody is signed out for it. */
export function accountsQuery<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await work(...args);
    } catch (cause) {
      throw new AppError('accounts_unavailable', 'the database of accounts failed', { cause });
    }
  };
}
