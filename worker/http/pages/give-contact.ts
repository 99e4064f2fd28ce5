import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ContactService, LetterOutcome } from '../../../routes/services/contact-service.ts';
import type { AppEnv } from '../../env.ts';
import { logSecurity } from '../../log.ts';
import { givenBy } from '../given-by.ts';
import { checkLimit, visitorKey } from '../middleware/rate-limit.ts';
import { requestId } from '../request-id.ts';

/** Letters on a day from one network without the human check: it needs a script, and the form does not. */
const UNCHECKED_A_DAY = 3;

/** What the page tells, so that nothing that was typed is lost. Any other failure goes on. */
function refusalOf(error: unknown, c: Context<AppEnv>): LetterOutcome {
  if (!(error instanceof AppError)) throw error;
  const { code, retryAfterSeconds } = error;
  if (code === 'accounts_unavailable') {
    givenBy(c).log.error(code, error);
    return { kind: 'refused', code, retryAfterSeconds };
  }
  if (code !== 'too_many_requests' && code !== 'human_check_failed') throw error;
  logSecurity(code === 'too_many_requests' ? 'rate_limited' : 'human_refused', code, requestId(c));
  return { kind: 'refused', code, retryAfterSeconds };
}

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

/** Whether the human check vouches for the sender. @throws AppError human_check_failed. */
async function isHuman(c: Context<AppEnv>, token: string, email: string): Promise<boolean> {
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

/** The contact form's way to whoever runs the site. */
export function giveContact(c: Context<AppEnv>, language: Language): ContactService {
  const user = c.get('person')?.user ?? null;
  return {
    siteKey: c.env.TURNSTILE_SITE_KEY,
    writer: user && { name: user.name, email: user.email ?? '' },
    async send(letter, humanToken) {
      try {
        if (!(await isHuman(c, humanToken, letter.email))) await slowDown(c);
        const { takeLetter } = await import('../../contact/take-letter.ts');
        const sender = { userId: user?.id ?? null, language };
        const { reference, toldWriter } = await takeLetter(letter, sender, givenBy(c));
        return { kind: 'taken', reference, toldWriter };
      } catch (error) {
        return refusalOf(error, c);
      }
    },
  };
}
