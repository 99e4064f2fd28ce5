/** The articles of each language as lists show them, made by scripts/vite/articles-beside-worker.ts. */
declare module 'virtual:article-lists' {
  export const lists: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
