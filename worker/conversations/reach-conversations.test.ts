import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/app-error.ts';
import type { Outcome } from './outcome.ts';
import { conversationsId, conversationsOf, granted } from './reach-conversations.ts';

const NOW_MS = Date.UTC(2026, 10, 23, 12);

function refusalOf(outcome: Outcome<string>): AppError {
  try {
    granted(outcome, NOW_MS);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('nothing was refused');
}

describe('what an object answers', () => {
  it('is handed on where it is granted', () => {
    expect(granted({ ok: true, value: 'answer-1' }, NOW_MS)).toBe('answer-1');
  });

  it.each([
    ['quota_spent', 90_000, 90],
    ['quota_spent', 90_001, 91],
    ['quota_spent', 200, 1],
    ['quota_spent', -5000, 1],
    ['zone_settled', 90_000, undefined],
  ] as const)('as %s until %i ms on says to come again in %j s', (code, waitMs, seconds) => {
    const refusal = refusalOf({ ok: false, code, untilMs: NOW_MS + waitMs });
    expect(refusal).toMatchObject({ code, untilMs: NOW_MS + waitMs });
    expect(refusal.retryAfterSeconds).toBe(seconds);
  });

  it('names the answer that is in the way, where one is', () => {
    const refusal = refusalOf({ ok: false, code: 'answer_underway', answerId: 'answer-1' });
    expect(refusal).toMatchObject({ code: 'answer_underway', answerId: 'answer-1' });
    expect(refusalOf({ ok: false, code: 'not_found' })).toMatchObject({ code: 'not_found' });
  });
});

/** A namespace of objects, which says where and by what name it is asked. */
function namespace(where: string): object {
  return {
    jurisdiction: (name: string) => namespace(name),
    idFromName: (name: string) => ({ toString: () => `${where}:${name}` }),
    idFromString: (id: string) => id,
    get: (id: string) => ({ id, where }),
  };
}

type Env = Parameters<typeof conversationsId>[0];
const envOf = (jurisdiction: string) =>
  ({ CONVERSATIONS: namespace('anywhere'), CHAT_JURISDICTION: jurisdiction }) as unknown as Env;

describe('a person’s object', () => {
  const ada = { id: 'ada', createdMs: 1000 };

  it('is another for another person, and for one who has come back', () => {
    const people = [ada, { ...ada, id: 'eve' }, { ...ada, createdMs: 1001 }];
    expect(new Set(people.map((person) => conversationsId(envOf(''), person))).size).toBe(3);
    expect(conversationsId(envOf(''), { ...ada })).toBe(conversationsId(envOf(''), ada));
  });

  it.each([
    ['', 'anywhere'],
    ['eu', 'eu'],
    ['fedramp', 'fedramp'],
    ['mars', 'anywhere'],
  ])('lives, where the setting says %j, in %s', (setting, where) => {
    expect(conversationsOf(envOf(setting), ada)).toEqual({ where, id: `${where}:ada 1000` });
  });
});
