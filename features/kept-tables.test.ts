import { describe, expect, it } from 'vitest';
import * as maskPatterns from './celestia/model/mask-patterns.ts';
import * as astrologers from './consulting/astrologers.ts';
import * as finder from './consulting/finder.ts';
import * as consultingMoves from './consulting/moves.ts';
import * as zones from './events/zones.ts';
import * as terms from './glossary/terms.ts';
import * as catalogue from './orders/catalogue.ts';
import * as marketLaw from './orders/market-law.ts';
import * as orderMoves from './orders/order-moves.ts';
import * as questions from './quiz/quiz-questions.ts';
import * as bookTexts from './reports/book-texts.ts';
import * as reportKinds from './reports/report-kinds.ts';
import * as settingsChange from './settings-change/settings-change.ts';

/**
 * Tables that visitors live by: prices, states and the ways between them, terms and where they lead. Whoever changes one looks at the
 * difference and keeps it: `vitest -u` with this file.
 */

const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  maskPatterns,
  astrologers,
  finder,
  consultingMoves,
  zones,
  terms,
  catalogue,
  marketLaw,
  orderMoves,
  questions,
  bookTexts,
  reportKinds,
  settingsChange,
};

/** A value in one line, or a part a line; functions are no tables. */
function told(value: unknown): string[] {
  if (value instanceof RegExp) return [String(value)];
  if (value instanceof Set || value instanceof Map) return told(Object.fromEntries(value.entries()));
  if (typeof value !== 'object' || value === null) return [String(value)];
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return [value.join(' ')];
  return Object.entries(value).map(([name, inner]) => `${name}: ${JSON.stringify(inner)}`);
}

describe('what stands in', () => {
  it.each(Object.entries(MODULES))('%s', (_, module) => {
    const tables = Object.entries(module).filter(([, value]) => typeof value !== 'function');
    const lines = tables.flatMap(([name, value]) => [`# ${name}`, ...told(value)]);
    expect(lines.join('\n')).toMatchSnapshot();
  });
});
