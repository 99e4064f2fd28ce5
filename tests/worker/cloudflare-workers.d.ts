/** As much of the platform's own module as the worker and its tests use. */
declare module 'cloudflare:workers' {
  /** The bindings outside of any request; I/O on them is for requests alone. */
  export const env: Readonly<import('../../worker/bindings.ts').Bindings>;
  export const exports: { default: { fetch(request: Request): Promise<Response> } };
}
