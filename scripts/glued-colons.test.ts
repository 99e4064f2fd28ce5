import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A colon between a word and what is told of it is the language's, in a dictionary or by features/colon.ts: in French a space goes
 * before it. In code it can be glued to an expression in these ways.
 */
const GLUED = [
  // `${name}: ${text}` and `${name}: text`
  /\$\{[^{}]*\}: /,
  // {name}: {text}
  /(?<!\$)\{[^\s{}][^{}]*\}:(?=\s|\{|<|$)/,
  // <b>name</b>: text
  /<\/\w+>:(?=\s|\{|<|$)/,
  // words.name + ': ', parts.join(': ')
  /[+(] ?(['"]):[\s\u00a0]\1/,
];

/** What no reader of a page sees: faults told to who builds or debugs, a page that is marked as a test and is in English. */
const NO_PAGES = ['routes/validate.ts', 'worker/http/test-payment-page.ts', 'client/auth/human-check.ts'];

const SOURCES = globSync(
  '{client,routes,worker/http,worker/mail,features/{births,compatibility,eclipses,events,horoscopes,readings,today}}/**/*.{ts,tsx}',
  { exclude: (path) => /\.(?:test|fixture|table|generated)\.tsx?$/.test(path) },
).filter((path) => !NO_PAGES.includes(path));

const COMMENT = /^\s*(?:\*|\/\/|\/\*)/;

function isGlued(line: string): boolean {
  return !COMMENT.test(line) && GLUED.some((pattern) => pattern.test(line));
}

test('a glued colon is found in each of the ways to glue it', () => {
  for (const line of [
    'name: `§{signs[sign]}: §{kinds.sign}`,',
    '          {words.from}: {place}',
    '<dt>{words.exact}</dt>: {when}',
    "label={words.open + ': ' + chart.name}",
    "parts.join(': ')",
  ]) {
    expect(isGlued(line.replaceAll('§', '$')), line).toBe(true);
  }
  for (const line of [
    'return `§{hours}:§{minutes}`;',
    'export function Line({ line }: { line: HelpLine }) {',
    "const EMPTY = { id: '', text: '' };",
    '  {words.exact}',
  ]) {
    expect(isGlued(line.replaceAll('§', '$')), line).toBe(false);
  }
});

test('no page glues a colon to a word: each language has its own', () => {
  const found = SOURCES.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isGlued(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
