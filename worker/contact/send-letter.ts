import { fillText } from '../../locales/fill-text.ts';
import { loadWords } from '../../locales/index.ts';
import { DEFAULT_LANGUAGE, LOCALES } from '../../locales/locales.ts';
import { deliver, type MailGiven, senderOf } from '../mail/deliver.ts';
import { layMail } from '../mail/lay-mail.ts';
import type { KeptLetter } from './letter-rows.ts';

export type LetterBindings = 'MAIL' | 'MAIL_FROM' | 'OPERATOR_MAIL';

/** A letter for the operator, who answers its writer by replying. False where it did not go, or where there is no address to send it to. */
export async function mailOperator(letter: KeptLetter, given: MailGiven<LetterBindings>): Promise<boolean> {
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
  const laid = layMail(subject, lines, words.tag);
  return deliver({ from: senderOf(MAIL_FROM), to: OPERATOR_MAIL, replyTo: email, subject, ...laid }, given);
}

/**
 * Tells the writer that the letter has arrived, in the language of the form. Nothing that was typed stands in it: else the form would
 * send anything to anybody. False where it did not go.
 */
export async function mailWriter(letter: KeptLetter, given: MailGiven<LetterBindings>): Promise<boolean> {
  const { MAIL_FROM } = given.env;
  if (MAIL_FROM === '') return false;
  const { reference, email, language } = letter;
  const words = await loadWords(language, ['contact', 'mail']);
  const { writer } = words.section('contact');
  const { greetingUnnamed, farewell, signature } = words.section('mail');
  const subject = fillText(writer.subject, { reference });
  const texts = [greetingUnnamed, fillText(writer.first, { reference }), writer.second, writer.notYou];
  const lines = [...texts, farewell, signature].map((text) => ({ text }));
  return deliver(
    { from: senderOf(MAIL_FROM), to: email, subject, ...layMail(subject, lines, words.tag) },
    given,
  );
}
