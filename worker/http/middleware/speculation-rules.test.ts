import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES_FILE } from './speculation-rules.ts';

describe('the rules that every document names', () => {
  it('let the browser fetch pages ahead, and nothing else', () => {
    expect(JSON.parse(readFileSync(`public${RULES_FILE}`, 'utf8'))).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/api/*' } },
              { not: { selector_matches: '[download]' } },
              { not: { selector_matches: '[hreflang]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });

  it('are served as what browsers take for rules', () => {
    const block = /^\/speculation-rules\.\*\n((?: .*\n)+)/m.exec(
      readFileSync('public/_headers', 'utf8'),
    )?.[1];
    expect(block).toContain('Content-Type: application/speculationrules+json');
  });
});
