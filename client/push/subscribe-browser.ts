import type { PushConfig } from '../../contract/push-wire.ts';
import { PushTrouble } from './push-trouble.ts';
import type { Subscribed } from './registration.ts';

const SERVICE_WORKER = '/service-worker.js';

/** A public key of base64url as bytes. @throws PushTrouble config. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch (cause) {
    throw new PushTrouble('config', { cause });
  }
}

function textOfKey(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What a promise gives, or the signal's reason if that comes first: neither worker nor subscription can be broken off. */
function orOver<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([promise, over]);
}

/** The site's service worker once it is awake. @throws PushTrouble worker. */
async function wakeWorker(signal: AbortSignal): Promise<ServiceWorkerRegistration> {
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
    return await orOver(navigator.serviceWorker.ready, signal);
  } catch (cause) {
    throw new PushTrouble('worker', { cause });
  }
}

function isOfKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = options?.applicationServerKey;
  if (!own) return true;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

/** The browser's own subscription, as it is or made. @throws PushTrouble worker, blocked, config, subscribe. */
export async function subscribeBrowser({ vapidKey }: PushConfig, signal: AbortSignal): Promise<Subscribed> {
  const key = bytesOf(vapidKey);
  const { pushManager } = await wakeWorker(signal);
  try {
    let subscription = await pushManager.getSubscription();
    if (subscription && !isOfKey(subscription, key)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await orOver(
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
      signal,
    );
    const { endpoint } = subscription;
    return { endpoint, auth: textOfKey(subscription, 'auth'), p256dh: textOfKey(subscription, 'p256dh') };
  } catch (cause) {
    const isRefused = cause instanceof DOMException && cause.name === 'NotAllowedError';
    throw new PushTrouble(isRefused ? 'blocked' : 'subscribe', { cause });
  }
}

/** Ends the browser's own subscription, where there is one. @throws PushTrouble unsubscribe. */
export async function unsubscribeBrowser(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch (cause) {
    throw new PushTrouble('unsubscribe', { cause });
  }
}
