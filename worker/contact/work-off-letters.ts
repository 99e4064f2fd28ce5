import type { Bindings } from '../bindings.ts';
import type { Log } from '../log.ts';
import { forgetLetters, listUntold, noteTold } from './letter-rows.ts';
import { type LetterBindings, mailOperator } from './send-letter.ts';

/** Mails of one run. */
const MOST = 20;

interface LetterWork {
  env: Pick<Bindings, 'ACCOUNTS' | LetterBindings>;
  nowMs: number;
  log: Log;
}

/**
 * Removes letters whose time is over, and sends the operator those whose mail did not go. Never rejects: what fails is tried at the
 * next run.
 */
export async function workOffLetters({ env, nowMs, log }: LetterWork): Promise<void> {
  try {
    await forgetLetters(env.ACCOUNTS, nowMs);
    if (env.MAIL_FROM === '' || env.OPERATOR_MAIL === '') return;
    for (const letter of await listUntold(env.ACCOUNTS, MOST)) {
      if (!(await mailOperator(letter, { env, log }))) return;
      await noteTold(env.ACCOUNTS, { ...letter, toldOperator: true });
    }
  } catch (failure) {
    log.error('letters_failed', failure);
  }
}
