import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Book } from '../../contract/book.ts';
import { loadWords } from '../../locales/index.ts';
import { interpretationFile } from '../../locales/interpretation-file.ts';
import { flatTexts } from '../../locales/interpretation-lengths.ts';
import type { Subject } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { isReportSubject } from '../../locales/report-text-types.ts';
import { inDrill } from '../../tests/drills.ts';
import { bookShape } from './book-shape.fixture.ts';
import { REPORT_SUBJECTS, type TextsOf } from './book-texts.ts';
import { type BookBirth, composeBook } from './compose-book.ts';
import { drawnBirth, drawnDay } from './drawn-births.fixture.ts';
import { ownShare } from './own-words.ts';
import { REPORT_IDS, REPORTS, type ReportId } from './report-kinds.ts';
import { named, reportTexts } from './report-texts.fixture.ts';

const MADE_UP = reportTexts(named);
const ORDERED_MS = Date.UTC(2026, 10, 28, 9);

async function textsOf<Report extends ReportId>(
  report: Report,
  language: Language,
  isMadeUp: boolean,
): Promise<TextsOf<Report>> {
  const subjects: readonly Subject[] = REPORT_SUBJECTS[report];
  const entries = subjects.map(async (subject) => [
    subject,
    isMadeUp && isReportSubject(subject) ? MADE_UP[subject] : await loadTexts(language, subject),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as TextsOf<Report>;
}

async function compose<Report extends ReportId>(
  report: Report,
  births: readonly BookBirth[],
  language: Language = 'en',
  isMadeUp = true,
) {
  const words = await loadWords(language, ['book', 'astro']);
  return composeBook({
    report,
    language,
    births,
    ask: { names: births.map(() => 'Ayşe'), year: report === 'year' ? 2027 : null, orderedMs: ORDERED_MS },
    texts: await textsOf(report, language, isMadeUp),
    words: words.section('book'),
    astro: words.section('astro'),
    wordsVersion: 'made-up',
  });
}

function birthsFor(report: ReportId, seed: number, draw = drawnBirth): BookBirth[] {
  return Array.from({ length: REPORTS[report].births }, (_, index) => draw(seed + index * 1000));
}

/** Births that books are made of: a few in each run, all in a drill. */
const SEEDS = Array.from({ length: inDrill(30, 10) }, (_, index) => index + 1);
type Drawn = [name: string, report: ReportId, draw: (seed: number) => BookBirth];
const KINDS: Drawn[] = REPORT_IDS.flatMap((report): Drawn[] => [
  [report, report, drawnBirth],
  ...(REPORTS[report].withoutHour ? [[`${report} without an hour`, report, drawnDay] as Drawn] : []),
]);

describe.each(KINDS)('a book of the kind %s', (_, report, draw) => {
  it('is one by the contract, tells no text twice, and leaves no blank and no gap', async () => {
    for (const seed of SEEDS) {
      const book = await compose(report, birthsFor(report, seed, draw));
      expect(v.parse(Book, JSON.parse(JSON.stringify(book)))).toEqual(JSON.parse(JSON.stringify(book)));
      const texts = book.blocks.flatMap((block) =>
        'text' in block && block.kind !== 'heading' ? [block.text] : [],
      );
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      expect(JSON.stringify(book)).not.toMatch(/\{\{|undefined|NaN|Invalid Date/);
      const ids = book.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has a text under every heading, and words under every chapter', async () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const { blocks } = await compose(report, birthsFor(report, seed, draw));
      for (const [index, block] of blocks.entries()) {
        const next = blocks[index + 1]?.kind;
        if (block.kind === 'chapter') expect(next).toBe('lead');
        if (block.kind === 'heading') expect(['facts', 'paragraph', 'heading']).toContain(next);
        if (block.kind === 'facts') expect(['paragraph', 'wheel', 'heading']).toContain(next);
      }
    }
  });

  it('has the parts that it had when somebody last looked', async () => {
    expect(bookShape(await compose(report, birthsFor(report, 7, draw)))).toMatchSnapshot();
  });

  it('is the same when it is made again', async () => {
    const [one, other] = [
      await compose(report, birthsFor(report, 7, draw)),
      await compose(report, birthsFor(report, 7, draw)),
    ];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});

it('an opposition in a natal book is read as one, and a square as a square', async () => {
  const [aspects, oppositions] = [await loadTexts('en', 'aspects'), await loadTexts('en', 'oppositions')];
  const opposite = new Set([...flatTexts(oppositions)].map(([, text]) => text));
  const tense = new Set(
    [...flatTexts(aspects)].flatMap(([path, text]) => (path.endsWith('tense') ? [text] : [])),
  );
  const read = { opposition: 0, square: 0 };
  for (const seed of SEEDS) {
    const { blocks } = await compose('natal', birthsFor('natal', seed), 'en', false);
    for (const [index, block] of blocks.entries()) {
      const after = blocks[index + 2];
      if (block.kind !== 'heading' || after?.kind !== 'paragraph' || after.source !== 'aspects') continue;
      for (const kind of ['opposition', 'square'] as const) {
        if (!block.text.includes(` ${kind} `)) continue;
        read[kind] += 1;
        expect((kind === 'square' ? tense : opposite).has(after.text), block.text).toBe(true);
      }
    }
  }
  expect(Math.min(read.opposition, read.square)).toBeGreaterThan(2);
});

describe('without an hour', () => {
  it.each(REPORT_IDS.filter((report) => REPORTS[report].withoutHour))(
    '%s says so and names no house and no angle',
    async (report) => {
      for (const seed of SEEDS) {
        const { blocks } = await compose(report, birthsFor(report, seed, drawnDay));
        expect(
          blocks.some((block) => block.kind === 'aside' && block.title === 'Without the hour of birth'),
        ).toBe(true);
        const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
        expect(headings.filter((text) => /house|Ascendant|Midheaven/.test(text))).toEqual([]);
        const tables = blocks.filter((block) => block.kind === 'table' || block.kind === 'facts');
        expect(JSON.stringify(tables)).not.toMatch(/house|Ascendant|Midheaven/i);
      }
    },
  );

  it.each(['year', 'vocation'] as const)('there is no book of the kind %s', async (report) => {
    await expect(compose(report, birthsFor(report, 1, drawnDay))).rejects.toThrow('wants an hour');
  });
});

it('a body whose sign the day leaves open stands nowhere', async () => {
  const open = SEEDS.map(drawnDay).find(({ chart }) =>
    chart.day?.signChanges.some(({ body }) => body === 'moon'),
  );
  if (!open) throw new Error('no such day was drawn');
  const { blocks, cover } = await compose('natal', [open]);
  expect(cover.bodies.some(({ id }) => id === 'moon')).toBe(false);
  expect(blocks.some((block) => block.kind === 'heading' && block.text.startsWith('Moon '))).toBe(false);
});

it('a year begins with the Sun’s return, and its passages are told under the month of their first exact day', async () => {
  const { blocks } = await compose('year', [drawnBirth(3)]);
  const months = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [block.text] : [],
  );
  const told = months.filter((text) => /^[A-Z][a-z]+ 202[78]$/.test(text));
  expect(told.length).toBeGreaterThan(2);
  const days = told.map((text) => Date.parse(`1 ${text}`));
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const spans = blocks.filter((block) => block.kind === 'spans');
  expect(spans.length).toBe(2);
  for (const { from, to, rows } of spans) {
    expect(rows.flatMap((row) => row.spans).every((span) => span.from >= from && span.to <= to)).toBe(true);
  }
});

it('no table names a point twice', async () => {
  for (const report of REPORT_IDS) {
    const { blocks } = await compose(report, birthsFor(report, 4));
    for (const { rows, caption } of blocks.filter((block) => block.kind === 'table')) {
      const names = rows.map((row) => row.join(' '));
      expect(new Set(names).size, caption).toBe(names.length);
      const nodes = rows.filter(([first]) => first === 'North Node');
      expect(nodes.length, caption).toBeLessThan(2);
    }
  }
});

it('two people who ask the same share the text, and each is named', async () => {
  const birth = drawnBirth(5);
  const { blocks } = await compose('relationship', [birth, birth]);
  const seek = blocks.filter((block) => block.kind === 'heading' && block.text.includes('Descendant'));
  expect(seek).toHaveLength(2);
});

it('the wheel of two draws the tightest of their aspects, as many as it has room for', async () => {
  const counts: number[] = [];
  for (const seed of SEEDS) {
    const { blocks } = await compose('relationship', birthsFor('relationship', seed));
    const orbs = blocks.flatMap((block) =>
      block.kind === 'wheel' ? block.inner.aspects.map(({ orb }) => orb) : [],
    );
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    counts.push(orbs.length);
  }
  expect(Math.max(...counts)).toBe(24);
});

/** Languages in which every text of a report is written. */
function completeLanguages(report: ReportId): Language[] {
  return LANGUAGES.filter((language) =>
    REPORT_SUBJECTS[report].every((subject) =>
      existsSync(`locales/${interpretationFile(language, subject)}.ts`),
    ),
  );
}

/** At the least this much of a book's words stands on no free page. */
const OWN_SHARE = 0.6;

describe.each(REPORT_IDS)('of the words of %s', (report) => {
  it('three fifths stand on no free page where texts are as long as they are to be', async () => {
    for (const seed of SEEDS) {
      for (const draw of REPORTS[report].withoutHour ? [drawnBirth, drawnDay] : [drawnBirth]) {
        expect(ownShare(await compose(report, birthsFor(report, seed, draw)))).toBeGreaterThanOrEqual(
          OWN_SHARE,
        );
      }
    }
  });

  it('three fifths stand on no free page in every language that is complete', async () => {
    for (const language of completeLanguages(report)) {
      for (const seed of SEEDS) {
        const book = await compose(report, birthsFor(report, seed), language, false);
        expect(ownShare(book), `${language} ${seed}`).toBeGreaterThanOrEqual(OWN_SHARE);
      }
    }
  });
});
