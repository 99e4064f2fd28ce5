import { expect, it } from 'vitest';
import { HELP_LINES } from './all-lines.ts';

const LINES = Object.entries(HELP_LINES).flatMap(([country, lines]) =>
  lines.map((line) => [`${country} ${line.kind}`, line] as const),
);

it.each(LINES)('%s has a name, a source and nothing empty to turn to', (_, line) => {
  const { name, source, call, text, web } = line;
  expect(name).not.toBe('');
  expect(source).toMatch(/^https?:\/\/[^/]+\.[a-z]+/);
  expect(call ?? text ?? web).not.toBeNull();
  expect(call ?? '0').toMatch(/\d/);
  expect(text?.number ?? '0').toMatch(/\d/);
  expect(web ?? 'a.example').toMatch(/\w\.\w/);
});
