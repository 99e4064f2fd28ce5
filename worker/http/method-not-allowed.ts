import type { Context } from 'hono';
import { AppError } from '../../contract/app-error.ts';
import type { AppEnv } from '../env.ts';

/** The failure for a method that a resource does not take; the answer names those that it does (RFC 9110, 15.5.6). */
export function methodNotAllowed(c: Context<AppEnv>, allowed: string): AppError {
  c.header('Allow', allowed);
  return new AppError('method_not_allowed');
}
