import type { PushedTexts } from '../../contract/push-wire.ts';

/**
 * A notification that was pushed is shown, and leads where it says when it is touched. Whoever asked for it is told whether a page of the
 * site is open or not.
 */

const ICON = '/icon-192.png';
const FIELDS = ['title', 'body', 'path', 'tag', 'lang'] as const;

/** The texts of a message as the messaging service brings it; null for anything else. */
export function readPushed(data: Pick<PushMessageData, 'json'> | null): PushedTexts | null {
  try {
    const texts: unknown = data?.json().data;
    if (typeof texts !== 'object' || texts === null) return null;
    const fields = texts as Record<string, unknown>;
    return FIELDS.every((field) => typeof fields[field] === 'string') ? (texts as PushedTexts) : null;
  } catch {
    return null;
  }
}

/** Shows what was pushed; what cannot be read is no message of ours. */
export function handlePush(
  event: PushEvent,
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
): void {
  const texts = readPushed(event.data);
  if (!texts) return;
  const { title, body, path, tag, lang } = texts;
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon: ICON, data: { path } }));
}

/** The address that a notification leads to: one of the site, whatever stands in it. */
function addressOf(data: unknown, origin: string): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '/';
  const url = new URL(path.startsWith('/') ? path : '/', origin);
  return url.origin === origin ? url.href : `${origin}/`;
}

async function openAt(url: string, clients: Pick<Clients, 'matchAll' | 'openWindow'>): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url === url);
  await (there ? there.focus() : clients.openWindow(url));
}

/** Goes to where a notification leads: to the window that is there already, else to a new one. */
export function handleTouch(
  event: NotificationEvent,
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  origin: string,
): void {
  event.notification.close();
  event.waitUntil(openAt(addressOf(event.notification.data, origin), clients));
}
