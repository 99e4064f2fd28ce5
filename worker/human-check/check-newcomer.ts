import type { Context } from 'hono';
import type { HumanProof } from '../../contract/human-action.ts';
import { findUser } from '../accounts/user-rows.ts';
import type { AppEnv } from '../env.ts';
import { checkLimit } from '../http/middleware/rate-limit.ts';
import type { Identity } from '../identity/id-token.ts';
import { isHuman } from './is-human.ts';

/** What is asked about where nothing was sent: the check refuses it, if it can be reached at all. */
const NO_PROOF: HumanProof = { token: '', action: 'signup' };

/**
 * Slows new accounts down. Whoever sends a proof is held to it. A new account by password without one is refused where the
 * check is set up and answers; while it is down such accounts are made at the pace of NEWCOMER_LIMIT, as are those by the
 * window of a provider, which has looked at its visitor itself.
 * @throws AppError human_check_failed, too_many_requests, accounts_unavailable.
 */
export async function checkNewcomer(
  c: Context<AppEnv>,
  { userId, provider }: Identity,
  proof: HumanProof | undefined,
): Promise<void> {
  if (proof && (await isHuman(c, proof, userId))) return;
  if (await findUser(c.env.ACCOUNTS, userId)) return;
  if (!proof && provider === 'password') await isHuman(c, NO_PROOF, userId);
  await checkLimit(c, 'NEWCOMER_LIMIT');
}
