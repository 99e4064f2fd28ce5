import type { PushConfig } from '../../contract/push-wire.ts';
import type { Bindings } from '../bindings.ts';

type PublicBindings =
  | 'FIREBASE_PROJECT_ID'
  | 'FIREBASE_API_KEY'
  | 'PUSH_APP_ID'
  | 'PUSH_VAPID_KEY'
  | 'PUSH_INSTALLATIONS_URL'
  | 'PUSH_REGISTRATIONS_URL';

/** The settings that notifications need, each of them. */
export type PushBindings = PublicBindings | 'PUSH_SERVICE_ACCOUNT' | 'PUSH_SEND_URL' | 'PUSH_TOKEN_URL';

/** Where messages are sent, and by what right. */
export interface PushDoor {
  projectId: string;
  sendUrl: string;
  account: { keyFile: string; tokenUrl: string };
}

/** What a browser needs; null where a setting is missing: then notifications are not offered, and none are sent. */
export function pushConfig(env: Pick<Bindings, PushBindings>): PushConfig | null {
  const config = {
    projectId: env.FIREBASE_PROJECT_ID,
    apiKey: env.FIREBASE_API_KEY,
    appId: env.PUSH_APP_ID,
    vapidKey: env.PUSH_VAPID_KEY,
    installationsUrl: env.PUSH_INSTALLATIONS_URL,
    registrationsUrl: env.PUSH_REGISTRATIONS_URL,
  };
  const needed = [...Object.values(config), env.PUSH_SERVICE_ACCOUNT, env.PUSH_SEND_URL, env.PUSH_TOKEN_URL];
  return needed.every(Boolean) ? config : null;
}

/** The same for sending; null where nothing is to be sent. */
export function pushDoor(env: Pick<Bindings, PushBindings>): PushDoor | null {
  if (!pushConfig(env)) return null;
  return {
    projectId: env.FIREBASE_PROJECT_ID,
    sendUrl: env.PUSH_SEND_URL,
    account: { keyFile: env.PUSH_SERVICE_ACCOUNT, tokenUrl: env.PUSH_TOKEN_URL },
  };
}
