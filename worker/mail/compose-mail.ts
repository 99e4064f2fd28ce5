import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import { layMail, type MailLine } from './lay-mail.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** The product's own mails, by their part of the dictionary `mail`. */
export type MailKind = 'welcome' | 'deleted';

export interface MailFacts {
  /** Display name; empty where there is none. */
  name: string;
  email: string;
  /** Host of the site, as people write it. */
  site: string;
  /** Where the mail's button leads; null for a mail without one. */
  actionUrl: string | null;
  /** Where one stops the news; null for a mail that everyone gets. */
  unsubscribeUrl: string | null;
}

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

function linesOf(kind: MailKind, facts: MailFacts, words: Translator<'mail'>): MailLine[] {
  const mail = words.section('mail');
  const { name, email, site, actionUrl, unsubscribeUrl } = facts;
  const lines: MailLine[] = [
    { text: name === '' ? mail.greetingUnnamed : fillText(mail.greeting, { name }) },
    { text: mail[kind].first },
    { text: mail[kind].second },
  ];
  if (kind === 'welcome' && actionUrl) lines.push({ text: mail.welcome.action, url: actionUrl });
  lines.push({ text: mail.farewell }, { text: mail.signature });
  // A mail about a deleted account must not say that there is one.
  if (kind !== 'deleted') lines.push({ text: fillText(mail.why, { site, email }) });
  if (unsubscribeUrl) lines.push({ text: mail.unsubscribe, url: unsubscribeUrl });
  return lines;
}

/** A mail as plain text and as HTML that needs nothing from outside. */
export function composeMail(kind: MailKind, facts: MailFacts, words: Translator<'mail'>): ComposedMail {
  const lines = linesOf(kind, facts, words);
  const { subject } = words.section('mail')[kind];
  const { unsubscribeUrl } = facts;
  return {
    subject,
    ...layMail(subject, lines, words.tag),
    headers: unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {},
  };
}
