import { expect, it } from 'vitest';
import { askedStream, askStream } from './ask-stream.ts';

it.each([
  ['talk-0001', 'answer-1:7'],
  ['talk-0001', ''],
  ['a/b?c=d#e%20', 'x:0'],
  ['..', ''],
])('an object hears which stream is asked for, and from where on: %s behind %j', async (id, after) => {
  const asked: Request[] = [];
  const fetch = async (address: string | Request, init?: RequestInit) => {
    asked.push(new Request(address, init));
    return new Response('the stream');
  };
  const object = { fetch } as unknown as Parameters<typeof askStream>[0];
  expect(await (await askStream(object, id, after)).text()).toBe('the stream');
  const heard = id === '..' ? '' : id;
  expect(asked.map(askedStream)).toEqual([{ conversationId: heard, after }]);
});
