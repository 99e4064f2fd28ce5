import { env, exports } from 'cloudflare:workers';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusAnswer } from '../../contract/status.ts';
import { loadWords } from '../../locales/index.ts';
import { LANGUAGES } from '../../locales/locales.ts';
import { createLog, logError } from '../../worker/log.ts';
import { tallyLine } from '../../worker/watch/tally-log.ts';
import { addTally, dayOf, dropOldTally } from '../../worker/watch/tally-rows.ts';
import { eventually } from './eventually.ts';
import { request } from './request.ts';

const DAY_MS = 86_400_000;
// Noon of the next day (UTC): nothing counted before is later, and the minutes that pass in this file meet no midnight.
let nowMs = (Math.floor(Date.now() / DAY_MS) + 1.5) * DAY_MS;
const TODAY = dayOf(nowMs);

/** Time goes on through the whole file: what was counted before is written down by then, and what comes next is written at once. */
function passSeconds(seconds: number): void {
  nowMs += seconds * 1000;
  vi.setSystemTime(nowMs);
}

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // What the isolate has counted before goes with this, and away.
  passSeconds(60);
  tallyLine({ level: 'error', event: 'before', code: '' });
  await eventually(async () =>
    expect(await rows()).toContainEqual(expect.objectContaining({ event: 'before' })),
  );
  passSeconds(60);
  await env.ACCOUNTS.prepare('DELETE FROM tally').run();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function rows() {
  return (await env.ACCOUNTS.prepare('SELECT * FROM tally ORDER BY level DESC, event').all()).results;
}

async function counted(): Promise<string[]> {
  return (await rows())
    .map(({ day, level, event, code, times }) => [day, level, event, code, times].join(' '))
    .toSorted();
}

async function tallyShown() {
  const response = await request('/status.json');
  return v.parse(StatusAnswer, await response.json()).tally;
}

describe('what the log tells', () => {
  it('is counted by day, event and code, and nothing else of it is written', async () => {
    const answer = await request('/api/account/login', {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.test', 'Content-Type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    expect(answer.status).toBe(403);
    const refusal = {
      day: TODAY,
      level: 'security',
      event: 'origin_refused',
      code: 'forbidden_origin',
      times: 1,
    };
    await eventually(async () => expect(await rows()).toEqual([refusal]));
    expect(await tallyShown()).toEqual([
      { level: 'security', event: 'origin_refused', today: 1, yesterday: 0, week: 1 },
    ]);
  });

  it('is written once for a flood of it, and none is lost while the isolate lives', async () => {
    const prepare = vi.spyOn(env.ACCOUNTS, 'batch');
    const log = createLog(() => 'test');
    for (let time = 0; time < 500; time += 1) log.security('rate_limited', 'too_many_requests');
    logError('internal', new Error('the name is Ada'), 'id');
    expect(prepare.mock.calls.length).toBeLessThanOrEqual(1);
    passSeconds(11);
    log.security('rate_limited', 'too_many_requests');
    const times = { rate_limited: 501, internal: 1 };
    await eventually(async () =>
      expect(Object.fromEntries((await rows()).map((row) => [row.event, row.times]))).toEqual(times),
    );
    expect(JSON.stringify(await rows())).not.toContain('Ada');
  });

  it('of another level, event or code is counted apart', async () => {
    const log = createLog(() => 'test');
    // The first is written at once; those after it wait for one another.
    log.security('sign_out', '');
    log.security('session_ended', 'idle');
    log.security('session_ended', 'idle');
    log.security('session_ended', 'old');
    log.security('session_refused', 'old');
    tallyLine({ level: 'error', event: 'session_ended', code: 'old' });
    passSeconds(11);
    log.security('session_ended', 'idle');
    await eventually(async () =>
      expect(await counted()).toEqual([
        `${TODAY} error session_ended old 1`,
        `${TODAY} security session_ended idle 3`,
        `${TODAY} security session_ended old 1`,
        `${TODAY} security session_refused old 1`,
        `${TODAY} security sign_out  1`,
      ]),
    );
  });

  it('waits for the next where the database is down', async () => {
    const batch = vi.spyOn(env.ACCOUNTS, 'batch').mockRejectedValueOnce(new Error('down'));
    tallyLine({ level: 'error', event: 'internal', code: '' });
    await eventually(() => expect(batch).toHaveBeenCalled());
    expect(await rows()).toEqual([]);
    passSeconds(11);
    tallyLine({ level: 'error', event: 'internal', code: '' });
    await eventually(async () => expect(await rows()).toMatchObject([{ event: 'internal', times: 2 }]));
  });

  it('is shown for seven days and kept for ninety', async () => {
    const ago = (days: number) => ({
      day: dayOf(Date.now() - days * DAY_MS),
      level: 'error' as const,
      event: 'internal',
      code: '',
      times: 1,
    });
    await addTally(env.ACCOUNTS, [ago(0), ago(1), ago(6), ago(7), ago(90), ago(91)]);
    const refusal = { ...ago(1), level: 'security' as const, event: 'sign_in' };
    await addTally(env.ACCOUNTS, [
      { ...refusal, code: 'new' },
      { ...refusal, code: 'known' },
    ]);
    expect(await tallyShown()).toEqual([
      { level: 'security', event: 'sign_in', today: 0, yesterday: 2, week: 2 },
      { level: 'error', event: 'internal', today: 1, yesterday: 1, week: 3 },
    ]);
    await dropOldTally(env.ACCOUNTS, Date.now());
    expect(await rows()).toHaveLength(7);
  });
});

describe('the page', () => {
  it.each(LANGUAGES)('tells of it in words, in %s', async (language) => {
    await addTally(env.ACCOUNTS, [
      { day: TODAY, level: 'security', event: 'human_refused', code: 'human_check_failed', times: 7 },
    ]);
    const { tally } = (await loadWords(language, ['status'])).section('status');
    // A name that nobody has asked by: pages are stored.
    const response = await exports.default.fetch(new Request(`https://tally.test/${language}/status`));
    const html = await response.text();
    expect(html).toContain(tally.events.human_refused);
    expect(html).toContain('<code>human_refused</code>');
  });
});

describe('a day that begins', () => {
  it('takes nothing over that was counted on the day before and not yet written', async () => {
    const log = createLog(() => 'test');
    log.security('sign_out', '');
    log.security('session_ended', 'idle');
    const day = dayOf(nowMs);
    passSeconds(DAY_MS / 1000);
    log.security('session_ended', 'idle');
    await eventually(async () =>
      expect(await counted()).toEqual([
        `${day} security session_ended idle 1`,
        `${day} security sign_out  1`,
        `${dayOf(nowMs)} security session_ended idle 1`,
      ]),
    );
  });
});
