import { expect, test } from 'vitest';
import { createBearer, RENEW_BEFORE_MS, type SignedIn } from './http-bearer.ts';

/** A bearer whose answers come when they are told to. */
function fakeSource() {
  const state: { nowMs: number; login: SignedIn } = { nowMs: 0, login: { isLoggedIn: true, userId: 'ada' } };
  const asked: PromiseWithResolvers<Response>[] = [];
  const bearer = createBearer({
    login: () => state.login,
    now: () => state.nowMs,
    ask: () => {
      const answer = Promise.withResolvers<Response>();
      asked.push(answer);
      return answer.promise;
    },
  });
  /** Lets everything happen that waits for nothing. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  /** Answers what was asked last with a body. */
  const answer = (body: unknown, status = 200) => asked.at(-1)?.resolve(Response.json(body, { status }));
  /** Asks and answers at once. */
  async function getWith(body: unknown, status = 200): Promise<string | null> {
    const token = bearer.get();
    await settle();
    answer(body, status);
    return await token;
  }
  return { state, asked, bearer, settle, answer, getWith };
}

const BORA: SignedIn = { isLoggedIn: true, userId: 'bora' };
const NOBODY: SignedIn = { isLoggedIn: false, userId: null };
const GOOD = { token: 'one', expiresInSeconds: 300 };

test('nobody has no bearer, and none is asked for', async () => {
  const { state, asked, bearer } = fakeSource();
  state.login = NOBODY;
  expect([await bearer.get(), asked.length]).toEqual([null, 0]);
});

test('a bearer is asked for once at a time and then kept', async () => {
  const { asked, bearer, settle, answer } = fakeSource();
  const tokens = [bearer.get(), bearer.get()];
  await settle();
  tokens.push(bearer.get());
  answer(GOOD);
  expect(await Promise.all(tokens)).toEqual(['one', 'one', 'one']);
  expect([await bearer.get(), asked.length]).toEqual(['one', 1]);
});

test('a bearer is renewed 30 s before its end, which counts from the asking', async () => {
  expect(RENEW_BEFORE_MS).toBe(30_000);
  const { state, asked, bearer, settle, answer, getWith } = fakeSource();
  const first = bearer.get();
  await settle();
  state.nowMs = 5000;
  answer(GOOD);
  await first;
  state.nowMs = 269_999;
  expect(await bearer.get()).toBe('one');
  state.nowMs = 270_000;
  expect(await getWith({ ...GOOD, token: 'two' })).toBe('two');
  expect([await bearer.get(), asked.length]).toEqual(['two', 2]);
});

test('another person gets a bearer of their own, also while the first is on its way', async () => {
  const { state, asked, bearer, settle, answer, getWith } = fakeSource();
  const ofAda = bearer.get();
  await settle();
  state.login = BORA;
  const ofBora = bearer.get();
  await settle();
  asked[0]?.resolve(Response.json(GOOD));
  answer({ ...GOOD, token: 'bora’s' });
  expect([await ofAda, await ofBora, await bearer.get()]).toEqual([null, 'bora’s', 'bora’s']);
  state.login = { isLoggedIn: true, userId: 'ada' };
  expect(await getWith({ ...GOOD, token: 'ada’s' })).toBe('ada’s');
});

test('a bearer that comes when another person has signed in is not taken', async () => {
  const { state, asked, bearer, settle, answer, getWith } = fakeSource();
  const token = bearer.get();
  await settle();
  state.login = BORA;
  answer(GOOD);
  expect(await token).toBeNull();
  state.login = { isLoggedIn: true, userId: 'ada' };
  expect([await getWith({ ...GOOD, token: 'two' }), asked.length]).toEqual(['two', 2]);
});

test('a bearer is dropped at sign-out, told or not', async () => {
  const { state, asked, bearer, getWith } = fakeSource();
  await getWith(GOOD);
  bearer.forget();
  expect(await getWith({ ...GOOD, token: 'two' })).toBe('two');
  const ada = state.login;
  state.login = NOBODY;
  expect(await bearer.get()).toBeNull();
  state.login = ada;
  expect([await getWith({ ...GOOD, token: 'three' }), asked.length]).toEqual(['three', 3]);
});

test('a bearer on its way at sign-out is not taken when it comes', async () => {
  const { asked, bearer, settle, answer, getWith } = fakeSource();
  const token = bearer.get();
  await settle();
  bearer.forget();
  answer(GOOD);
  expect(await token).toBeNull();
  expect([await getWith({ ...GOOD, token: 'two' }), asked.length]).toEqual(['two', 2]);
});

test('a bearer of somebody else than the browser knows is neither used nor kept', async () => {
  const { asked, bearer, getWith } = fakeSource();
  expect(await getWith({ ...GOOD, userId: 'bora' })).toBeNull();
  expect(await getWith({ ...GOOD, userId: null })).toBeNull();
  expect(await getWith({ ...GOOD, userId: 'ada' })).toBe('one');
  expect([await bearer.get(), asked.length]).toEqual(['one', 3]);
});

test('a bearer that was refused is dropped, and one that has come since is not', async () => {
  const { asked, bearer, settle, answer, getWith } = fakeSource();
  await getWith(GOOD);
  bearer.drop('one');
  const second = bearer.get();
  await settle();
  bearer.drop('one');
  answer({ ...GOOD, token: 'two' });
  expect(await second).toBe('two');
  bearer.drop('one');
  expect([await bearer.get(), asked.length]).toEqual(['two', 2]);
});

test('an answer without a bearer is none, and the next call asks again', async () => {
  const { asked, getWith } = fakeSource();
  expect(await getWith(GOOD, 503)).toBeNull();
  expect(await getWith({ token: 'one' })).toBeNull();
  expect(await getWith({ expiresInSeconds: 300 })).toBeNull();
  expect([await getWith(GOOD), asked.length]).toEqual(['one', 4]);
});

test('a call for it that fails fails everyone who waits, and the next call asks again', async () => {
  const { asked, bearer, settle, getWith } = fakeSource();
  const tokens = Promise.allSettled([bearer.get(), bearer.get()]);
  await settle();
  asked[0]?.reject(new Error('lost'));
  expect((await tokens).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(getWith(null)).rejects.toThrow(TypeError);
  expect(await getWith(GOOD)).toBe('one');
});
