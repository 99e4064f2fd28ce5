import type { PushConfig } from '../../contract/push-wire.ts';
import { type Installation, isMisconfigured } from './installation.ts';
import { askService, type PushCall, type PushReply, type PushWorld, textOf } from './push-call.ts';
import { PushTrouble } from './push-trouble.ts';

/** Where the browser's own push service takes messages for it, and the keys that they are sealed with; base64url. */
export interface Subscribed {
  endpoint: string;
  auth: string;
  p256dh: string;
}

/** Who asks: the settings, and the browser's installation. */
export interface Registrar {
  config: PushConfig;
  installation: Installation;
}

function callOf(
  method: PushCall['method'],
  token: string | null,
  { config, installation }: Registrar,
): Omit<PushCall, 'json'> {
  const { registrationsUrl, projectId, apiKey } = config;
  return {
    method,
    url: `${registrationsUrl}/v1/projects/${projectId}/registrations${token === null ? '' : `/${token}`}`,
    headers: {
      'x-goog-api-key': apiKey,
      'x-goog-firebase-installations-auth': `FIS ${installation.authToken}`,
    },
  };
}

function webOf({ endpoint, auth, p256dh }: Subscribed, { vapidKey }: PushConfig) {
  return { web: { origin: location.host, endpoint, auth, p256dh, applicationPubKey: vapidKey } };
}

function tokenOf(reply: PushReply): string | null {
  return reply.status < 300 ? textOf(reply.body, 'token') : null;
}

/** What the service knows the browser by from now on. @throws PushTrouble config, subscribe; and what askService throws. */
export async function register(
  subscribed: Subscribed,
  registrar: Registrar,
  world: PushWorld,
): Promise<string> {
  const call = { ...callOf('POST', null, registrar), json: webOf(subscribed, registrar.config) };
  const reply = await askService(call, world);
  const token = tokenOf(reply);
  if (token) return token;
  throw new PushTrouble(isMisconfigured(reply) ? 'config' : 'subscribe');
}

/** The same, renewed; null where the service knows it no more. @throws PushTrouble update; and what askService throws. */
export async function renewRegistration(
  token: string,
  subscribed: Subscribed,
  registrar: Registrar,
  world: PushWorld,
): Promise<string | null> {
  const call = { ...callOf('PATCH', token, registrar), json: webOf(subscribed, registrar.config) };
  const reply = await askService(call, world);
  if (reply.status === 404) return null;
  const renewed = tokenOf(reply);
  if (renewed) return renewed;
  throw new PushTrouble('update');
}

/** Lets go of it. One that is known no more is let go of. @throws PushTrouble unsubscribe; and what askService throws. */
export async function unregister(token: string, registrar: Registrar, world: PushWorld): Promise<void> {
  const { status } = await askService(callOf('DELETE', token, registrar), world);
  if (status >= 300 && status !== 404) throw new PushTrouble('unsubscribe');
}
