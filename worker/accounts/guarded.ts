import { AppError } from '../../contract/app-error.ts';

/** Whatever goes wrong with the database of accounts is told as that: 503, and nobody is signed out for it. */
export function guarded<Args extends unknown[], Result>(
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
