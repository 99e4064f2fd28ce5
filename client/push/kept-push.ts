import { isRecord } from '../state/is-record.ts';
import { PUSH_KEY } from '../state/remembered-keys.ts';
import type { Installation } from './installation.ts';
import { PushTrouble } from './push-trouble.ts';
import type { Subscribed } from './registration.ts';

/** What this browser keeps of being told. */
export interface KeptPush {
  installation: Installation;
  /** What the messaging service knows it by; null before it is registered. */
  registered: { token: string; atMs: number; subscribed: Subscribed; vapidKey: string } | null;
}

function isInstallation(value: unknown): value is Installation {
  if (!isRecord(value)) return false;
  const { id, refreshToken, authToken, authUntilMs } = value;
  return (
    [id, refreshToken, authToken].every((text) => typeof text === 'string') && typeof authUntilMs === 'number'
  );
}

function isRegistered(value: unknown): value is KeptPush['registered'] {
  if (value === null) return true;
  if (!isRecord(value) || !isRecord(value.subscribed)) return false;
  const { token, atMs, subscribed, vapidKey } = value;
  const texts = [token, vapidKey, subscribed.endpoint, subscribed.auth, subscribed.p256dh];
  return texts.every((text) => typeof text === 'string') && typeof atMs === 'number';
}

function isKept(value: unknown): value is KeptPush {
  return isRecord(value) && isInstallation(value.installation) && isRegistered(value.registered);
}

/** Where a browser keeps it. */
export type PushStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Null where there is none, or none that can be read. @throws PushTrouble storage. */
export function readPush(storage: PushStorage): KeptPush | null {
  let text: string | null;
  try {
    text = storage().getItem(PUSH_KEY);
  } catch (cause) {
    throw new PushTrouble('storage', { cause });
  }
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Null forgets it. @throws PushTrouble storage. */
export function writePush(storage: PushStorage, kept: KeptPush | null): void {
  try {
    if (kept) storage().setItem(PUSH_KEY, JSON.stringify(kept));
    else storage().removeItem(PUSH_KEY);
  } catch (cause) {
    throw new PushTrouble('storage', { cause });
  }
}
