import { PACKAGES } from '../../features/consulting/packages.ts';
import { moveRequest } from './move-request.ts';
import { forgetLinks, LINK_MS } from './request-links.ts';
import { forgetLeaving, forgetRequests, listDue, listUnmailed } from './request-rows.ts';
import { type TellGiven, tellParties } from './tell-parties.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How long a request is kept once nothing happens to it any more. */
export const REQUEST_KEPT_MS = 180 * DAY_MS;

/** How long one of somebody who has deleted the account tries to say so. */
export const LEAVING_KEPT_MS = 3 * DAY_MS;

/** Mails of one run. */
const MOST = 20;

/** Requests that nobody has answered while their links were good, and times that went by unanswered or unpaid. */
async function expire(given: TellGiven): Promise<void> {
  const db = given.env.ACCOUNTS;
  const { nowMs } = given;
  const lapsed = await Promise.all([
    listDue(db, 'asked', 'changed_ms', nowMs - LINK_MS),
    listDue(db, 'offered', 'changed_ms', nowMs - LINK_MS),
    listDue(db, 'offered', 'offered_ms', nowMs),
    listDue(db, 'agreed', 'offered_ms', nowMs),
  ]);
  for (const request of lapsed.flat()) await moveRequest(request, 'expire', {}, given);
}

async function remind(given: TellGiven): Promise<void> {
  const soon = await listDue(given.env.ACCOUNTS, 'paid', 'offered_ms', given.nowMs + DAY_MS);
  for (const request of soon) await moveRequest(request, 'remind', {}, given);
}

async function close(given: TellGiven): Promise<void> {
  const { nowMs } = given;
  for (const request of await listDue(given.env.ACCOUNTS, 'reminded', 'offered_ms', nowMs)) {
    const endMs = (request.offeredMs ?? nowMs) + PACKAGES[request.package].minutes * MINUTE_MS;
    if (endMs <= nowMs) await moveRequest(request, 'hold', {}, given);
  }
}

async function tellUntold(given: TellGiven): Promise<void> {
  const { ACCOUNTS, MAIL_FROM, OPERATOR_MAIL } = given.env;
  if (MAIL_FROM === '') return;
  for (const request of await listUnmailed(ACCOUNTS, OPERATOR_MAIL !== '', MOST))
    await tellParties(request, given);
}

/**
 * What the clock does to requests: mails that did not go, lapses, reminders, ends, and removal. Never rejects: what fails is tried at the
 * next run.
 */
export async function workOffRequests(given: TellGiven): Promise<void> {
  const { env, nowMs, log } = given;
  try {
    await forgetRequests(env.ACCOUNTS, nowMs - REQUEST_KEPT_MS);
    await forgetLinks(env.ACCOUNTS, nowMs);
    await expire(given);
    await remind(given);
    await close(given);
    await tellUntold(given);
    await forgetLeaving(env.ACCOUNTS, nowMs - LEAVING_KEPT_MS);
  } catch (failure) {
    log.error('requests_failed', failure);
  }
}
