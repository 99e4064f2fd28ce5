import type { LimitName } from '../../../worker/http/middleware/rate-limit.ts';

/** What a row of the table says of a route. */

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof METHODS)[number];

/** Those that write: held to an origin and to a size. */
export const UNSAFE_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A body as it is sent: JSON, which may have to be made, or the fields of a form. */
export type Body =
  | { json: object | ((personId: string) => Promise<object>) }
  | { form: Readonly<Record<string, string>> };

/** A question to the worker and all that it answers but the words. A GET stands for the HEAD that is like it. */
export interface RouteCase {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: Body;
  /** Asked by somebody who has just signed in. */
  asPerson?: true;
  status: number;
  /** The one binding that it takes a token of. */
  limit: LimitName | null;
  /** Every header beside those of trust, exactly. */
  headers: Readonly<Record<string, string>>;
  /** Lines of `Set-Cookie` in the order of the alphabet, with `*` for what is not empty. */
  cookies?: readonly string[];
  /** What the policy lets the answer reach beside the site. */
  reaches?: 'identity' | 'human';
  /** Who may frame it, as in the tests' settings. */
  framed?: true;
  /** Search engines may list it; every other page tells them not to. */
  indexed?: true;
  /** The address holds a secret. */
  secret?: true;
}

export interface RouteRow {
  /** An operation's path, a file's, or the id of a page. */
  route: string;
  /** Who may write there. */
  origin: 'any' | 'own';
  /** What a refused method is told that it might have been. */
  allow: readonly Method[];
  /** Those of the methods that are refused otherwise: a form at a page that takes none is told so by the page. */
  allowOfForm?: readonly Method[];
  /** The path that other methods are tried at. */
  path: string;
  /** Every method is answered alike: nothing is there. */
  isNowhere?: true;
  /** What also a refused method takes a token of, since the whole folder is counted. */
  folderLimit?: LimitName;
  cases: readonly RouteCase[];
}
