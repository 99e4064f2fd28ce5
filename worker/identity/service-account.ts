import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import { IdentityError } from './identity-error.ts';
import type { Transport } from './transport.ts';

/** Where a service account's own signature is exchanged for an access token. */
export const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The longest that Google takes. */
const ASSERTION_SECONDS = 3600;
/** A token is given up this long before it ends: it has to outlive the request that carries it. */
const SPARE_SECONDS = 60;

/** What is used of the JSON file that Google hands out as a service account's key. */
const KeyFile = v.object({
  client_email: v.pipe(v.string(), v.email()),
  private_key: v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----')),
  private_key_id: v.optional(v.string()),
});
const Granted = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() });

/** A service account: its key file, and where it asks for a token. */
export interface ServiceAccount {
  keyFile: string;
  tokenUrl: string;
}

/** What an account's tokens are to be good for, and the setting that holds its key file. */
export interface TokenPurpose {
  scope: string;
  setting: string;
}

/** Gives access tokens of a service account. */
export interface AccessTokens {
  /** @throws IdentityError unavailable where the setting is not right, or Google gives none. */
  get(account: ServiceAccount, signal: AbortSignal): Promise<string>;
  /** A token that was refused is not used again. */
  forget(): void;
}

function readKeyFile(text: string, setting: string): v.InferOutput<typeof KeyFile> {
  try {
    return v.parse(KeyFile, JSON.parse(text));
  } catch {
    // Without the cause: its words may hold the key.
    throw new IdentityError('unavailable', `${setting} is not the JSON of a service account`);
  }
}

/** Signs that the account asks for a token (RFC 7523; Google, "Using OAuth 2.0 for Server to Server Applications"). */
async function assertionOf(
  { keyFile, tokenUrl }: ServiceAccount,
  { scope, setting }: TokenPurpose,
  nowMs: number,
): Promise<string> {
  const { client_email: email, private_key: pem, private_key_id: keyId } = readKeyFile(keyFile, setting);
  const key = await importPKCS8(pem, 'RS256').catch(() => {
    throw new IdentityError('unavailable', `${setting} has no readable key`);
  });
  const issued = Math.floor(nowMs / 1000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ASSERTION_SECONDS)
    .sign(key);
}

/** Keeps the token of the account that asked last until shortly before it ends. It is the site's own, not a visitor's. */
export function createAccessTokens(google: Transport, purpose: TokenPurpose): AccessTokens {
  let kept: { keyFile: string; token: string; untilMs: number } | null = null;
  return {
    async get(account, signal) {
      const { keyFile, tokenUrl } = account;
      if (kept?.keyFile === keyFile && google.nowMs() < kept.untilMs) return kept.token;
      const assertion = await assertionOf(account, purpose, google.nowMs());
      const response = await google.fetch(tokenUrl, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: GRANT, assertion }),
        signal,
      });
      if (!response.ok) throw new IdentityError('unavailable', `no access token: ${response.status}`);
      const granted = v.parse(Granted, await response.json());
      const untilMs = google.nowMs() + (granted.expires_in - SPARE_SECONDS) * 1000;
      kept = { keyFile, token: granted.access_token, untilMs };
      return granted.access_token;
    },
    forget() {
      kept = null;
    },
  };
}
