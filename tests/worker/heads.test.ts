import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { digestOf, markupShape, namesIn, unhashed } from './markup-shape.ts';
import { BARE } from './page-states.ts';
import { request } from './request.ts';

/**
 * What every page says to browsers and search engines before its first word, held against how it was when somebody last looked:
 * its head, its structured data and inline scripts, how long it is kept, and what its policy lets it reach. Whoever changes one looks at the difference and keeps it:
 * `vitest -u` with this file.
 */

beforeAll(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
});
afterAll(() => {
  vi.useRealTimers();
});

const JSON_LD = /<script\b[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs;

const KIND = '.@type';

/** The kinds and names of structured data, once each: `.mainEntity[].name`, `.mainEntity[] is Question`. */
function nameOrKind(way: string, value: unknown): string {
  return way.endsWith(KIND) ? `${way.slice(0, -KIND.length)} is ${value}` : way;
}

/** Addresses, dates and figures; prose has readers of its own. */
function bareValue(_: string, value: unknown): string {
  return typeof value === 'string' && /\s/.test(value) ? '' : String(value);
}

function structuredData(html: string): string[] {
  return [...html.matchAll(JSON_LD)].flatMap(([, json = '']) => {
    const data: unknown = JSON.parse(json);
    return [...new Set(namesIn(data, '', nameOrKind)), `values (${digestOf(namesIn(data, '', bareValue))})`];
  });
}

const INLINE_SCRIPT = /<script\b(?![^>]*(?:\bsrc=|ld\+json))[^>]*>(.*?)<\/script>/gs;

/** A few letters for all that is done before an island is loaded. */
function inlineScripts(html: string): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => unhashed(script));
  return `inline scripts ×${scripts.length} (${digestOf(scripts)})`;
}

/** How long it is kept, and by what it differs. */
function keptAs({ headers }: Response): string[] {
  return ['Cache-Control', 'Vary'].map((name) => `${name}: ${headers.get(name) ?? '–'}`);
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
  return {
    head: [markupShape(head), ...structuredData(html), inlineScripts(html), ...keptAs(response)].join('\n'),
    policy: policyOf(response),
  };
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
