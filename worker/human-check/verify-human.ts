import type { HumanAction, HumanProof } from '../../contract/human-action.ts';

/** Where Turnstile tells whether a token is good. */
export const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Cloudflare's secrets for trying things out: their answers name no action and another host. */
const TEST_SECRET = /^[123]x0{30,}AA$/;

const TIMEOUT_MS = 4_000;

/** `unknown`: nobody could be asked, and the site's own limits decide. */
export type HumanVerdict = 'human' | 'refused' | 'unknown';

interface VerifyOptions {
  /** Empty: there is no check. */
  secret: string;
  action: HumanAction;
  /** Host of the page that asked. */
  hostname: string;
  /** UUID under which the same proof may be asked about again. */
  idempotencyKey: string;
  fetch: typeof globalThis.fetch;
}

interface Verified {
  success?: unknown;
  action?: unknown;
  hostname?: unknown;
  'error-codes'?: unknown;
}

/** Failures of the check itself, and not of whoever was checked. */
const OUR_FAULTS: ReadonlySet<unknown> = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
]);

function judge(answer: Verified, { secret, action, hostname }: VerifyOptions): HumanVerdict {
  const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'] : [];
  if (codes.some((code) => OUR_FAULTS.has(code))) {
    console.error('the human check is not set up', codes.join(' '));
    return 'unknown';
  }
  if (answer.success !== true) return 'refused';
  if (TEST_SECRET.test(secret)) return 'human';
  return answer.action === action && answer.hostname === hostname ? 'human' : 'refused';
}

/** Whether a proof was given by a person, for this action, on this site. Never rejects. */
export async function verifyHuman(proof: HumanProof, options: VerifyOptions): Promise<HumanVerdict> {
  if (options.secret === '') return 'unknown';
  try {
    const response = await options.fetch(VERIFY_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        secret: options.secret,
        response: proof.token,
        idempotency_key: options.idempotencyKey,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) return 'unknown';
    return judge((await response.json()) as Verified, options);
  } catch {
    return 'unknown';
  }
}
