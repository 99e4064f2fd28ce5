import { fillText } from '../../locales/fill-text.ts';
import type { Translator } from '../../locales/index.ts';
import { escapeHtml } from '../escape-html.ts';

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

/** The light theme's paper, ink and lapis: mail programs read no tokens. */
const COLOURS = { ground: '#fbf8f1', card: '#fffefa', ink: '#1b1a38', soft: '#4a4865', accent: '#35399b' };

interface Line {
  text: string;
  url?: string;
}

function linesOf(kind: MailKind, facts: MailFacts, words: Translator<'mail'>): Line[] {
  const mail = words.section('mail');
  const { name, email, site, actionUrl, unsubscribeUrl } = facts;
  const lines: Line[] = [
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

function htmlLine({ text, url }: Line): string {
  const written = escapeHtml(text);
  const content = url
    ? `<a href="${escapeHtml(url)}" style="color:${COLOURS.accent}">${written}</a>`
    : written;
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** A mail as plain text and as HTML that needs nothing from outside. */
export function composeMail(kind: MailKind, facts: MailFacts, words: Translator<'mail'>): ComposedMail {
  const lines = linesOf(kind, facts, words);
  const { subject } = words.section('mail')[kind];
  const { unsubscribeUrl } = facts;
  return {
    subject,
    text: `${lines.map(({ text, url }) => (url ? `${text}:\n${url}` : text)).join('\n\n')}\n`,
    html: `<!DOCTYPE html><html lang="${words.tag}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:${COLOURS.ground};color:${COLOURS.ink};font:16px/1.6 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:24px;background:${COLOURS.card}">${lines.map(htmlLine).join('')}</div></body></html>`,
    headers: unsubscribeUrl
      ? {
          // RFC 8058: a mail program may post to this address without asking anyone.
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}
