import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../contract/app-error.ts';
import type { CareStep } from '../../features/celestia/care/care-for.ts';
import { CALM } from '../../features/celestia/care/verdict.ts';
import { care as words } from '../../locales/en/celestia/care.ts';

/** A question to Celestia: what care leaves a doubt about is read where it can be, and asked about where it cannot. */

const heard: { step: CareStep } = { step: { state: CALM, verdict: { kind: 'none' } } };

vi.mock('../../features/celestia/care/care-for.ts', async (original) => ({
  ...(await original<typeof import('../../features/celestia/care/care-for.ts')>()),
  careFor: () => heard.step,
}));

const { answerAsked } = await import('./answer-asked.ts');

const error = vi.fn();
const GIVEN = { env: {}, nowMs: Date.parse('2026-11-30T12:00:00Z'), log: { error } } as never;

function asked(admit: () => Promise<string | null>) {
  return {
    text: 'two suitcases are open on the bed and I keep taking things out again',
    language: 'en' as const,
    country: 'US',
    nowMs: Date.parse('2026-11-30T12:00:00Z'),
    timeZone: 'UTC',
    admit,
    chart: async () => null,
  };
}

const free = async () => null;
const [question] = words.hint.question;

describe('a question', () => {
  beforeEach(() => {
    heard.step = { state: { ...CALM, doubts: 1 }, verdict: { kind: 'doubt' } };
  });

  it('that leaves a doubt is read, with a line and a small card below it', async () => {
    const outcome = await answerAsked(asked(free), GIVEN);
    if (!('answer' in outcome)) throw new Error('refused');
    const { kind, paragraphs, card } = outcome.answer;
    expect(kind).not.toBe('crisis');
    expect(paragraphs.length).toBe(2);
    expect(paragraphs.at(-1)).toBe(words.doubt);
    expect(card).toMatchObject({ kind: 'suicide', size: 'small' });
  });

  it.each([
    ['is refused', async () => 'no more today'],
    [
      'meets a limit',
      async () => {
        throw new AppError('too_many_requests', 'too many');
      },
    ],
  ])('that leaves a doubt and %s is asked about', async (_, admit) => {
    const outcome = await answerAsked(asked(admit), GIVEN);
    if (!('answer' in outcome)) throw new Error('refused');
    expect(outcome.answer).toMatchObject({ kind: 'crisis', card: { kind: 'suicide' } });
    expect(outcome.answer.paragraphs[0]).toBe(question);
  });

  it('that leaves a doubt and cannot be read is asked about, and the failure logged by its name', async () => {
    error.mockClear();
    const chart = () => Promise.reject(new TypeError('2 May 1990, Izmir'));
    const outcome = await answerAsked({ ...asked(free), chart }, GIVEN);
    expect(outcome).toMatchObject({ answer: { kind: 'crisis' } });
    expect(error.mock.calls).toEqual([['answer_failed', 'TypeError']]);
  });

  it('of somebody in danger is never counted', async () => {
    heard.step = { state: CALM, verdict: { kind: 'danger', step: 'card', minor: false } };
    const admit = vi.fn(free);
    const outcome = await answerAsked(asked(admit), GIVEN);
    expect(outcome).toMatchObject({ answer: { kind: 'crisis' } });
    expect(admit).not.toHaveBeenCalled();
  });

  it('that calls for nothing is read and no more', async () => {
    heard.step = { state: CALM, verdict: { kind: 'none' } };
    const outcome = await answerAsked(asked(free), GIVEN);
    if (!('answer' in outcome)) throw new Error('refused');
    expect(outcome.answer.paragraphs.length).toBe(1);
    expect(outcome.answer.card).toBeNull();
    expect(
      await answerAsked(
        asked(async () => 'no'),
        GIVEN,
      ),
    ).toEqual({ refused: 'no' });
  });
});
