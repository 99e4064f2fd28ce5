import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { earSureOf } from '../../features/celestia/care/ear/unsure-ear.fixture.ts';
import { findConversation } from '../../worker/conversations/conversation-rows.ts';
import { standingMessages } from '../../worker/conversations/message-rows.ts';
import { takeNewMessage } from '../../worker/conversations/take-message.ts';
import { openChat } from './chat.ts';
import { objectOf } from './person-object.ts';
import { serveKeys } from './sign-in.ts';

/** What care is in doubt of in a conversation: it costs a message, gives no title, is left once, and never by a chart that plays a part. */

const SCENE = 'two suitcases are open on the bed and I keep taking things out of them again';
const NOON = Date.UTC(2026, 10, 23, 12);

const ASKER = {
  name: '',
  birth: null,
  bornOn: '1990-05-15',
  country: 'US',
  language: 'en' as const,
  zone: 'UTC',
};

type Sql = Parameters<typeof takeNewMessage>[0];

async function inObjectOf<Result>(person: string, work: (sql: Sql) => Result): Promise<Result> {
  return runInDurableObject(await objectOf(person), (_object, state) => work(state.storage.sql as Sql));
}

function say(sql: Sql, conversation: string, id: string, more: { edits?: string; perDay?: number } = {}) {
  const { perDay = 5, ...edits } = more;
  const taking = {
    asker: ASKER,
    ears: { en: earSureOf(-1.2) },
    perDay,
    boot: 'this life',
    answerId: `answer-${id}`,
    nowMs: NOON,
  };
  const outcome = takeNewMessage(sql, conversation, { id, text: SCENE, language: 'en', ...edits }, taking);
  sql.exec("UPDATE answer SET state = 'done'");
  return outcome;
}

const verdictsIn = (sql: Sql, conversation: string) =>
  standingMessages(sql, conversation).map(({ verdict }) => JSON.parse(verdict).kind);

const charged = (sql: Sql) => Number(sql.exec('SELECT count(*) AS sum FROM charge').one().sum);

describe('a message that leaves a doubt', () => {
  beforeEach(() => {
    serveKeys();
  });

  it('costs one, gives no title, and is asked about for nothing the second time', async () => {
    const { id } = await openChat('doubting');
    const seen = await inObjectOf('doubting', (sql) => {
      say(sql, id, 'first');
      const once = charged(sql);
      say(sql, id, 'second');
      const conversation = findConversation(sql, id);
      return { once, twice: charged(sql), verdicts: verdictsIn(sql, id), title: conversation?.title };
    });
    expect(seen).toEqual({ once: 1, twice: 1, verdicts: ['doubt', 'hint'], title: '' });
  });

  it('is one still when a slip in it is mended', async () => {
    const { id } = await openChat('mending');
    const verdicts = await inObjectOf('mending', (sql) => {
      say(sql, id, 'first');
      say(sql, id, 'again', { edits: 'first' });
      return verdictsIn(sql, id);
    });
    expect(verdicts).toEqual(['doubt']);
  });

  it('is kept out where the day is spent, as any', async () => {
    const { id } = await openChat('spent-in-doubt');
    const outcome = await inObjectOf('spent-in-doubt', (sql) => say(sql, id, 'first', { perDay: 0 }));
    expect(outcome).toMatchObject({ ok: false, code: 'quota_spent' });
  });

  it('is asked about by a chart that plays a part', async () => {
    const fields = { day: '3', month: '10', year: '1987', time: '20:20', place: 'Paris', placeId: '2988507' };
    const { id } = await openChat('in-love', { persona: 'lover', partner: { name: 'Ada', fields } });
    const verdicts = await inObjectOf('in-love', (sql) => {
      say(sql, id, 'first');
      return verdictsIn(sql, id);
    });
    expect(verdicts).toEqual(['hint']);
  });
});
