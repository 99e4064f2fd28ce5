/** Made by the build (vite.config.ts): what the worker must know of the client's files. */
declare module 'virtual:build' {
  export const BUILD_ID: string;
  export const BUILT_MS: number;
  export const CLIENT_ENTRY: { script: string; zoneScript: string };
}
