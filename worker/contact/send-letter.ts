import { fillText } from '../../locales/fill-text.ts';
import { loadWords } from '../../locales/index.ts';
import { DEFAULT_LANGUAGE, LOCALES } from '../../locales/locales.ts';
import type { Given } from '../given.ts';
import { layMail } from '../mail/lay-mail.ts';
import type { KeptLetter } from './letter-rows.ts';

export type LetterBindings = 'MAIL' | 'MAIL_FROM' | 'OPERATOR_MAIL';

type MailGiven = Pick<Given<LetterBindings>, 'env' | 'log'>;

const SENDER_NAME = 'Celestia';

/** Sends and says whether it went. The binding's own words may hold an address: only the error's name is logged. */
async function deliver(
  mail: Parameters<Given<'MAIL'>['env']['MAIL']['send']>[0],
  { env, log }: MailGiven,
): Promise<boolean> {
  try {
    await env.MAIL.send(mail);
    return true;
  } catch (error) {
    log.error('mail_failed', error instanceof Error ? error.name : typeof error);
    return false;
  }
}

/** A letter for the operator, who answers its writer by replying. False where it did not go, or where there is no address to send it to. */
export async function mailOperator(letter: KeptLetter, given: MailGiven): Promise<boolean> {
  const { MAIL_FROM, OPERATOR_MAIL } = given.env;
  if (MAIL_FROM === '' || OPERATOR_MAIL === '') return false;
  const { reference, name, email, kind, language, text } = letter;
  const words = await loadWords(DEFAULT_LANGUAGE, ['contact']);
  const { kinds, operator } = words.section('contact');
  const subject = fillText(operator.subject, { reference, kind: kinds[kind] });
  const from = name === '' ? email : `${name} (${email})`;
  const lines = [
    { text: fillText(operator.from, { from, language: LOCALES[language].name }) },
    ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })),
  ];
  const sender = { email: MAIL_FROM, name: SENDER_NAME };
  const laid = layMail(subject, lines, words.tag);
  return deliver({ from: sender, to: OPERATOR_MAIL, replyTo: email, subject, ...laid }, given);
}

/**
 * Tells the writer that the letter has arrived, in the language of the form. Nothing that was typed stands in it: else the form would
 * send anything to anybody. False where it did not go.
 */
export async function mailWriter(letter: KeptLetter, given: MailGiven): Promise<boolean> {
  const { MAIL_FROM } = given.env;
  if (MAIL_FROM === '') return false;
  const { reference, email, language } = letter;
  const words = await loadWords(language, ['contact', 'mail']);
  const { writer } = words.section('contact');
  const { greetingUnnamed, farewell, signature } = words.section('mail');
  const subject = fillText(writer.subject, { reference });
  const texts = [greetingUnnamed, fillText(writer.first, { reference }), writer.second, writer.notYou];
  const lines = [...texts, farewell, signature].map((text) => ({ text }));
  const sender = { email: MAIL_FROM, name: SENDER_NAME };
  return deliver({ from: sender, to: email, subject, ...layMail(subject, lines, words.tag) }, given);
}
