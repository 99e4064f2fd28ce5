import { expect, it } from 'vitest';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';
import { IMPERSONAL_BINDINGS, PERSONAL_BUCKETS, PERSONAL_OBJECTS } from './personal-data.ts';

/** The names of all bindings in a part of a configuration: those in lists call it `name` or `binding`, single ones `binding`. */
function bindingsIn(part: unknown, isInList = false): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((each) => bindingsIn(each, true));
  const { binding, name } = part as Readonly<Record<string, unknown>>;
  const own = [binding, isInList ? name : undefined].filter((each) => typeof each === 'string');
  return [...own, ...Object.values(part).flatMap((each) => bindingsIn(each))];
}

/** Those of wrangler.toml, but for its variables. */
function bindingsOf(config: object): string[] {
  const { vars: _vars, ...others } = { vars: {}, ...config };
  return bindingsIn(others).toSorted();
}

/** Listed, and bound by whoever wants it: Workers AI has no local form. */
const BOUND_BY_CHOICE = ['AI'];

it('the list of the holders of personal data names every binding of wrangler.toml', () => {
  const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
  const personal = [
    'ACCOUNTS',
    ...PERSONAL_OBJECTS.map(({ binding }) => binding),
    ...Object.keys(PERSONAL_BUCKETS),
  ];
  const listed = [...personal, ...Object.keys(IMPERSONAL_BINDINGS)].toSorted();
  expect([...new Set([...bindingsOf(rawConfig), ...BOUND_BY_CHOICE])].toSorted()).toEqual(listed);
});

it('a binding of whatever kind is known as one', () => {
  const config = {
    name: 'celestia',
    vars: { name: 'no binding' },
    r2_buckets: [{ binding: 'REPORTS', bucket_name: 'reports' }],
    durable_objects: { bindings: [{ name: 'CHATS', class_name: 'Chat' }] },
    queues: { producers: [{ binding: 'ORDERS', queue: 'orders' }] },
    ai: { binding: 'AI' },
  };
  expect(bindingsOf(config)).toEqual(['AI', 'CHATS', 'ORDERS', 'REPORTS']);
});
