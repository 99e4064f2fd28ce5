import { describe, expect, it } from 'vitest';
import { type ConversationEvent, Follower, Followers } from './followers.ts';

const begins: ConversationEvent = {
  name: 'answer',
  data: { answerId: 'one', messageId: 'message-1', language: 'en' },
};
const says = (seq: number): ConversationEvent => ({
  name: 'sentence',
  data: { answerId: 'one', seq, text: 'It is\nstill.', paragraph: 1, play: false, citations: [] },
});
const ends: ConversationEvent = {
  name: 'end',
  data: { answerId: 'one', state: 'whole', kind: 'reading', language: 'en', card: null },
};

function reader(answerId: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  return { follower: new Follower(answerId, writable.getWriter()), text: new Response(readable).text() };
}

describe('who follows an answer', () => {
  it('reads its events as they are written, with the mark to go on from', async () => {
    const { follower, text } = reader('one');
    const followers = new Followers();
    followers.add(follower);
    for (const event of [begins, says(1), says(2)]) followers.tell('one', event);
    followers.end('one', ends);
    const events = (await text).split('\n\n').filter(Boolean);
    expect(events.map((event) => event.split('\n').map((line) => line.split(': ')[0]))).toEqual([
      ['id', 'event', 'data'],
      ['id', 'event', 'data'],
      ['id', 'event', 'data'],
      ['event', 'data'],
    ]);
    expect(events.map((event) => /^id: (.*)$/m.exec(event)?.[1])).toEqual([
      'one:0',
      'one:1',
      'one:2',
      undefined,
    ]);
    expect(events.map((event) => /^event: (.*)$/m.exec(event)?.[1])).toEqual([
      'answer',
      'sentence',
      'sentence',
      'end',
    ]);
    expect(JSON.parse(/^data: (.*)$/m.exec(events[1] ?? '')?.[1] ?? '')).toEqual(says(1).data);
  });

  it('hears of no other answer, and is told nothing twice', async () => {
    const [mine, other] = [reader('one'), reader('two')];
    const followers = new Followers();
    followers.add(mine.follower);
    followers.add(other.follower);
    followers.tell('one', says(1));
    followers.end('one', null);
    followers.end('one', ends);
    expect((await mine.text).match(/event:/g)).toHaveLength(1);
    followers.tell('two', { name: 'idle', data: {} });
    followers.end('two', null);
    expect(await other.text).toBe('event: idle\ndata: {}\n\n');
  });

  it('and goes away holds up nobody', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const gone = new Follower('one', writable.getWriter());
    await readable.cancel();
    const there = reader('one');
    const followers = new Followers();
    followers.add(gone);
    followers.add(there.follower);
    followers.tell('one', says(1));
    await Promise.resolve();
    followers.tell('one', says(2));
    followers.end('one', ends);
    expect((await there.text).match(/event:/g)).toHaveLength(3);
  });
});
