import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { exportPKCS8, exportSPKI, generateKeyPair, importSPKI } from 'jose';
import { createPushStub } from './push-stub.ts';

/** Notifications on one's own machine: a stub of the messaging service, and the settings that lead to it. */

const CLIENT_EMAIL = 'push@demo-celestia.iam.gserviceaccount.com';
const APP_ID = '1:1:web:demo';

interface LocalKeys {
  privateKey: string;
  publicKey: string;
  vapidKey: string;
}

async function makeKeys(): Promise<LocalKeys> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const vapid = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', vapid.publicKey);
  return {
    privateKey: await exportPKCS8(pair.privateKey),
    publicKey: await exportSPKI(pair.publicKey),
    vapidKey: Buffer.from(raw).toString('base64url'),
  };
}

/** Made once and kept beside the databases: a browser's subscription is bound to them. */
async function localKeys(stateDir: string): Promise<LocalKeys> {
  const file = join(stateDir, 'push-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalKeys;
  const keys = await makeKeys();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

export interface RunningPush {
  url: string;
  /** The site's settings that lead to it. */
  variables: Readonly<Record<string, string>>;
  stop(): void;
}

/** Starts the stub on loopback. What was sent is shown at `/sent`. */
export async function startLocalPush(
  { projectId, apiKey }: { projectId: string; apiKey: string },
  stateDir: string,
): Promise<RunningPush> {
  const { privateKey, publicKey, vapidKey } = await localKeys(stateDir);
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stub = createPushStub({
    projectId,
    apiKey,
    appId: APP_ID,
    vapidKey,
    clientEmail: CLIENT_EMAIL,
    publicKey: await importSPKI(publicKey, 'RS256'),
    tokenUrl: `${url}/token`,
    nowMs: () => Date.now(),
  });
  server.on('request', async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url: path = '/' } = incoming;
    const headers = new Headers(incoming.headers as Record<string, string>);
    const body = method === 'GET' || chunks.length === 0 ? null : Buffer.concat(chunks);
    const answer =
      path === '/sent'
        ? Response.json(stub.sent)
        : await stub.fetch(new Request(url + path, { method, headers, body }));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    url,
    variables: {
      PUSH_APP_ID: APP_ID,
      PUSH_VAPID_KEY: vapidKey,
      PUSH_SERVICE_ACCOUNT: JSON.stringify({ client_email: CLIENT_EMAIL, private_key: privateKey }),
      PUSH_INSTALLATIONS_URL: url,
      PUSH_REGISTRATIONS_URL: url,
      PUSH_SEND_URL: url,
      PUSH_TOKEN_URL: `${url}/token`,
    },
    stop: () => void server.close(),
  };
}
