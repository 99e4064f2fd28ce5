import { AppError } from '../../contract/app-error.ts';
import type { HumanProof } from '../../contract/human-action.ts';
import { findUser } from '../accounts/user-rows.ts';
import type { Given } from '../given.ts';
import type { Identity } from '../identity/id-token.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { type HumanVerdict, verifyHuman } from './verify-human.ts';

/** What is asked about where nothing was sent: the check refuses it, if it can be reached at all. */
const NO_PROOF: HumanProof = { token: '', action: 'signup' };

/** What a newcomer is checked by. */
export interface NewcomerContext {
  env: Given<'ACCOUNTS' | 'TURNSTILE_SECRET'>['env'];
  /** Host of the page that the proof was given on. */
  hostname: string;
  /** Counts an account that nobody has vouched for. @throws AppError too_many_requests. */
  slowDown(): Promise<void>;
}

/** What the check says of the proof of a person who is known by their ID token. @throws AppError human_check_failed. */
async function judge(
  proof: HumanProof,
  userId: string,
  { env, hostname }: NewcomerContext,
): Promise<Exclude<HumanVerdict, 'refused'>> {
  const verdict = await verifyHuman(proof, {
    secret: env.TURNSTILE_SECRET,
    action: proof.action,
    hostname,
    idempotencyKey: await idempotencyKey(proof.token, userId),
    fetch: (input, init) => fetch(input, init),
  });
  if (verdict === 'refused') throw new AppError('human_check_failed');
  return verdict;
}

/**
 * Slows new accounts down. Whoever sends a proof is held to it. A new account by password without one is refused where the
 * check is set up and answers; while it is down such accounts are made at a slower pace, as are those by the window of a
 * provider, which has looked at its visitor itself.
 * @throws AppError human_check_failed, too_many_requests, accounts_unavailable.
 */
export async function checkNewcomer(
  { userId, provider }: Identity,
  proof: HumanProof | undefined,
  context: NewcomerContext,
): Promise<void> {
  if (proof && (await judge(proof, userId, context)) === 'human') return;
  if (await findUser(context.env.ACCOUNTS, userId)) return;
  if (!proof && provider === 'password') await judge(NO_PROOF, userId, context);
  await context.slowDown();
}
