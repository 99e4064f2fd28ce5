import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_CONVERSATIONS, MAX_MESSAGES } from '../../contract/limits.ts';
import {
  addConversation,
  findConversation,
  listConversations,
} from '../../worker/conversations/conversation-rows.ts';
import { countRows, exportChat } from '../../worker/conversations/export-chat.ts';
import { standingMessages } from '../../worker/conversations/message-rows.ts';
import { boughtLeft, grantPack, takeBackPack } from '../../worker/conversations/pack-rows.ts';
import {
  changeSettings,
  giveBack,
  settingsJson,
  takeMessage,
  usedOn,
} from '../../worker/conversations/person-rows.ts';
import { takeNewMessage } from '../../worker/conversations/take-message.ts';
import { openChat } from './chat.ts';
import { objectOf } from './person-object.ts';
import { serveKeys } from './sign-in.ts';

/** What a person's object keeps, to the message and to the millisecond. */

const NOON = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

type Sql = Parameters<typeof takeNewMessage>[0];

async function inObjectOf<Result>(person: string, work: (sql: Sql, conversation: string) => Result) {
  const { id } = await openChat(person);
  return runInDurableObject(await objectOf(person), (_object, state) => work(state.storage.sql as Sql, id));
}

beforeEach(() => {
  serveKeys();
});

describe('the settings of a person', () => {
  it('take the first zone for none that was changed, and another once in 24 hours', async () => {
    await inObjectOf('zones', (sql) => {
      sql.exec('UPDATE person SET zone = NULL, zone_changed_ms = NULL');
      const told = (nowMs: number) => settingsJson(sql, { visitorZone: 'UTC', perDay: 3, nowMs });
      const move = (zone: string, nowMs: number) => changeSettings(sql, { zone }, nowMs);
      expect(move('Asia/Tokyo', NOON)).toEqual({ ok: true, value: null });
      expect(told(NOON)).toMatchObject({ zone: 'Asia/Tokyo', zoneChangeable: null });
      expect(move('Europe/Paris', NOON)).toMatchObject({ ok: true });
      expect(told(NOON).zoneChangeable).toBe(iso(NOON + DAY_MS));
      expect(move('Europe/Paris', NOON + 1)).toMatchObject({ ok: true });
      expect(move('Asia/Tokyo', NOON + DAY_MS - 1)).toEqual({
        ok: false,
        code: 'zone_settled',
        untilMs: NOON + DAY_MS,
      });
      expect(told(NOON + DAY_MS - 1)).toMatchObject({ zone: 'Europe/Paris' });
      expect(told(NOON + DAY_MS).zoneChangeable).toBeNull();
      expect(move('Asia/Tokyo', NOON + DAY_MS)).toMatchObject({ ok: true });
      expect(exportChat(sql).settings).toMatchObject({ zone: 'Asia/Tokyo', zoneChanged: iso(NOON + DAY_MS) });
    });
  });

  it('change by what is given alone, and tell when consent was', async () => {
    await inObjectOf('wishes', (sql) => {
      const told = () => settingsJson(sql, { visitorZone: 'UTC', perDay: null, nowMs: NOON });
      changeSettings(sql, { zone: 'Europe/Paris', country: 'BR', consent: { version: 1 } }, NOON);
      changeSettings(sql, {}, NOON + 1000);
      const given = { version: 1 as const, given: iso(NOON) };
      expect(told()).toMatchObject({ country: 'BR', consent: given, quota: { perDay: null, left: null } });
      expect(exportChat(sql).settings).toMatchObject({ country: 'BR', consent: given });
      changeSettings(sql, { consent: null, country: null }, NOON);
      expect(told()).toMatchObject({ country: null, consent: null });
      expect(exportChat(sql).settings.consent).toBeNull();
    });
  });
});

describe('the messages of a day', () => {
  const today = { day: '2026-11-23', returnsMs: 0 };

  it('are taken to the last, then those that were bought, the oldest first', async () => {
    await inObjectOf('spender', (sql) => {
      grantPack(sql, 'second', 1, NOON + 1);
      grantPack(sql, 'first', 1, NOON);
      const takes = ['a', 'b', 'c', 'd', 'e'].map((id) => takeMessage(sql, id, today, 2));
      expect(takes).toEqual([true, true, true, true, false]);
      const { packs } = exportChat(sql);
      expect(packs.map(({ order, used }) => [order, used])).toEqual([
        ['first', 1],
        ['second', 1],
      ]);
      const { quota } = settingsJson(sql, { visitorZone: 'UTC', perDay: 2, nowMs: NOON });
      expect(quota).toMatchObject({ left: 0, bought: 0 });
      giveBack(sql, 'a');
      giveBack(sql, 'c');
      expect([usedOn(sql, today.day), boughtLeft(sql)]).toEqual([1, 1]);
      expect(settingsJson(sql, { visitorZone: 'UTC', perDay: 0, nowMs: NOON }).quota.left).toBe(0);
    });
  });

  it('that were taken back do not come back with an answer that failed', async () => {
    await inObjectOf('refunded', (sql) => {
      grantPack(sql, 'order', 3, NOON);
      expect(takeMessage(sql, 'a', today, 0)).toBe(true);
      expect(takeBackPack(sql, 'order', NOON)).toEqual({ used: 1 });
      giveBack(sql, 'a');
      expect(boughtLeft(sql)).toBe(0);
      expect(takeMessage(sql, 'b', today, 0)).toBe(false);
    });
  });

  it('are not counted for the next, and those of the last are forgotten', async () => {
    await inObjectOf('tomorrow', (sql) => {
      expect(takeMessage(sql, 'a', today, 1)).toBe(true);
      expect(takeMessage(sql, 'b', { ...today, day: '2026-11-24' }, 1)).toBe(true);
      expect([usedOn(sql, '2026-11-23'), usedOn(sql, '2026-11-24')]).toEqual([0, 1]);
      expect(exportChat(sql).used).toEqual([{ day: '2026-11-24', messages: 1 }]);
    });
  });
});

describe('a person’s conversations', () => {
  it('are as many as there may be, and the one that was talked in last stands first', async () => {
    await inObjectOf('talker', (sql, first) => {
      const add = (index: number) =>
        addConversation(sql, { id: `more-${index}`, persona: 'celestia', partner: null }, NOON + index);
      sql.exec('UPDATE conversation SET updated_ms = ?', NOON - 1);
      for (let index = 1; index < MAX_CONVERSATIONS; index++) expect(add(index)).toBe(true);
      expect(add(MAX_CONVERSATIONS)).toBe(false);
      const list = listConversations(sql);
      expect(list).toHaveLength(MAX_CONVERSATIONS);
      expect([list[0]?.id, list.at(-1)?.id]).toEqual([`more-${MAX_CONVERSATIONS - 1}`, first]);
    });
  });

  it('hold as many messages as they may, of which the last may still be mended', async () => {
    await inObjectOf('full', (sql, id) => {
      const say = (message: string, edits?: string) => {
        const taking = {
          asker: {
            name: '',
            birth: null,
            bornOn: '1990-05-15',
            country: null,
            language: 'en' as const,
            zone: 'UTC',
          },
          ears: {},
          perDay: null,
          boot: 'this life',
          answerId: `answer-${message}`,
          nowMs: NOON,
        };
        const asked = {
          id: message,
          text: 'What of my Venus?',
          language: 'en' as const,
          ...(edits && { edits }),
        };
        const outcome = takeNewMessage(sql, id, asked, taking);
        sql.exec("UPDATE answer SET state = 'done'");
        return outcome.ok ? 'taken' : outcome.code;
      };
      sql.exec(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO message (conversation_id, id, seq, text, language, verdict, answer_id, created_ms)
         SELECT ?, 'old-' || i, i, 'Hello', 'en', '{"kind":"none"}', 'answer-' || i, 0 FROM n`,
        MAX_MESSAGES - 1,
        id,
      );
      expect([say('last'), say('more'), say('mended', 'last'), say('more')]).toEqual([
        'taken',
        'conversation_full',
        'taken',
        'conversation_full',
      ]);
      expect(standingMessages(sql, id)).toHaveLength(MAX_MESSAGES);
      expect([say('lost', 'nowhere'), say('last'), say('gone', 'last')]).toEqual([
        'not_found',
        'taken',
        'not_found',
      ]);
      expect(findConversation(sql, id)?.title).toBe('What of my Venus?');
      // A person, a conversation, its messages with the one that was mended, an answer, and what the two have cost.
      expect(countRows(sql)).toBe(1 + 1 + (MAX_MESSAGES + 1) + 1 + 2);
    });
  });
});
