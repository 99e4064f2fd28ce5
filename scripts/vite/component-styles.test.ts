import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findStyles, sheetTexts } from './component-styles.ts';

const root = mkdtempSync(join(tmpdir(), 'celestia-styles-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'routes/page.tsx': `
    import type { Other } from '../client/other.tsx';
    import { part } from '../client/part.tsx';
    import { asked } from '../client/asked.tsx';
    import askedStyles from '../client/asked.tsx?styles';
    import styles from './page.tsx?styles';
    import './page.css';`,
  'client/part.tsx': `import './shared.css';\nimport './part.css';\nexport { leaf } from './leaf.tsx';`,
  'client/leaf.tsx': `import './shared.css';\nimport './leaf.css';`,
  'client/other.tsx': `import './other.css';`,
  'client/asked.tsx': `import { leaf } from './leaf.tsx';\nimport './asked.css';`,
};
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('a page has the sheets of all that it imports, each once, and of types none', () => {
  const { sheets } = findStyles(root, 'routes/page.tsx');
  expect(sheets).toEqual(['client/shared.css', 'client/part.css', 'client/leaf.css', 'routes/page.css']);
});

it('a part whose styles are asked for apart has its own', () => {
  const { sheets } = findStyles(root, 'client/asked.tsx');
  expect(sheets).toEqual(['client/shared.css', 'client/leaf.css', 'client/asked.css']);
});

it('a page of the built worker asks for its sheets by names that the file beside it has', () => {
  const texts = sheetTexts('.');
  const pages = readdirSync('routes/pages').map((page) => `routes/pages/${page}/page.tsx`);
  const asked = new Set(
    [...pages, 'routes/layouts/error-layout.tsx'].flatMap((file) => findStyles('.', file).sheets),
  );
  expect(asked.size).toBeGreaterThan(60);
  for (const sheet of asked) expect(texts[sheet], sheet).toMatch(/\{.*\}/);
});

it('a sheet is written for the oldest browsers, and small', () => {
  const texts = sheetTexts('.');
  const [name = '', text = ''] = Object.entries(texts).find(([, each]) => each.includes('@media')) ?? [];
  expect(text.length).toBeLessThan(readFileSync(name, 'utf8').length);
  expect(text).not.toContain('\n');
});

/** Names after `pattern` in a text, each once. */
function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}

it('what shows a colour brings it along, where the frame of all pages has it not', () => {
  const texts = sheetTexts('.');
  const sources = ['client', 'routes'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const drawn = sources.filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const frame = ['tokens', 'base', 'frame', 'fonts']
    .map((name) => texts[`client/styles/${name}.css`])
    .join('');
  for (const file of drawn) {
    const own = findStyles('.', file)
      .sheets.map((sheet) => texts[sheet])
      .join('');
    const set = namesIn(frame + own, /(--[\w-]+):/g);
    const used = namesIn(own, /var\((--(?:fire|earth|air|water|aspect-\w+))\)/g);
    expect(
      [...used].filter((name) => !set.has(name)),
      file,
    ).toEqual([]);
  }
});
