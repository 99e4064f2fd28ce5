import type { Context } from 'hono';
import { describe, expect, it } from 'vitest';
import { AppError, invalidInput } from '../../../contract/app-error.ts';
import { errors } from '../../../locales/en/errors.ts';
import type { AppEnv } from '../../env.ts';
import { apiError } from './error-json.ts';

const inLanguage = (language: 'en' | 'tr') => ({ get: () => language }) as unknown as Context<AppEnv>;
const told = async (error: AppError, language: 'en' | 'tr' = 'en') =>
  (await apiError(inLanguage(language), error)).error;

describe('a failure, as the API tells it,', () => {
  it('is a code and words in the caller’s language, and no more where there is no more', async () => {
    const message = errors.codes.not_found;
    expect(await told(new AppError('not_found'))).toEqual({ code: 'not_found', message });
    expect((await told(new AppError('not_found'), 'tr')).message).not.toBe(message);
  });

  it('names each field’s own fault, also of a field in another, and else what is wrong in all', async () => {
    const { fields } = await told(
      invalidInput({ date: 'out_of_range', 'first.date': 'out_of_range', shoe: 'too_big' }),
    );
    const words = (errors.fields as Record<string, Record<string, string>>).date?.out_of_range;
    expect(words).toBeTruthy();
    expect(fields).toEqual({
      date: { code: 'out_of_range', message: words },
      'first.date': { code: 'out_of_range', message: words },
      shoe: { code: 'too_big', message: errors.codes.invalid_input },
    });
  });

  it('tells what there is to choose from', async () => {
    const choices = [0, 1].map((fold) => ({
      fold: fold as 0 | 1,
      utcOffsetSeconds: 3600 * (2 - fold),
      instant: `2026-10-25T0${fold}:30:00.000Z`,
    }));
    expect((await told(new AppError('time_is_ambiguous', undefined, { choices }))).choices).toEqual(choices);
  });

  it('tells the answer that is in the way, and until when', async () => {
    const untilMs = Date.UTC(2026, 10, 24);
    const underway = new AppError('answer_underway', undefined, { answerId: 'answer-1', untilMs });
    expect(await told(underway)).toMatchObject({ answerId: 'answer-1', until: '2026-11-24T00:00:00.000Z' });
  });
});
