import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../locales/locales.ts';
import '../../tests/drills.ts';
import { copyTree } from '../mutate/copy-tree.ts';

/** Articles that nobody has written, so many in each language. */
const MADE = 200;
const MARK = 'A marker that no other file holds';
/** A build names itself by its time: both are made at the same. */
const AT_ONE_TIME = '--import=data:text/javascript,Date.now=()=>1795000000000';

function addArticles(root: string): void {
  const list = join(root, 'scripts/articles/article-subjects.ts');
  const subjects = `...Array.from({ length: ${MADE} }, (_, index) => \`made-\${index}\`),\n  'how-to-read-a-chart',`;
  writeFileSync(list, readFileSync(list, 'utf8').replace("'how-to-read-a-chart',", subjects));
  for (const language of LANGUAGES) {
    for (let index = 0; index < MADE; index += 1) {
      const front = [
        `title: A made article of number ${index}`,
        `description: What number ${index} has to say, in so many words that a list of results can show them to a reader.`,
        'category: basics',
        `subject: made-${index}`,
        'made: 2026-11-20',
        'changed: 2026-11-20',
        'art: wheel chart',
        'tool: natal-chart',
        'related:',
      ];
      const file = join(root, 'locales', language, 'blog', `made-${index}.md`);
      writeFileSync(file, `---\n${front.join('\n')}\n---\n## One\n\n${MARK}: {{sign mars now}}.\n`);
    }
  }
}

interface Built {
  /** What the worker is, by file: its digest. */
  scripts: Map<string, string>;
  text: string;
  /** Files of words beside it. */
  words: number;
}

function build(root: string): Built {
  // The tests' own environment builds for development, with the path of every file in it.
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: AT_ONE_TIME };
  execFileSync(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: root, env });
  const folder = join(root, 'dist/celestia');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  return {
    scripts: new Map(texts.map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')])),
    text: texts.map(([, text]) => text).join('\n'),
    words: readdirSync(join(root, 'dist/client/words'), { recursive: true }).length,
  };
}

describe.runIf(inject('isDrill'))('a thousand more articles', () => {
  it('change not a byte of the worker, and so nothing of its start', () => {
    const roots = ['without', 'with'].map((name) => resolve('.cache/many-articles', name));
    // Both before either is built, which takes minutes: what is written meanwhile is in neither.
    roots.forEach(copyTree);
    roots.slice(1).forEach(addArticles);
    const [without, withThem] = roots.map(build);
    expect(without?.scripts.size).toBeGreaterThan(10);
    expect(withThem?.scripts).toEqual(without?.scripts);
    expect(withThem?.words).toBe((without?.words ?? 0) + MADE * LANGUAGES.length);
    for (const said of [MARK, 'made-17', 'mercury-retrograde.md']) expect(withThem?.text).not.toContain(said);
    console.log(
      `${without?.scripts.size} scripts, ${withThem?.text.length} characters, the same with 1,000 more`,
    );
  });
});
