import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArticles } from './read-articles.ts';

let locales = '';

beforeEach(() => {
  locales = mkdtempSync(join(tmpdir(), 'articles-'));
});
afterEach(() => {
  rmSync(locales, { recursive: true });
});

const FRONT = {
  title: 'A title of some length',
  description: 'A description that is long enough to be shown below the title in a list of results.',
  category: 'planets',
  subject: 'chiron',
  made: '2026-11-20',
  changed: '2026-11-23',
  art: 'planet chiron',
  tool: 'natal-chart',
  related: '',
};

function write(language: string, slug: string, front: Partial<typeof FRONT>, body = 'Text.'): void {
  const lines = Object.entries({ ...FRONT, ...front }).map(([key, value]) => `${key}: ${value}`);
  mkdirSync(join(locales, language, 'blog'), { recursive: true });
  writeFileSync(join(locales, language, 'blog', `${slug}.md`), `---\n${lines.join('\n')}\n---\n${body}\n`);
}

describe('a folder of articles', () => {
  it('ties sisters by their subject', () => {
    write('en', 'chiron', {});
    write('tr', 'kiron', {});
    const { en, tr, es } = readArticles(locales);
    expect(en.articles[0]?.sisters).toEqual({ en: 'chiron', tr: 'kiron' });
    expect(tr.articles[0]?.sisters).toEqual({ en: 'chiron', tr: 'kiron' });
    expect(es.rows).toEqual([]);
  });

  it('has the newest first, each leading to its neighbours in its category', () => {
    write('en', 'a', { subject: 'mars', made: '2026-11-01' });
    write('en', 'b', { subject: 'venus', made: '2026-11-03' });
    write('en', 'c', { subject: 'jupiter', made: '2026-11-02' });
    write('en', 'd', { subject: 'moon-phases', category: 'moon', made: '2026-11-02' });
    const { rows, articles } = readArticles(locales).en;
    expect(rows.map(({ slug }) => slug)).toEqual(['b', 'c', 'd', 'a']);
    const c = articles.find(({ slug }) => slug === 'c');
    expect([c?.previous?.slug, c?.next?.slug]).toEqual(['a', 'b']);
  });

  it('leads to the subjects that an article names, and then to its category', () => {
    write('en', 'a', { subject: 'mars', related: 'moon-phases, nodes' });
    write('en', 'b', { subject: 'venus' });
    write('en', 'd', { subject: 'moon-phases', category: 'moon' });
    const a = readArticles(locales).en.articles.find(({ slug }) => slug === 'a');
    expect(a?.related.map(({ slug }) => slug)).toEqual(['d', 'b']);
  });

  it('lists every fault of every file', () => {
    write('en', 'a', { category: 'nothing', art: 'planet moo' });
    write('tr', 'b', { changed: '2026-01-01' });
    write('fr', 'c', {}, '{{nothing}}');
    write('es', 'Bad_Name', {});
    let message = '';
    try {
      readArticles(locales);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/en\/blog\/a\.md: category: .*; art: /);
    expect(message).toMatch(/tr\/blog\/b\.md: .*changed comes before made/);
    expect(message).toMatch(/fr\/blog\/c\.md: \{\{nothing\}\}/);
    expect(message).toMatch(/es\/blog\/Bad_Name\.md: the name of the file/);
  });

  it('tells a subject once a language', () => {
    write('en', 'a', {});
    write('en', 'b', {});
    expect(() => readArticles(locales)).toThrow('chiron is told already');
  });
});
