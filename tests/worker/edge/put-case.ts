import { signIn } from '../sign-in.ts';
import { ask, type Counted, type Settings } from './counting-worker.ts';
import type { RouteCase } from './route-case.ts';
import { IDENTITY_SETTINGS } from './trust-headers.ts';

let persons = 0;

/** The address from which all cases are asked. */
export const ADDRESS = '203.0.113.7';

interface Sent {
  headers: Record<string, string>;
  body?: string;
}

/** The body with its type. */
async function bodyOf({ body }: RouteCase, personId: string): Promise<Sent> {
  if (!body) return { headers: {} };
  if ('form' in body) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { headers, body: new URLSearchParams(body.form).toString() };
  }
  const json = typeof body.json === 'function' ? await body.json(personId) : body.json;
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
}

/**
 * Puts a case to the worker; who asks as a person is a new one each time. The language's cookie is that of the table's
 * addresses, so that none of them sets it anew.
 */
export async function putCase(
  asked: RouteCase,
  init: { method?: string; headers?: Readonly<Record<string, string>> } = {},
  settings: Settings = {},
): Promise<Counted> {
  persons += 1;
  const id = `table-person-${persons}`;
  const session = asked.asPerson ? await signIn({ id }) : null;
  const language = `lastLang=${asked.path.startsWith('/tr/') ? 'tr' : 'en'}`;
  const { headers, body } = await bodyOf(asked, id);
  return ask(
    asked.path,
    {
      method: init.method ?? asked.method,
      headers: {
        Cookie: session ? `${language}; ${session.Cookie}` : language,
        'CF-Connecting-IP': ADDRESS,
        ...headers,
        ...init.headers,
      },
      ...(body !== undefined && { body }),
    },
    { ...IDENTITY_SETTINGS, ...settings },
  );
}
