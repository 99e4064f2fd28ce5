import { expect, it } from 'vitest';
import { HELP_LINES } from './all-lines.ts';
import { LINE_SOURCES } from './line-sources.ts';

const LINES = Object.entries(HELP_LINES).flatMap(([country, lines]) =>
  lines.map((line) => [`${country} ${line.kind} ${line.name}`, line] as const),
);

it.each(LINES)('%s has a name, a source and nothing empty to turn to', (key, line) => {
  const { name, call, text, web } = line;
  expect(name).not.toBe('');
  expect(LINE_SOURCES[key]).toMatch(/^https?:\/\/[^/]+\.[a-z]+/);
  expect(call ?? text ?? web).not.toBeNull();
  expect(call ?? '0').toMatch(/\d/);
  expect(text?.number ?? '0').toMatch(/\d/);
  expect(web ?? 'a.example').toMatch(/\w\.\w/);
});

it('no source is of a line that is not there', () => {
  expect(Object.keys(LINE_SOURCES).toSorted()).toEqual(LINES.map(([key]) => key).toSorted());
});
