import type { Bindings } from '../bindings.ts';
import type { Given } from '../given.ts';

/** What a mail that nobody waits for is sent by. */
export type MailGiven<Names extends keyof Bindings> = Pick<Given<Names>, 'env' | 'log'>;

/** Who a mail of the product's is from. */
export function senderOf(email: string): { email: string; name: string } {
  return { email, name: 'Celestia' };
}

/** Sends and says whether it went. The binding's own words may hold an address: only the error's name is logged. */
export async function deliver(
  mail: Parameters<Bindings['MAIL']['send']>[0],
  { env, log }: MailGiven<'MAIL'>,
): Promise<boolean> {
  try {
    await env.MAIL.send(mail);
    return true;
  } catch (error) {
    log.error('mail_failed', error instanceof Error ? error.name : typeof error);
    return false;
  }
}
