import type { Party, RequestState } from '../../contract/consulting.ts';
import { TOLD } from '../../features/consulting/moves.ts';
import type { Given } from '../given.ts';
import { deliver, senderOf } from '../mail/deliver.ts';
import { makeLink } from './request-links.ts';
import { composeForOperator, composeForPerson } from './request-mails.ts';
import { type ConsultingRequest, noteMailed } from './request-rows.ts';

export type TellBindings = 'ACCOUNTS' | 'MAIL' | 'MAIL_FROM' | 'OPERATOR_MAIL';

/** What is needed to tell somebody of a request. */
export interface TellGiven extends Given<TellBindings> {
  /** Origin that the mails' links lead to; null where it is not known for certain. */
  origin: string | null;
}

/** A mail about these asks for something, and is nothing without its link. */
const NEEDS_LINK: readonly RequestState[] = ['asked', 'offered'];

/** Whether a mail went to one of the two; false also where there is no address to send it from, or to. */
async function tell(request: ConsultingRequest, party: Party, given: TellGiven): Promise<boolean> {
  const { MAIL_FROM, OPERATOR_MAIL, ACCOUNTS } = given.env;
  const to = party === 'operator' ? OPERATOR_MAIL : request.email;
  if (MAIL_FROM === '' || to === '') return false;
  if (given.origin === null && NEEDS_LINK.includes(request.state)) return false;
  const link = given.origin !== null &&
    !request.isLeaving && {
      origin: given.origin,
      token: await makeLink(ACCOUNTS, request, party, given.nowMs),
    };
  const facts = { request, link: link || null, nowMs: given.nowMs };
  const mail = await (party === 'operator' ? composeForOperator(facts) : composeForPerson(facts));
  return deliver({ from: senderOf(MAIL_FROM), to, ...mail }, given);
}

/** Whether everybody has been told of a request's state who can be told. */
export function isToldAll(
  { toldOperator, toldPerson }: ConsultingRequest,
  { MAIL_FROM, OPERATOR_MAIL }: Pick<TellGiven['env'], 'MAIL_FROM' | 'OPERATOR_MAIL'>,
): boolean {
  return MAIL_FROM === '' || (toldPerson && (toldOperator || OPERATOR_MAIL === ''));
}

/**
 * Mails those of the two who are to know of a request's state and do not yet, and tells who knows now. A mail that fails is tried again
 * by the cron.
 */
export async function tellParties(request: ConsultingRequest, given: TellGiven): Promise<ConsultingRequest> {
  const parties = TOLD[request.state];
  const isDue = (party: Party, told: boolean) => !told && parties.includes(party);
  const [operator, person] = await Promise.all([
    isDue('operator', request.toldOperator) ? tell(request, 'operator', given) : request.toldOperator,
    isDue('person', request.toldPerson) ? tell(request, 'person', given) : request.toldPerson,
  ]);
  const told = { ...request, toldOperator: operator, toldPerson: person };
  // The request stands: that the note of its mails failed costs a second mail at the most.
  await noteMailed(given.env.ACCOUNTS, told).catch((error: unknown) =>
    given.log.error('background_failed', error),
  );
  return told;
}
