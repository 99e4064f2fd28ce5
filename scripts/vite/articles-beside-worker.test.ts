import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../articles/article-subjects.ts';
import { articlesBesideWorker } from './articles-beside-worker.ts';
import { wordsBesideWorker } from './words-beside-worker.ts';

interface EmittedFile {
  fileName: string;
  source: string;
}

const TAGGED = 'Mars is {{in-sign mars now}}. A marker that no other file holds.';

/** A project with this many made articles in each of two languages. */
function projectOf(count: number): string {
  const root = mkdtempSync(join(tmpdir(), 'blog-'));
  for (const language of ['en', 'tr']) {
    mkdirSync(join(root, 'locales', language, 'blog'), { recursive: true });
    for (const subject of SUBJECTS.slice(0, count)) {
      const front = [
        `title: An article on ${subject.slice(0, 20)}`,
        `description: What there is to say on ${subject}, in so many words that a list of results can show them.`,
        'category: basics',
        `subject: ${subject}`,
        'made: 2026-11-20',
        'changed: 2026-11-20',
        'art: wheel chart',
        'tool: natal-chart',
        'related:',
      ];
      const file = join(root, 'locales', language, 'blog', `${language}-${subject}.md`);
      writeFileSync(file, `---\n${front.join('\n')}\n---\n${TAGGED}\n`);
    }
  }
  return root;
}

function emittedOf(root: string, environment: string): EmittedFile[] {
  const plugin = articlesBesideWorker() as Plugin & {
    configResolved(config: { root: string }): void;
    generateBundle(this: { environment: { name: string }; emitFile(file: EmittedFile): void }): void;
  };
  plugin.configResolved({ root });
  const emitted: EmittedFile[] = [];
  plugin.generateBundle.call({ environment: { name: environment }, emitFile: (file) => emitted.push(file) });
  return emitted;
}

describe('articles beside the worker', () => {
  it('are laid as JSON with their list, by the build of the browser’s files alone', () => {
    const root = projectOf(2);
    const names = emittedOf(root, 'client').map(({ fileName }) => fileName);
    expect(names.filter((name) => name.startsWith('words/en/blog/'))).toHaveLength(2);
    expect(names).toContain('words/en/articles.json');
    expect(names).toContain('words/fr/articles.json');
    expect(emittedOf(root, 'celestia')).toEqual([]);
  });

  it('add nothing to the bundle, however many they are', async () => {
    const bundles = await Promise.all(
      [1, SUBJECTS.length].map(async (count) => {
        const root = projectOf(count);
        const locales = join(root, 'locales');
        mkdirSync(join(root, 'worker'));
        writeFileSync(
          join(locales, 'words-files.ts'),
          "export const read = () => import('virtual:article-files');",
        );
        writeFileSync(join(root, 'worker/words-assets.ts'), 'export const read = (file) => fetch(file);');
        writeFileSync(join(root, 'entry.ts'), "export { read } from './locales/words-files.ts';");
        const result = await build({
          root,
          configFile: false,
          logLevel: 'silent',
          plugins: [articlesBesideWorker(), wordsBesideWorker()],
          build: { write: false, ssr: 'entry.ts' },
        });
        const output = Array.isArray(result) ? result[0] : result;
        if (!output || !('output' in output)) throw new Error('nothing was built');
        return output.output.map((file) =>
          file.type === 'chunk' ? file.code.replace(/^\/\/.*$/gm, '') : '',
        );
      }),
    );
    expect(bundles[0]).toHaveLength(1);
    expect(bundles[1]).toEqual(bundles[0]);
    expect(bundles.flat().join('')).not.toContain('A marker');
  });
});
