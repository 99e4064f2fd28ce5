import { env } from 'cloudflare:workers';
import { exportPKCS8, generateKeyPair } from 'jose';
import { createPushStub, type PushStub } from '../../scripts/push-stub/push-stub.ts';
import { serveKeys } from './sign-in.ts';

/** The messaging service as the worker sees it. */

const HOST = 'https://push.test';
const EMAIL = 'push@celestia-test.iam.gserviceaccount.com';
const pair = await generateKeyPair('RS256', { extractable: true });

export const PUSH_SETTINGS = {
  FIREBASE_API_KEY: 'public-key',
  PUSH_APP_ID: '1:1:web:1',
  PUSH_VAPID_KEY: 'BPublicKey',
  PUSH_SERVICE_ACCOUNT: JSON.stringify({
    client_email: EMAIL,
    private_key: await exportPKCS8(pair.privateKey),
    private_key_id: 'key-of-push',
  }),
  PUSH_INSTALLATIONS_URL: 'https://installations.push.test',
  PUSH_REGISTRATIONS_URL: 'https://registrations.push.test',
  PUSH_SEND_URL: HOST,
  PUSH_TOKEN_URL: `${HOST}/token`,
};
const SEND_URL = `${HOST}/v1/projects/celestia-test/messages:send`;

type Settings = Record<keyof typeof PUSH_SETTINGS, string>;

/** Gives the site these settings. */
export function setPush(settings: Partial<Settings>): void {
  Object.assign(env, settings);
}

/** Takes notifications away again. */
export function unsetPush(): void {
  setPush({ FIREBASE_API_KEY: '', PUSH_APP_ID: '', PUSH_VAPID_KEY: '', PUSH_SERVICE_ACCOUNT: '' });
}

/** One for all tests of a file: the worker keeps the right to send that it got of it. */
const stub = createPushStub({
  projectId: 'celestia-test',
  apiKey: PUSH_SETTINGS.FIREBASE_API_KEY,
  appId: PUSH_SETTINGS.PUSH_APP_ID,
  vapidKey: PUSH_SETTINGS.PUSH_VAPID_KEY,
  clientEmail: EMAIL,
  publicKey: pair.publicKey,
  tokenUrl: PUSH_SETTINGS.PUSH_TOKEN_URL,
  nowMs: () => Date.now(),
});

const ask = (url: string) => (init: RequestInit | undefined) => stub.fetch(new Request(url, init));

/** Has the service answer at the site's settings, with nothing sent yet; the identity provider answers beside it. */
export function servePush(): PushStub {
  stub.sent.splice(0);
  stub.answerTo = () => null;
  serveKeys({
    [PUSH_SETTINGS.PUSH_TOKEN_URL]: ask(PUSH_SETTINGS.PUSH_TOKEN_URL),
    [SEND_URL]: ask(SEND_URL),
  });
  setPush(PUSH_SETTINGS);
  return stub;
}
