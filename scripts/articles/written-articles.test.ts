import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTag } from '../../features/articles/read-tag.ts';
import { tellTag } from '../../features/articles/tell-tag.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { unsetMarks } from '../../locales/unset-marks.fixture.ts';
import { runsOfFive, sharedRuns, tagsOf, textOf, wordsOf } from './measure-articles.ts';
import { readArticles } from './read-articles.ts';

const shelves = readArticles(resolve('locales'));
const NOW = Date.UTC(2026, 10, 24);

/** Days between which an article may be read and still find what it calls next. */
const LATER = [0, 40, 200, 400, 700].map((days) => NOW + days * 86_400_000);

describe.each(LANGUAGES)('the articles in %s', (language) => {
  const { articles } = shelves[language];

  it('are as long as an article should be', () => {
    for (const article of articles) {
      expect(wordsOf(article), article.slug).toBeGreaterThanOrEqual(700);
      expect(wordsOf(article), article.slug).toBeLessThanOrEqual(1400);
    }
  });

  it('have no skeleton in common', () => {
    const outlines = articles.map(({ contents }) => contents.map(({ text }) => text).join(' / '));
    expect(new Set(outlines).size).toBe(outlines.length);
    for (const { slug, contents } of articles) expect(contents.length, slug).toBeGreaterThanOrEqual(3);
    for (const field of ['title', 'description'] as const) {
      expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
    }
  });

  it('have titles of at most 60 and descriptions of at most 160 characters', () => {
    for (const { slug, title, description } of articles) {
      expect.soft(title.length, slug).toBeLessThanOrEqual(60);
      expect.soft(description.length, slug).toBeLessThanOrEqual(160);
    }
  });

  it('do not repeat one another', () => {
    const runs = articles.map((article) => ({ slug: article.slug, runs: runsOfFive(textOf(article)) }));
    for (const [index, first] of runs.entries()) {
      for (const second of runs.slice(index + 1)) {
        expect(sharedRuns(first.runs, second.runs), `${first.slug} ${second.slug}`).toBeLessThan(0.05);
      }
    }
  });

  it('are set as print is', () => {
    const unset = unsetMarks(language);
    for (const { slug, title, description, body } of articles) {
      // Some marks are told by what stands before them: paragraph by paragraph.
      const texts = body.filter((_, index) => index % 2 === 0).flatMap((html) => html.split(/<[^>]+>/));
      for (const text of [title, description, ...texts]) {
        expect(text.replace(/^[;:?!.,»]+/, ''), slug).not.toMatch(unset);
      }
    }
  });

  it('ask nothing that the sky has no answer to, whenever they are read', async () => {
    const translator = await loadWords(language, ['astro', 'eclipses']);
    const words = {
      astro: translator.section('astro'),
      eclipses: translator.section('eclipses'),
      tag: translator.tag,
    };
    const tags = new Set(articles.flatMap(tagsOf));
    for (const tag of tags) {
      for (const nowMs of /\b(?:now|next)$/.test(tag) ? LATER : [NOW]) {
        const { rows, holdsUntilMs = Number.POSITIVE_INFINITY } = tellTag(readTag(tag), nowMs, words);
        expect(rows.length, tag).toBeGreaterThan(0);
        expect(
          rows.every((row) => row.length > 0),
          tag,
        ).toBe(true);
        expect(holdsUntilMs, tag).toBeGreaterThan(nowMs);
      }
    }
  });
});
