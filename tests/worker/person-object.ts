import type { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { objectIdsOf } from '../../worker/accounts/personal-data.ts';
import { findUser } from '../../worker/accounts/user-rows.ts';

/** The object of a person's conversations, by the binding as the platform has it. */
export async function objectOf(person: string) {
  const user = await findUser(env.ACCOUNTS, person);
  if (!user) throw new Error('nobody of that name');
  const [id = ''] = objectIdsOf(env, user);
  const namespace = env.CONVERSATIONS as unknown as {
    idFromString(id: string): unknown;
    get(id: unknown): Parameters<typeof runInDurableObject>[0];
  };
  return namespace.get(namespace.idFromString(id));
}
