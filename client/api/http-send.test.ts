import { expect, test } from 'vitest';
import { type OutgoingRequest, sendOnce } from './http-send.ts';
import { CallTimeout, ConnectionLost, isLineFailure } from './retry-policy.ts';

const REQUEST: OutgoingRequest = {
  url: 'https://site.test/api/a',
  method: 'GET',
  headers: new Headers(),
  body: null,
  stream: false,
};

const { signal } = new AbortController();

test.each([
  ['Chrome', new TypeError('Failed to fetch')],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
  ['Safari', new TypeError('Load failed')],
  ['workerd', new Error('Network connection lost.')],
])('what %s says of a broken line is one', async (_engine, cause) => {
  const lost = await sendOnce(REQUEST, { fetch: () => Promise.reject(cause), signal }).catch(
    (error) => error,
  );
  expect(lost).toBeInstanceOf(ConnectionLost);
  expect(lost.cause).toBe(cause);
  expect(isLineFailure(lost)).toBe(true);
});

test('a request that cannot be is the program’s fault and never leaves', async () => {
  let sent = 0;
  const fetch = () => {
    sent += 1;
    return Promise.reject(new Error('sent'));
  };
  const impossible = { ...REQUEST, body: 'a GET has none' };
  const fault = await sendOnce(impossible, { fetch, signal }).catch((error) => error);
  expect(fault).toBeInstanceOf(TypeError);
  expect([isLineFailure(fault), sent]).toEqual([false, 0]);
});

test('a call that is stopped ends with the reason of whoever stopped it', async () => {
  const stop = new AbortController();
  const reason = new CallTimeout('enough');
  const fetch = () => {
    stop.abort(reason);
    return Promise.reject(new DOMException('aborted', 'AbortError'));
  };
  await expect(sendOnce(REQUEST, { fetch, signal: stop.signal })).rejects.toBe(reason);
});
