import * as v from 'valibot';
import type { PushedTexts } from '../../contract/push-wire.ts';
import { createAccessTokens } from '../identity/service-account.ts';
import type { Transport } from '../identity/transport.ts';
import type { Log } from '../log.ts';
import { retryAfterMs } from '../retry-after.ts';
import type { PushDoor } from './push-settings.ts';

/**
 * What became of a notification. It went; its browser is there no more; the service refused it for good; nobody knows; or nothing
 * went for certain, and may after a while.
 */
export type PushFate = { kind: 'sent' | 'gone' | 'refused' | 'unknown' } | { kind: 'later'; waitMs: number };

/** A notification, and how long the service may hold it for a browser that is off, in seconds. */
export interface SentPush {
  texts: PushedTexts;
  seconds: number;
}

export interface PushSender {
  /** Never rejects; what goes wrong is logged, without the token. */
  send(token: string, push: SentPush, to: { door: PushDoor; log: Log }): Promise<PushFate>;
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** For a notification with its second try. */
const TIMEOUT_MS = 10_000;
/** Where the service is ill, or says that it is asked too often and not how long to wait. */
const WAIT_MS = 600_000;
const REST_MS = 60_000;

/** Source: FCM HTTP v1, "ErrorCode". A token that is no more is answered with 404, of another project with 403. */
const Refused = v.object({
  error: v.object({
    status: v.optional(v.string(), ''),
    details: v.optional(v.array(v.looseObject({ errorCode: v.optional(v.string(), '') })), []),
  }),
});
const GONE = ['NOT_FOUND', 'UNREGISTERED', 'SENDER_ID_MISMATCH'];

/** Google gives no access token. */
class NoRight extends Error {
  override readonly name = 'NoRight';
}

/**
 * Gives an exchange its time. The clock stops with it: of those that run on, a queue's thousands would be more than a worker may have.
 */
async function inTime<Outcome>(exchange: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    return await exchange(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Names that the service gives to a refusal; none where it is not the service that answers. */
async function codesOf(response: Response): Promise<string[]> {
  const read = v.safeParse(Refused, await response.json().catch(() => null));
  if (!read.success) return [];
  const { status, details } = read.output.error;
  return [status, ...details.map(({ errorCode }) => errorCode)].filter(Boolean);
}

function bodyOf(token: string, { texts, seconds }: SentPush): string {
  const headers = { TTL: String(Math.max(0, Math.floor(seconds))), Urgency: 'normal' };
  return JSON.stringify({ message: { token, data: texts, webpush: { headers } } });
}

/** Sends notifications by FCM HTTP v1. What is kept between them is the site's own right, and until when it is to ask no more. */
export function createPushSender(google: Transport): PushSender {
  const tokens = createAccessTokens(google, { scope: SCOPE, setting: 'PUSH_SERVICE_ACCOUNT' });
  let restUntilMs = Number.NEGATIVE_INFINITY;

  async function post(
    body: string,
    { projectId, sendUrl, account }: PushDoor,
    signal: AbortSignal,
  ): Promise<Response> {
    const right = await tokens.get(account, signal).catch((cause: unknown) => {
      throw new NoRight('no right to send', { cause });
    });
    return google.fetch(`${sendUrl}/v1/projects/${encodeURIComponent(projectId)}/messages:send`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${right}`, 'Content-Type': 'application/json' },
      body,
      signal,
    });
  }

  /** An answer in which the service is at fault is asked for once more. */
  async function postTwice(body: string, door: PushDoor, signal: AbortSignal): Promise<Response> {
    const first = await post(body, door, signal);
    if (first.status < 500) return first;
    await first.body?.cancel();
    return post(body, door, signal);
  }

  async function fateOf(response: Response, log: Log): Promise<PushFate> {
    const { status } = response;
    if (response.ok) {
      await response.body?.cancel();
      return { kind: 'sent' };
    }
    const codes = await codesOf(response);
    if ((status === 403 || status === 404) && codes.some((code) => GONE.includes(code)))
      return { kind: 'gone' };
    const nowMs = google.nowMs();
    if (status === 429) {
      const waitMs = retryAfterMs(response, nowMs) ?? REST_MS;
      restUntilMs = nowMs + waitMs;
      return { kind: 'later', waitMs };
    }
    log.error('push_failed', new Error(`the messaging service answered ${status} ${codes.join(' ')}`));
    if (status === 400) return { kind: 'refused' };
    if (status === 401) tokens.forget();
    return { kind: 'later', waitMs: Math.max(retryAfterMs(response, nowMs) ?? 0, WAIT_MS) };
  }

  return {
    async send(token, push, { door, log }) {
      const restMs = restUntilMs - google.nowMs();
      if (restMs > 0) return { kind: 'later', waitMs: restMs };
      try {
        return await inTime(async (signal) =>
          fateOf(await postTwice(bodyOf(token, push), door, signal), log),
        );
      } catch (error) {
        log.error('push_failed', error instanceof NoRight ? error.cause : error);
        // Without a right nothing went; of a line that broke nobody knows.
        return error instanceof NoRight ? { kind: 'later', waitMs: WAIT_MS } : { kind: 'unknown' };
      }
    },
  };
}
