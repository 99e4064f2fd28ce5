import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ContactService, LetterOutcome } from '../../../routes/services/contact-service.ts';
import type { AppEnv } from '../../env.ts';
import { logSecurity } from '../../log.ts';
import { givenBy } from '../given-by.ts';
import { requestId } from '../request-id.ts';
import { checkSender } from './check-sender.ts';

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

/** The contact form's way to whoever runs the site. */
export function giveContact(c: Context<AppEnv>, language: Language): ContactService {
  const user = c.get('person')?.user ?? null;
  return {
    siteKey: c.env.TURNSTILE_SITE_KEY,
    writer: user && { name: user.name, email: user.email ?? '' },
    async send(letter, humanToken) {
      try {
        await checkSender(c, { humanToken, email: letter.email });
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
