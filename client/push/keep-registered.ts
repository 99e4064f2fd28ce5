import type { PushConfig } from '../../contract/push-wire.ts';
import { freshInstallation } from './installation.ts';
import { type KeptPush, type PushStorage, readPush, writePush } from './kept-push.ts';
import type { PushWorld } from './push-call.ts';
import { PushTrouble } from './push-trouble.ts';
import { register, renewRegistration, type Subscribed, unregister } from './registration.ts';

/** A registration is renewed once it is this old. */
const GOOD_FOR_MS = 7 * 86_400_000;

/** What a browser works with: where it keeps things, and how it asks. */
export interface PushHome {
  config: PushConfig;
  storage: PushStorage;
  world: PushWorld;
}

/** Whether what is kept is of the browser as it is subscribed now. */
function isOf(
  { subscribed, vapidKey }: NonNullable<KeptPush['registered']>,
  now: Subscribed,
  config: PushConfig,
): boolean {
  return (
    vapidKey === config.vapidKey &&
    subscribed.endpoint === now.endpoint &&
    subscribed.auth === now.auth &&
    subscribed.p256dh === now.p256dh
  );
}

/** Whether the registration that is kept is to be renewed, as far as its age goes. */
export function isRenewalDue(kept: KeptPush | null, nowMs: number): boolean {
  return !kept?.registered || nowMs - kept.registered.atMs >= GOOD_FOR_MS;
}

/**
 * What the messaging service knows this browser by: what is kept, for seven days; then renewed; else asked for anew.
 * @throws PushTrouble storage, config, subscribe, update; and what askService throws.
 */
export async function keepRegistered(
  subscribed: Subscribed,
  { config, storage, world }: PushHome,
): Promise<string> {
  const kept = readPush(storage);
  const old = kept?.registered ?? null;
  const isSame = old !== null && isOf(old, subscribed, config);
  if (isSame && !isRenewalDue(kept, world.nowMs())) return old.token;
  const installation = await freshInstallation(kept?.installation ?? null, config, world);
  writePush(storage, { installation, registered: old });
  const registrar = { config, installation };
  const renewed = isSame ? await renewRegistration(old.token, subscribed, registrar, world) : null;
  // What the browser was known by before it was subscribed anew leads nowhere: whether the service lets go of it changes nothing.
  if (old && !isSame) await unregister(old.token, registrar, world).catch(() => undefined);
  const token = renewed ?? (await register(subscribed, registrar, world));
  const registered = { token, atMs: world.nowMs(), subscribed, vapidKey: config.vapidKey };
  writePush(storage, { installation, registered });
  return token;
}

/** Has the messaging service let go of this browser, and forgets it. @throws PushTrouble storage, unsubscribe. */
export async function letGoOfRegistration({ config, storage, world }: PushHome): Promise<void> {
  const kept = readPush(storage);
  if (!kept?.registered) return;
  try {
    const installation = await freshInstallation(kept.installation, config, world);
    await unregister(kept.registered.token, { config, installation }, world);
  } catch (cause) {
    throw new PushTrouble('unsubscribe', { cause });
  }
  writePush(storage, null);
}
