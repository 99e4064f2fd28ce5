/** As much of the platform's own module as the worker and its tests use. */
declare module 'cloudflare:workers' {
  /** The bindings outside of any request; I/O on them is for requests alone. */
  export const env: Readonly<import('../../worker/bindings.ts').Bindings>;
  /** Has work go on after the request, message or run that asks for it. */
  export function waitUntil(work: Promise<unknown>): void;
  export abstract class DurableObject<Env> {
    protected ctx: import('@cloudflare/workers-types').DurableObjectState;
    protected env: Env;
    constructor(ctx: import('@cloudflare/workers-types').DurableObjectState, env: Env);
    fetch?(request: Request): Response | Promise<Response>;
    alarm?(): void | Promise<void>;
  }
  export const exports: { default: { fetch(request: Request): Promise<Response> } };
}

/** The platform's own: what is written to it comes out of it. */
declare class IdentityTransformStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
}

/** The platform's own reader of HTML. */
declare class HTMLRewriter {
  on(
    selector: string,
    handlers: {
      element?(element: import('@cloudflare/workers-types').Element): void;
      text?(text: import('@cloudflare/workers-types').Text): void;
    },
  ): HTMLRewriter;
  transform(response: Response): Response;
}
