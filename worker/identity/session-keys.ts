import { base64url } from 'jose';
import { IdentityError } from './identity-error.ts';

/** Secrets by id. The first signs, all verify: a new one is put in front and the old one taken out a month later. */
export type SessionKeys = readonly { id: string; secret: Uint8Array }[];

const MIN_SECRET_BYTES = 32;

/** No bytes for what is no base64url, or not written in the one way that there is: what reads laxly may have lost a letter. */
function decodeSecret(encoded: string): Uint8Array {
  try {
    const bytes = base64url.decode(encoded);
    return base64url.encode(bytes) === encoded ? bytes : new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}

/**
 * Reads `SESSION_KEYS`: `id:secret` pairs with a comma between, secrets in base64url of 32 bytes at least. Empty for an
 * empty setting. @throws IdentityError unavailable for one that is not right: nobody shall be signed in by a weak key.
 */
export function readSessionKeys(setting: string): SessionKeys {
  return setting
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf(':');
      const [id, encoded] = [pair.slice(0, Math.max(at, 0)), pair.slice(at + 1)];
      const secret = decodeSecret(encoded);
      if (!/^[\w.-]{1,40}$/.test(id) || secret.length < MIN_SECRET_BYTES) {
        throw new IdentityError(
          'unavailable',
          'SESSION_KEYS: each key is id:secret, the secret 32 bytes or more in base64url',
        );
      }
      return { id, secret };
    });
}

/** The key that signs. @throws IdentityError unavailable where none is configured. */
export function firstKey([key]: SessionKeys): SessionKeys[number] {
  if (!key) throw new IdentityError('unavailable', 'no session key is configured');
  return key;
}

/** @throws IdentityError unavailable where a setting has no key, or one that is not right. */
export function requireSessionKeys(setting: string): SessionKeys {
  const keys = readSessionKeys(setting);
  firstKey(keys);
  return keys;
}
