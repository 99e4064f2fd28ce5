import type { Bindings } from '../../worker/bindings.ts';
import { castFromForm } from '../../worker/births/cast-from-form.ts';
import type { Given } from '../../worker/given.ts';
import worker, { PersonConversations } from '../../worker/index.ts';
import { createLog } from '../../worker/log.ts';
import { findMailChoice } from '../../worker/mail/find-mail-choice.ts';
import { sendMail } from '../../worker/mail/send-mail.ts';
import { basicPlanets } from '../../worker/people/person-planets.ts';
import { type Credential, noteUse, recognise } from '../../worker/sessions/recognise.ts';

/** The worker as it is deployed, with a Durable Object, a queue and a cron beside it that do the same work without any request. */

/** What is to be done: for whom, with which birth, and by which link of a mail. */
export interface Errand {
  credential: Credential;
  birth: Readonly<Record<string, string>>;
  mailToken: string;
}

/** What came of it. */
export interface ErrandReport {
  reference: string;
  userId: string | null;
  ascendant: number | null;
  sunSign: string | null;
  mailChoice: string | null;
}

/** What the queue and the cron have done. */
export const reports: ErrandReport[] = [];

async function run(
  { credential, birth, mailToken }: Errand,
  env: Bindings,
  reference: string,
): Promise<ErrandReport> {
  const given: Given<keyof Bindings> = { env, nowMs: Date.now(), log: createLog(() => reference) };
  const { nowMs, log } = given;
  const context = { places: env.PLACES, accounts: env.ACCOUNTS, language: 'en', nowMs, log } as const;
  const recognised = await recognise(credential, given);
  const cast = await castFromForm(birth, context);
  const report = {
    reference,
    userId: null,
    sunSign: null,
    ascendant: cast.ok ? (cast.chart.angles?.ascendant ?? null) : null,
    mailChoice: (await findMailChoice(mailToken, given))?.email ?? null,
  };
  if (!recognised) return report;
  await noteUse(recognised, { browser: null, system: null, country: null }, given);
  const { user } = recognised.person;
  await sendMail('welcome', user, { ...given, origin: 'https://celestia.test' });
  const { planets } = await basicPlanets(user, context);
  const sunSign = planets.find(({ id }) => id === 'sun')?.sign ?? null;
  return { ...report, userId: user.id, sunSign };
}

export { PersonConversations };

export class ErrandObject {
  readonly #env: Bindings;

  constructor(_state: unknown, env: Bindings) {
    this.#env = env;
  }

  run(errand: Errand): Promise<ErrandReport> {
    return run(errand, this.#env, 'object');
  }

  async fetch(request: Request): Promise<Response> {
    return Response.json(await this.run(await request.json()));
  }
}

/** What the cron finds to do. */
export const due: Errand[] = [];

interface ErrandBatch {
  messages: readonly { id: string; body: unknown; ack(): void }[];
}

export default {
  ...worker,
  async queue({ messages }: ErrandBatch, env: Bindings): Promise<void> {
    for (const message of messages) {
      reports.push(await run(message.body as Errand, env, message.id));
      message.ack();
    }
  },
  async scheduled(_controller: unknown, env: Bindings): Promise<void> {
    for (const errand of due.splice(0)) reports.push(await run(errand, env, 'cron'));
  },
};
