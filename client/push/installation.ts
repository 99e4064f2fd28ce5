import type { PushConfig } from '../../contract/push-wire.ts';
import { askService, type PushReply, type PushWorld, textOf } from './push-call.ts';
import { PushTrouble } from './push-trouble.ts';

/** This browser as the service of installations knows it. */
export interface Installation {
  id: string;
  /** Gets another auth token. */
  refreshToken: string;
  authToken: string;
  /** When it ends, UTC ms. */
  authUntilMs: number;
}

const AUTH_VERSION = 'FIS_v2';
/** The version of the SDK whose wire this is (@firebase/installations): the service wants one. */
const SDK_VERSION = 'w:0.6.24';
/** A token is renewed this long before it ends. */
const SPARE_MS = 3_600_000;
const ID_BYTES = 17;
const ID_LENGTH = 22;

/** A new id: 22 letters of base64url, the first four bits 0111. */
function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  bytes[0] = 0b0111_0000 | ((bytes[0] ?? 0) & 0b1111);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, ID_LENGTH);
}

function installationsPath({ installationsUrl, projectId }: PushConfig): string {
  return `${installationsUrl}/v1/projects/${projectId}/installations`;
}

/** The token of an answer, and until when; null where there is none. */
function readToken(body: unknown, nowMs: number): Pick<Installation, 'authToken' | 'authUntilMs'> | null {
  const authToken = textOf(body, 'token');
  const seconds = Number.parseInt(textOf(body, 'expiresIn') ?? '', 10);
  return authToken && seconds > 0 ? { authToken, authUntilMs: nowMs + seconds * 1000 } : null;
}

/** A service that refuses the site's own key or app is one that was set wrongly. */
export function isMisconfigured({ status }: PushReply): boolean {
  return status === 400 || status === 401 || status === 403;
}

async function install(config: PushConfig, world: PushWorld): Promise<Installation> {
  const reply = await askService(
    {
      method: 'POST',
      url: installationsPath(config),
      headers: { 'x-goog-api-key': config.apiKey },
      json: { fid: makeId(), authVersion: AUTH_VERSION, appId: config.appId, sdkVersion: SDK_VERSION },
    },
    world,
  );
  const { body } = reply;
  const token = readToken((body as { authToken?: unknown } | null)?.authToken, world.nowMs());
  const [id, refreshToken] = [textOf(body, 'fid'), textOf(body, 'refreshToken')];
  if (token && id && refreshToken) return { id, refreshToken, ...token };
  throw new PushTrouble(isMisconfigured(reply) ? 'config' : 'subscribe');
}

/** The same installation with a new token; null where the service knows it no more. */
async function renew(kept: Installation, config: PushConfig, world: PushWorld): Promise<Installation | null> {
  const reply = await askService(
    {
      method: 'POST',
      url: `${installationsPath(config)}/${kept.id}/authTokens:generate`,
      headers: { 'x-goog-api-key': config.apiKey, Authorization: `${AUTH_VERSION} ${kept.refreshToken}` },
      json: { installation: { sdkVersion: SDK_VERSION, appId: config.appId } },
    },
    world,
  );
  if (reply.status === 401 || reply.status === 404) return null;
  const token = readToken(reply.body, world.nowMs());
  if (token) return { ...kept, ...token };
  throw new PushTrouble(isMisconfigured(reply) ? 'config' : 'subscribe');
}

/**
 * This browser's installation with a token that is good for an hour at least: the one that is kept, renewed, or made.
 * @throws PushTrouble config, subscribe; and what askService throws.
 */
export async function freshInstallation(
  kept: Installation | null,
  config: PushConfig,
  world: PushWorld,
): Promise<Installation> {
  if (kept && kept.authUntilMs - SPARE_MS > world.nowMs()) return kept;
  return (kept && (await renew(kept, config, world))) ?? (await install(config, world));
}
