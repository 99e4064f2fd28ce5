import type { PushAnswer } from '../../contract/push.ts';
import type { PushConfig } from '../../contract/push-wire.ts';
import type { HttpOptions } from '../api/http.ts';
import { siteHttp } from '../api/site-http.ts';
import { isRenewalDue, keepRegistered, letGoOfRegistration, type PushHome } from './keep-registered.ts';
import { readPush, writePush } from './kept-push.ts';
import { PushTrouble, type PushTroubleCode } from './push-trouble.ts';
import { subscribeBrowser, unsubscribeBrowser } from './subscribe-browser.ts';

const PATH = '/api/user/push';
const LOCK = 'celestia.push';
/** What is not done by then is given up, whoever holds it up. */
const PENDING_MS = 10_000;

const storage = () => window.localStorage;

/** Does one thing at a time, whichever tab asks for it. */
function alone<T>(config: PushConfig, work: (home: PushHome) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(PENDING_MS);
  const world = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
    nowMs: () => Date.now(),
    signal,
  };
  return navigator.locks.request(LOCK, { signal }, () => work({ config, storage, world }));
}

/** Whatever goes wrong is told as a trouble; what is none of its own as the given one. */
async function withTrouble<T>(code: PushTroubleCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof PushTrouble ? cause : new PushTrouble(code, { cause });
  }
}

/** Asks the site. @throws PushTrouble site; config where it sends no notifications. */
async function askSite(options: HttpOptions): Promise<Response> {
  const response = await siteHttp.send(PATH, options).catch((cause: unknown) => {
    throw new PushTrouble('site', { cause });
  });
  if (response.ok) return response;
  throw new PushTrouble(response.status === 404 ? 'config' : 'site');
}

/** Tells the site what this browser is known by. @throws PushTrouble site, config. */
async function tellSite(token: string): Promise<PushAnswer> {
  const response = await askSite({ method: 'PUT', json: { token } });
  return (await response.json()) as PushAnswer;
}

/** Has this browser told, once its person has allowed it. @throws PushTrouble. */
export function turnOn(config: PushConfig): Promise<PushAnswer> {
  return withTrouble('subscribe', async () => {
    // Before anything is made that could not be kept.
    writePush(storage, readPush(storage));
    const token = await alone(config, async (home) =>
      keepRegistered(await subscribeBrowser(config, home.world.signal), home),
    );
    return tellSite(token);
  });
}

/** Renews what is older than seven days, where this browser is told. @throws PushTrouble. */
export function renewOld(config: PushConfig): Promise<void> {
  return withTrouble('update', async () => {
    if (!isRenewalDue(readPush(storage), Date.now())) return;
    const token = await alone(config, async (home) =>
      keepRegistered(await subscribeBrowser(config, home.world.signal), home),
    );
    await tellSite(token);
  });
}

/** Has this browser told nothing any more: by the site first, which holds at once. @throws PushTrouble. */
export function turnOff(config: PushConfig): Promise<void> {
  return withTrouble('unsubscribe', async () => {
    await askSite({ method: 'DELETE' });
    await alone(config, letGoOfRegistration);
    await unsubscribeBrowser();
  });
}
