import { describe, expect, it, vi } from 'vitest';
import { pageRequest } from '../../page-request.fixture.ts';
import type { OpenedBook, ReportService } from '../../services/report-service.ts';
import { UNASKED_SERVICES } from '../../services/unasked-services.fixture.ts';
import { loadBook } from './load.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const OPENED: OpenedBook = {
  report: 'natal',
  state: 'ready',
  correctableUntilMs: Date.UTC(2027, 0, 1),
  book: null,
  pdfPath: '/book.pdf',
  births: [{ day: '10', year: '1990' }],
  birthsUntilMs: Date.UTC(2027, 0, 14),
};
const FAILURE = { ok: false, fields: {}, folds: [], places: [], unknownWords: '' } as const;
const DATE = { day: '10', month: '6', year: '1990' };

interface Asked {
  reports: Partial<ReportService>;
  isKnown?: boolean;
  query?: string;
  form?: Record<string, string>;
}

function load({ reports, isKnown = false, query = '', form }: Asked) {
  const services = {
    reports: { ...UNASKED_SERVICES.reports, ...reports },
    shop: { ...UNASKED_SERVICES.shop, isKnown },
  };
  return loadBook(pageRequest({ params: { order: ID }, query, form: form ?? null, services }));
}

const opens = (opened: OpenedBook | 'locked' | null) => ({ open: vi.fn(async () => opened) });

describe('a book that is not open to whoever asks', () => {
  it('sends nobody to sign in who is known, or has a key', async () => {
    expect(await load({ reports: opens(null), isKnown: true })).toEqual({ notFound: true });
    expect(await load({ reports: opens(null), query: 'token=key' })).toEqual({ notFound: true });
  });

  it('sends a stranger to sign in, and back', async () => {
    expect(await load({ reports: opens(null) })).toEqual({
      seeOther: `/en/accounts/login?redirect=${encodeURIComponent(`/en/book/${ID}`)}`,
    });
  });
});

describe('a guest’s book', () => {
  const reports = { ...opens('locked'), unlock: vi.fn<ReportService['unlock']>() };
  const query = 'token=k%26y';

  it('asks for a date, and is nobody else’s page', async () => {
    const outcome = await load({ reports, query });
    expect(outcome).toMatchObject({
      data: { kind: 'locked', code: null, values: {}, path: `/en/book/${ID}?token=k%26y` },
      status: 200,
      personal: true,
    });
    expect(outcome).toMatchObject({ data: { orderPath: `/en/order/${ID}?token=k%26y` } });
    expect(reports.open).toHaveBeenCalledWith(ID, 'k&y');
    expect(reports.unlock).not.toHaveBeenCalled();
  });

  it('is opened by the date of a birth in it', async () => {
    reports.unlock.mockResolvedValueOnce({ path: '/en/book/open' });
    expect(await load({ reports, query, form: DATE })).toEqual({ seeOther: '/en/book/open' });
    expect(reports.unlock).toHaveBeenCalledWith(ID, 'k&y', '1990-06-10');
  });

  it.each([
    ['wrong', 422],
    ['too_often', 429],
  ] as const)('stays closed, and keeps what was typed: %s', async (code, status) => {
    reports.unlock.mockResolvedValueOnce({ code });
    expect(await load({ reports, query, form: DATE })).toMatchObject({
      data: { kind: 'locked', code, values: DATE },
      status,
      personal: true,
    });
  });

  it('counts nothing that is no date as a try', async () => {
    reports.unlock.mockClear();
    expect(await load({ reports, query, form: { ...DATE, day: '32' } })).toMatchObject({
      data: { kind: 'locked', code: 'wrong' },
      status: 422,
    });
    expect(reports.unlock).not.toHaveBeenCalled();
  });
});

describe('an open book', () => {
  it('leads whoever is known to its order, and a reader with a key to none', async () => {
    expect(await load({ reports: opens(OPENED), isKnown: true })).toMatchObject({
      data: {
        kind: 'book',
        path: `/en/book/${ID}`,
        orderPath: `/en/order/${ID}`,
        correctPath: `/en/book/${ID}?correct=1`,
        isErasedNow: false,
      },
      personal: true,
    });
    expect(await load({ reports: opens(OPENED), query: 'token=key' })).toMatchObject({
      data: {
        orderPath: null,
        path: `/en/book/${ID}?token=key`,
        correctPath: `/en/book/${ID}?token=key&correct=1`,
      },
    });
  });

  it('says that its births are erased once they are', async () => {
    const query = 'done=erased';
    const erased = { ...OPENED, births: [] };
    expect(await load({ reports: opens(erased), isKnown: true, query })).toMatchObject({
      data: { isErasedNow: true },
    });
    expect(await load({ reports: opens(OPENED), isKnown: true, query })).toMatchObject({
      data: { isErasedNow: false },
    });
    expect(await load({ reports: opens(erased), isKnown: true })).toMatchObject({
      data: { isErasedNow: false },
    });
  });

  it('shows the births to be put right while they may be', async () => {
    const query = 'correct=1';
    const couple = {
      ...OPENED,
      report: 'relationship',
      births: [{ year: '1990' }, { year: '1985' }],
    } as const;
    expect(await load({ reports: opens(couple), isKnown: true, query })).toMatchObject({
      data: { kind: 'correct', values: { a_year: '1990', b_year: '1985' }, births: [], isOver: false },
      personal: true,
    });
    const late = { ...OPENED, correctableUntilMs: null };
    expect(await load({ reports: opens(late), isKnown: true, query })).toMatchObject({
      data: { kind: 'book' },
    });
  });
});

describe('births that are put right', () => {
  const form = { task: 'correct', a_day: '11', a_year: '1990', a_name: 'Ada' };
  const correct = vi.fn<ReportService['correct']>();
  const asked = { reports: { ...opens(OPENED), correct }, query: 'token=key', form };

  it('lead back to the book, with its key', async () => {
    correct.mockResolvedValueOnce('corrected');
    expect(await load(asked)).toEqual({ seeOther: `/en/book/${ID}?token=key` });
    const [id, token, births] = correct.mock.calls[0] ?? [];
    expect([id, token]).toEqual([ID, 'key']);
    expect(births).toEqual([expect.objectContaining({ day: '11', year: '1990' })]);
  });

  it('of another’s book are not found', async () => {
    correct.mockResolvedValueOnce(null);
    expect(await load(asked)).toEqual({ notFound: true });
  });

  it.each([
    ['the visitor’s fault', [{ ...FAILURE, code: 'invalid_input' as const }], 422],
    ['a missing hour', ['no_hour' as const], 422],
    ['our fault', [null, { ...FAILURE, code: 'places_unavailable' as const }], 503],
  ])('that are wrong stay in the form: %s', async (_, births, status) => {
    correct.mockResolvedValueOnce({ births });
    expect(await load(asked)).toMatchObject({
      data: { kind: 'correct', values: form, births, isOver: false },
      status,
      personal: true,
    });
  });

  it('too late are told of as that', async () => {
    correct.mockResolvedValueOnce('over');
    expect(await load(asked)).toMatchObject({ data: { isOver: true, births: [] }, status: 422 });
  });
});

describe('a book’s reader', () => {
  const [eraseBirths, remove] = [vi.fn(async () => true), vi.fn(async () => true)];
  const reports = { ...opens(OPENED), eraseBirths, remove };

  it('erases the births, and is told so at the book, with its key or without', async () => {
    const form = { task: 'erase' };
    expect(await load({ reports, form, isKnown: true })).toEqual({ seeOther: `/en/book/${ID}?done=erased` });
    expect(await load({ reports, form, query: 'token=key' })).toEqual({
      seeOther: `/en/book/${ID}?token=key&done=erased`,
    });
    expect(eraseBirths).toHaveBeenLastCalledWith(ID, 'key');
    expect(remove).not.toHaveBeenCalled();
  });

  it('deletes the book by its own word alone', async () => {
    expect(await load({ reports, form: { task: 'remove' }, isKnown: true })).toMatchObject({
      data: { kind: 'removed' },
      personal: true,
    });
    remove.mockClear();
    eraseBirths.mockClear();
    expect(await load({ reports, form: { task: 'other' }, isKnown: true })).toMatchObject({
      data: { kind: 'book' },
    });
    expect([remove.mock.calls, eraseBirths.mock.calls]).toEqual([[], []]);
  });

  it('sees the book still where nothing was erased', async () => {
    for (const task of ['erase', 'remove']) {
      eraseBirths.mockResolvedValueOnce(false);
      remove.mockResolvedValueOnce(false);
      expect(await load({ reports, form: { task }, isKnown: true }), task).toMatchObject({
        data: { kind: 'book' },
      });
    }
  });
});
