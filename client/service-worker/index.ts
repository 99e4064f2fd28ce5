import { PAGES } from 'virtual:offline-pages';
import { dropCaches, handleFetch, keepPages } from './offline.ts';
import { handlePush, handleTouch } from './show-push.ts';

/**
 * The site's service worker: what happens where no page of the site is there to see to it. A subject of it is a file beside this one.
 * It takes over at once: a page does not notice, for none is answered otherwise than before while the network works.
 */
declare const self: ServiceWorkerGlobalScope;

async function begin(): Promise<void> {
  await dropCaches(PAGES.version);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPages(PAGES), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => handleFetch(event, PAGES));
self.addEventListener('push', (event) => handlePush(event, self.registration));
self.addEventListener('notificationclick', (event) => handleTouch(event, self.clients, self.location.origin));
