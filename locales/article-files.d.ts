/** Articles and the list of each language's, by file names without ending, made by scripts/vite/articles-beside-worker.ts. */
declare module 'virtual:article-files' {
  export const files: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
