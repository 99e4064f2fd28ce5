import { dropCaches } from './offline.ts';

/**
 * What is served in the place of the service worker where it is switched off (docs/operate.md): each browser that has it fetches this
 * at its next visit, removes what the other kept, and is without one.
 */
declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  await dropCaches();
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
