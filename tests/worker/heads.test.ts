import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { markupShape } from './markup-shape.ts';
import { BARE } from './page-states.ts';
import { request } from './request.ts';

/**
 * What every page says to browsers and search engines before its first word, held against how it was when somebody last looked:
 * its head, its structured data, and what its policy lets it reach. Whoever changes one looks at the difference and keeps it:
 * `vitest -u` with this file.
 */

beforeAll(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
});
afterAll(() => {
  vi.useRealTimers();
});

const JSON_LD = /<script\b[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs;

/** The kinds and names of structured data, once each: `FAQPage.mainEntity[].name`. */
function namesOf(value: unknown, way: string): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => namesOf(inner, `${way}[]`));
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === '@type' ? [`${way} is ${inner}`] : namesOf(inner, `${way}.${name}`),
  );
}

function structuredData(html: string): string[] {
  return [...html.matchAll(JSON_LD)].flatMap(([, json = '']) => [...new Set(namesOf(JSON.parse(json), ''))]);
}

/** Without what every page's is, and what chance puts into it. */
function policyOf({ headers }: Response): string[] {
  const policy = headers.get('Content-Security-Policy') ?? '';
  return policy.replaceAll(/'nonce-[^']+'/g, "'nonce'").split('; ');
}

async function headOf(path: string): Promise<{ head: string; policy: string[] }> {
  const response = await request(path);
  const html = await response.text();
  const head = /<head>.*<\/head>/s.exec(html)?.[0] ?? '';
  return { head: [markupShape(head), ...structuredData(html)].join('\n'), policy: policyOf(response) };
}

describe('the head of a page', async () => {
  const { policy: usual } = await headOf('/en/about');

  it('comes with a policy', () => {
    expect(usual).toMatchSnapshot();
  });

  it.each(BARE)('%s', async (path) => {
    const { head, policy } = await headOf(path);
    const beside = policy.filter((part) => !usual.includes(part));
    expect([head, ...beside].join('\n')).toMatchSnapshot();
  });
});
