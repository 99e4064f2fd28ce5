import type { Context } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import type { Language } from '../../../locales/locales.ts';
import type { ConsultingService, RequestOutcome } from '../../../routes/services/consulting-service.ts';
import { mayBookSamples } from '../../consulting/may-book-samples.ts';
import type { AppEnv } from '../../env.ts';
import { logSecurity } from '../../log.ts';
import { givenBy } from '../given-by.ts';
import { mailOrigin } from '../origin.ts';
import { requestId } from '../request-id.ts';
import { countryOf } from '../visitor/seen-from.ts';
import { checkSender } from './check-sender.ts';

/** What the form tells, so that nothing that was typed is lost. Any other failure goes on. */
function refusalOf(error: unknown, c: Context<AppEnv>): RequestOutcome {
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

/** Consulting as its pages have it. What keeps and moves requests is read once there is one. */
export function giveConsulting(c: Context<AppEnv>, language: Language): ConsultingService {
  const userId = c.get('person')?.user.id ?? null;
  const given = () => ({ ...givenBy(c), origin: mailOrigin(c) });
  const desk = () => import('../../consulting/request-desk.ts');
  return {
    mayBookSamples: mayBookSamples(c.env),
    siteKey: c.env.TURNSTILE_SITE_KEY,
    async send(draft, birth, humanToken) {
      try {
        await checkSender(c, { humanToken, email: draft.email });
        const { takeRequest } = await desk();
        const { reference } = await takeRequest({ ...draft, birth, language }, userId, given());
        return { kind: 'taken', reference };
      } catch (error) {
        return refusalOf(error, c);
      }
    },
    sent: async (reference) => (await desk()).findRequest(c.env.ACCOUNTS, reference),
    link: async (token) => (await desk()).openLink(token, { ...given(), country: countryOf(c) }),
    own: async () => (userId === null ? [] : (await desk()).listOwnRequests(c.env.ACCOUNTS, userId)),
    withdraw: async (reference) =>
      userId !== null && (await desk()).withdrawOwn({ reference, userId }, given()),
  };
}
