/** Made by the build (scripts/vite/client-build.ts). */
declare module 'virtual:islands' {
  /** What the browser fetches for an island, by its name: its script, and React where it is written in it, by spaces. */
  export const ISLAND_FILES: Readonly<Partial<Record<string, string>>>;
}

/** Imports each script that a page may name: the one for instants, each island, React by itself. */
declare module 'virtual:every-script' {}
