import { AppError } from '../../contract/app-error.ts';
import { digestText, makeReference } from '../reference.ts';
import {
  type ConsultingRequest,
  countRequests,
  findSameRequest,
  keepRequest,
  type NewRequest,
} from './request-rows.ts';
import { type TellGiven, tellParties } from './tell-parties.ts';

/** Requests of one address on a day. */
const MOST_A_DAY = 3;
const DAY_MS = 86_400_000;

function digestOf({ email, question, wishes, ...request }: NewRequest, nowMs: number): Promise<string> {
  const day = Math.floor(nowMs / DAY_MS);
  return digestText(JSON.stringify([day, email.toLowerCase(), request.package, wishes, question]));
}

/**
 * Keeps a request and mails the operator, and the person that it has arrived. The same form sent twice is one request. A mail that fails
 * leaves it where it is: the cron sends it again.
 * @throws AppError too_many_requests, accounts_unavailable.
 */
export async function takeRequest(
  request: NewRequest,
  userId: string | null,
  given: TellGiven,
): Promise<ConsultingRequest> {
  const { nowMs } = given;
  const db = given.env.ACCOUNTS;
  const digest = await digestOf(request, nowMs);
  const same = await findSameRequest(db, digest);
  if (same) return same;
  if ((await countRequests(db, request.email, nowMs - DAY_MS)) >= MOST_A_DAY)
    throw new AppError('too_many_requests', undefined, { retryAfterSeconds: DAY_MS / 1000 });
  const kept = await keepRequest(db, request, { reference: makeReference(), digest, userId }, nowMs);
  return tellParties(kept, given);
}
