import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { AppEnv } from '../../env.ts';
import { givenBy } from '../given-by.ts';
import { checkLimit, visitorKey } from '../middleware/rate-limit.ts';

/** Letters and requests on a day from one network without the human check: it needs a script, and the forms do not. */
const UNCHECKED_A_DAY = 3;

/** Slows down whoever cannot show that they are a person. @throws AppError too_many_requests, accounts_unavailable. */
async function slowDown(c: Context<AppEnv>): Promise<void> {
  await checkLimit(c, 'NEWCOMER_LIMIT');
  // Where there is no check nobody can pass it.
  if (c.env.TURNSTILE_SECRET === '') return;
  const [{ countAsked }, { readSessionKeys }] = await Promise.all([
    import('../../celestia/count-asked.ts'),
    import('../../identity/session-keys.ts'),
  ]);
  const { env, nowMs } = givenBy(c);
  const keys = readSessionKeys(env.SESSION_KEYS);
  if (keys.length === 0) return;
  await countAsked(`letter:${visitorKey(c)}`, { db: env.ACCOUNTS, keys, most: UNCHECKED_A_DAY, nowMs });
}

interface Sender {
  /** Empty where no check was made. */
  humanToken: string;
  email: string;
}

/** Whether the human check vouches for the sender. @throws AppError human_check_failed. */
async function isHuman(c: Context<AppEnv>, { humanToken: token, email }: Sender): Promise<boolean> {
  if (token === '') return false;
  const [{ verifyHuman }, { idempotencyKey }] = await Promise.all([
    import('../../human-check/verify-human.ts'),
    import('../../human-check/idempotency-key.ts'),
  ]);
  const verdict = await verifyHuman(
    { token, action: 'contact' },
    {
      secret: c.env.TURNSTILE_SECRET,
      action: 'contact',
      hostname: c.get('url').hostname,
      idempotencyKey: await idempotencyKey(token, email),
      fetch: (input, init) => fetch(input, init),
    },
  );
  if (verdict === 'refused') throw new AppError('human_check_failed');
  return verdict === 'human';
}

/**
 * Lets those pass who write by a form: whom the human check vouches for at once, others a few times a day.
 * @throws AppError human_check_failed, too_many_requests, accounts_unavailable.
 */
export async function checkSender(c: Context<AppEnv>, sender: Sender): Promise<void> {
  if (!(await isHuman(c, sender))) await slowDown(c);
}
