import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { findPerson } from './find-person.ts';

/**
 * Lets a proof pass that is asked for from one person: whoever proves to be somebody else, or on a browser where somebody else
 * is signed in by now, changes nothing.
 * @param expectedId whom the page asked; undefined: it asked nobody in particular.
 * @throws AppError other_person.
 */
export async function requireSamePerson(
  c: Context<AppEnv>,
  provenId: string,
  expectedId: string | undefined,
): Promise<void> {
  if (expectedId === undefined) return;
  const signedIn = await findPerson(c);
  if (provenId !== expectedId || (signedIn && signedIn.user.id !== expectedId))
    throw new AppError('other_person');
}
