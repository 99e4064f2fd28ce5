import type { Given } from '../given.ts';
import { forgetGifts } from './gift-rows.ts';

/** The clock's part: takes back what was paid back, and forgets what has ended. Never rejects: what fails is tried at the next run. */
export async function tendGifts({ env, nowMs, log }: Given<'ACCOUNTS'>): Promise<void> {
  try {
    await forgetGifts(env.ACCOUNTS, nowMs);
  } catch (failure) {
    log.error('gifts_failed', failure);
  }
}
