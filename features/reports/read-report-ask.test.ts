import { describe, expect, it } from 'vitest';
import { readReportAsk } from './read-report-ask.ts';

const NOW_MS = Date.UTC(2026, 10, 28);
const read = (
  fields: Record<string, string>,
  report: Parameters<typeof readReportAsk>[1]['report'],
  isGuest = false,
) => readReportAsk({ bookLanguage: 'tr', ...fields }, { report, nowMs: NOW_MS, isGuest });

describe('what is asked for beside the births', () => {
  it('a name may be missing, and has eighty letters at most', () => {
    expect(read({ a_name: '  ' }, 'natal').draft?.names).toEqual([null]);
    expect(read({ a_name: 'Łukasz 李', b_name: 'Ж' }, 'relationship').draft?.names).toEqual([
      'Łukasz 李',
      'Ж',
    ]);
    expect(read({ a_name: 'a'.repeat(81) }, 'natal').faults).toEqual({ a_name: 'too_long' });
    expect(read({ b_name: 'a'.repeat(81) }, 'natal').draft).not.toBeNull();
  });

  it('a book of a year wants one of the years that are offered, and another book none', () => {
    expect(read({ from: '2027' }, 'year').draft?.year).toBe(2027);
    expect(read({ from: '2031' }, 'year').faults).toEqual({ from: 'required' });
    expect(read({ from: '2027' }, 'natal').draft?.year).toBeNull();
  });

  it('a child’s book wants a parent’s word', () => {
    expect(read({}, 'child').faults).toEqual({ parent: 'required' });
    expect(read({ parent: '1' }, 'child').draft).not.toBeNull();
  });

  it('a guest gives an address, and whoever is signed in none', () => {
    expect(read({}, 'juno', true).faults).toEqual({ email: 'required' });
    expect(read({ email: 'ada@example.com' }, 'juno', true).email).toBe('ada@example.com');
    expect(read({ email: 'ada@example.com' }, 'juno').email).toBeNull();
  });

  it('a language that is none is a fault', () => {
    expect(read({ bookLanguage: 'de' }, 'juno').faults).toEqual({ bookLanguage: 'required' });
  });
});
