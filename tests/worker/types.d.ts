/// <reference types="@cloudflare/vitest-plugin/types" />
declare module 'cloudflare:workers' {
  export const env: Readonly<Record<string, unknown>>;
  export const exports: { default: { fetch(request: Request): Promise<Response> } };
}
