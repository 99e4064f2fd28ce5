import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import { TIDING_HOURS } from '../../contract/tidings.ts';
import { nextDueMs } from '../../features/tidings/next-due.ts';
import { zoneClock } from '../../routes/zones/zone-clock.ts';
import { CLOCKS } from '../../worker/civil-time/clocks.ts';
import worker from '../../worker/index.ts';
import { createLog } from '../../worker/log.ts';
import { queueDue } from '../../worker/tidings/queue-due.ts';
import { inDrill } from '../drills.ts';
import { servePush, unsetPush } from './push-service.ts';
import { ORIGIN } from './request.ts';

const PEOPLE = inDrill(100_000, 192);
const DRILL_MS = inDrill(3 * 3_600_000, 120_000);
const HOUR_MS = 3_600_000;
/** A Monday, before anybody's; the full Moon of Tuesday is in every letter of the week. */
const START_MS = Date.UTC(2026, 10, 22, 9);
const END_MS = START_MS + 72 * HOUR_MS;
const STEP_MS = HOUR_MS / 2;

const ZONES = [
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Europe/Istanbul',
  'Europe/Paris',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Los_Angeles',
];
const GROUPS = ZONES.flatMap((zone) =>
  TIDING_HOURS.flatMap((hour) =>
    (['mail', 'push'] as const).flatMap((way) =>
      (['weekly', 'daily'] as const).map((rhythm) => ({ zone, hour, way, rhythm })),
    ),
  ),
);
const groupOf = (person: number) =>
  GROUPS[person % GROUPS.length] ?? { zone: 'UTC', hour: 9, way: 'mail', rhythm: 'weekly' };

const bindings = env as unknown as {
  MAIL: { send(mail: { to: string }): Promise<unknown> };
  TIDINGS: { sendBatch(messages: Iterable<{ body: { userIds: string[] } }>): Promise<unknown> };
  SITE_ORIGIN: string;
};

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  bindings.SITE_ORIGIN = '';
  unsetPush();
  await env.ACCOUNTS.prepare("DELETE FROM tidings WHERE user_id LIKE 'crowd-%'").run();
  await env.ACCOUNTS.prepare("DELETE FROM user WHERE id LIKE 'crowd-%'").run();
});

/** People of all zones and hours, half of whom want letters and half notifications, once a week or whenever the Moon changes. */
async function gatherCrowd(): Promise<void> {
  const numbers = 'WITH RECURSIVE crowd (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM crowd WHERE n + 1 < ?1)';
  await env.ACCOUNTS.prepare(
    `INSERT INTO user (id, email, email_verified, language, login_method, created_ms, updated_ms)
     ${numbers} SELECT 'crowd-' || n, 'crowd-' || n || '@example.com', 1, 'en', 'email', 0, 0 FROM crowd`,
  )
    .bind(PEOPLE)
    .run();
  await env.ACCOUNTS.batch(
    [
      `INSERT INTO session (id, user_id, auth_seconds, created_ms, seen_ms, checked_ms)
       ${numbers} SELECT 'crowd-' || n, 'crowd-' || n, 0, 0, 0, 0 FROM crowd`,
      `INSERT INTO push_token (session_id, user_id, token, kept_ms)
       ${numbers} SELECT 'crowd-' || n, 'crowd-' || n, 'browser-of-crowd-' || n, 0 FROM crowd`,
    ].map((query) => env.ACCOUNTS.prepare(query).bind(PEOPLE)),
  );
  for (const [index, { zone, hour, way, rhythm }] of GROUPS.entries()) {
    const clock = zoneClock(CLOCKS, zone, START_MS, START_MS);
    const times = { mail: 'never', push: 'never', [way]: rhythm, hour } as const;
    const nextMs = nextDueMs(START_MS, times, clock);
    await env.ACCOUNTS.prepare(
      `INSERT INTO tidings (user_id, kinds, push_kinds, mail, push, hour, zone, next_ms, changed_ms)
       ${numbers} SELECT 'crowd-' || n, 'moon', 'moon', ?2, ?3, ?4, ?5, ?6, 0 FROM crowd WHERE n % ?7 = ?8`,
    )
      .bind(PEOPLE, times.mail, times.push, hour, zone, nextMs, GROUPS.length, index)
      .run();
  }
}

const readers = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
  ]),
);

/** Day and hour of an instant in a zone, by another's account than the site's own. */
function wallOf(zone: string, ms: number): { day: string; hour: number } {
  const parts = Object.fromEntries(
    (readers.get(zone)?.formatToParts(ms) ?? []).map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

it(
  'a crowd is told by the queue, each once, nobody twice on a day or in their night, however the queue brings its messages',
  async () => {
    await gatherCrowd();
    bindings.SITE_ORIGIN = ORIGIN;
    let nowMs = START_MS;
    const told = new Map<number, string[]>();
    const note = (way: string, to: string) => {
      const person = Number(/\d+/.exec(to)?.[0]);
      const { zone, hour, way: wanted } = groupOf(person);
      const wall = wallOf(zone, nowMs);
      expect(way, to).toBe(wanted);
      expect(wall.hour, to).toBeGreaterThanOrEqual(hour);
      expect(wall.hour, to).toBeLessThan(22);
      const days = told.get(person) ?? [];
      expect(days, to).not.toContain(wall.day);
      told.set(person, [...days, wall.day]);
    };
    servePush().answerTo = (token) => {
      note('push', token);
      return null;
    };
    vi.spyOn(bindings.MAIL, 'send').mockImplementation(async ({ to }) => {
      note('mail', to);
      return {};
    });
    let sent = 0;
    let waiting: { atMs: number; body: { userIds: string[] } }[] = [];
    vi.spyOn(bindings.TIDINGS, 'sendBatch').mockImplementation(async (messages) => {
      for (const { body } of messages) {
        sent += 1;
        // Of the first day each fifth comes hours late, into the night of some, who are told the day after; each third comes twice.
        const isLate = sent % 5 === 0 && nowMs < START_MS + 24 * HOUR_MS;
        waiting.push({ atMs: nowMs + (isLate ? 6 * HOUR_MS : 0), body });
        if (sent % 3 === 0) waiting.push({ atMs: nowMs + (sent % 2) * HOUR_MS, body });
      }
      return {};
    });
    vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
    for (; nowMs < END_MS; nowMs += STEP_MS) {
      vi.setSystemTime(nowMs);
      await queueDue({ env, nowMs, log: createLog(() => 'crowd') });
      const come = waiting.filter(({ atMs }) => atMs <= nowMs);
      waiting = waiting.filter(({ atMs }) => atMs > nowMs);
      await worker.queue({ messages: come.map(({ body }) => ({ body, ack: vi.fn() })) }, env);
    }
    vi.useRealTimers();
    const counts = Array.from({ length: PEOPLE }, (_, person) => {
      const { way, rhythm } = groupOf(person);
      return { way, rhythm, days: told.get(person)?.length ?? 0 };
    });
    expect(counts.filter(({ days }) => days !== 1)).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(PEOPLE / 50);
  },
  DRILL_MS,
);
