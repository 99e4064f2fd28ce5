import type { Language } from '../locales/locales.ts';
import type { PageReach } from '../routes/table.ts';
import type { Bindings } from './bindings.ts';
import type { Person } from './sessions/recognise.ts';

export interface Variables {
  /** Nonce of this response's inline scripts and styles. */
  nonce: string;
  /** What this response's policy lets its page reach. */
  reaches: PageReach;
  /** The address holds a secret: this response is kept nowhere and names it to nobody. */
  secretAddress: boolean;
  /** Who may frame this response; empty: nobody. */
  frameAncestors: string;
  /** Language of the answer: the path's, else the cookie's, else the browser's. */
  language: Language;
  /** Made by request-id.ts when something fails. */
  requestId: string | undefined;
  /** The request's address, parsed once. */
  url: URL;
  /** Who is signed in, on a page that asks; null everywhere else. */
  person: Person | null;
}

export interface AppEnv {
  Bindings: Bindings;
  Variables: Variables;
}
