/** Made by scripts/vite/service-worker-beside-site.ts. */
declare module 'virtual:offline-pages' {
  export const PAGES: import('./kept-pages.ts').OfflinePages;
}
