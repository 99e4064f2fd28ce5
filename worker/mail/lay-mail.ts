import { colonOf } from '../../features/colon.ts';
import { escapeHtml } from '../escape-html.ts';

/** The light theme's paper, ink and lapis: mail programs read no tokens. */
const COLOURS = { ground: '#fbf8f1', card: '#fffefa', ink: '#1b1a38', soft: '#4a4865', accent: '#35399b' };

/** A paragraph of a mail; with an address, a link. */
export interface MailLine {
  text: string;
  url?: string;
}

function htmlLine({ text, url }: MailLine): string {
  const written = escapeHtml(text).replaceAll('\n', '<br>');
  const content = url
    ? `<a href="${escapeHtml(url)}" style="color:${COLOURS.accent}">${written}</a>`
    : written;
  return `<p style="margin:0 0 16px">${content}</p>`;
}

/** A mail's paragraphs as plain text, and as HTML that needs nothing from outside. */
export function layMail(
  subject: string,
  lines: readonly MailLine[],
  tag: string,
): { text: string; html: string } {
  const colon = colonOf(tag).trimEnd();
  return {
    text: `${lines.map(({ text, url }) => (url ? `${text}${colon}\n${url}` : text)).join('\n\n')}\n`,
    html: `<!DOCTYPE html><html lang="${tag}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:${COLOURS.ground};color:${COLOURS.ink};font:16px/1.6 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:24px;background:${COLOURS.card}">${lines.map(htmlLine).join('')}</div></body></html>`,
  };
}
