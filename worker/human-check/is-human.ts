import type { Context } from 'hono';
import { AppError } from '../../contract/app-error.ts';
import type { HumanProof } from '../../contract/human-action.ts';
import type { AppEnv } from '../env.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { verifyHuman } from './verify-human.ts';

/**
 * Whether the proof of a person who is known by their ID token holds. False where nobody could tell.
 * @throws AppError human_check_failed where it does not hold.
 */
export async function isHuman(c: Context<AppEnv>, proof: HumanProof, userId: string): Promise<boolean> {
  const verdict = await verifyHuman(proof, {
    secret: c.env.TURNSTILE_SECRET,
    action: proof.action,
    hostname: c.get('url').hostname,
    idempotencyKey: await idempotencyKey(proof.token, userId),
    fetch: (input, init) => fetch(input, init),
  });
  if (verdict === 'refused') throw new AppError('human_check_failed');
  return verdict === 'human';
}
