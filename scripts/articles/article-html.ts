import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { isListTag, readTag } from '../../features/articles/read-tag.ts';
import type { Language } from '../../locales/locales.ts';
import { setText } from './set-text.ts';

export interface ArticleHtml {
  /** HTML, and between each two pieces of it a tag's words. */
  body: string[];
  contents: { id: string; text: string }[];
  words: number;
}

/** Stands for a tag while the Markdown is read: no text holds it. */
const HELD = /\uE000(\d+)\uE001/g;
const TAG = /\{\{([^{}]*)\}\}/g;

/** `Merkür’ün gölgesi` as an id: `merkurun-golgesi`. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');
}

/** Where a link leads; null: nowhere yet. */
export type LinkTo = (target: string) => string | null;

function renderer(contents: ArticleHtml['contents'], linkTo: LinkTo): RendererObject {
  return {
    link({ href, tokens }: Tokens.Link): string {
      const inner = this.parser.parseInline(tokens);
      const path = linkTo(href);
      return path === null ? inner : `<a href="${path}">${inner}</a>`;
    },
    heading({ tokens, depth }: Tokens.Heading): string {
      if (depth !== 2 && depth !== 3)
        throw new Error(`a heading of depth ${depth}: only ## and ### stand in an article`);
      const inner = this.parser.parseInline(tokens);
      if (depth === 3) return `<h3>${inner}</h3>`;
      const text = plainText(tokens);
      const id = idOf(text);
      if (id === '' || contents.some((each) => each.id === id))
        throw new Error(`the heading “${text}” needs words of its own`);
      contents.push({ id, text });
      return `<h2 id="${id}">${inner}</h2>`;
    },
    paragraph({ tokens }: Tokens.Paragraph): string {
      const inner = this.parser.parseInline(tokens);
      // A list of dates is no sentence: it stands by itself.
      return /^\uE000\d+\uE001$/.test(inner) ? inner : `<p>${inner}</p>`;
    },
    html(): string {
      throw new Error('HTML stands in no article');
    },
    image(): string {
      throw new Error('an article has no picture but its own');
    },
    code(): string {
      throw new Error('four blanks or a fence make code, which no article has');
    },
    table(token: Tokens.Table): string {
      const cells = (row: Tokens.TableCell[], tag: string) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<div class="art__table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>`;
    },
  };
}

/** Tags out of the text and back into the HTML, each alone in its paragraph where it is a list. */
function holdTags(markdown: string): { held: string; tags: string[] } {
  const tags: string[] = [];
  const held = markdown.replace(TAG, (_, words: string) => {
    tags.push(words.trim());
    return `\uE000${tags.length - 1}\uE001`;
  });
  if (/\{\{|\}\}/.test(held)) throw new Error('a tag that is not closed');
  return { held, tags };
}

function parted(html: string, tags: readonly string[]): string[] {
  const body = html
    .split(HELD)
    .map((piece, index) => (index % 2 === 0 ? piece : (tags[Number(piece)] ?? '')));
  for (const [index, piece] of body.entries()) {
    if (index % 2 === 0) continue;
    const isAlone = /(?:^|>)\s*$/.test(body[index - 1] ?? '') && /^\s*(?:<|$)/.test(body[index + 1] ?? '');
    const isInParagraph = /<(?:p|li|td|th|em|strong|a|h\d)[^>]*>\s*$/.test(body[index - 1] ?? '');
    if (isListTag(readTag(piece)) !== (isAlone && !isInParagraph)) {
      throw new Error(
        `{{${piece}}} ${isInParagraph || !isAlone ? 'is a list and stands in a paragraph of its own' : 'belongs in a sentence'}`,
      );
    }
  }
  return body;
}

/** The parser adds to each fault where to report its own. */
function parseWith(marked: Marked, markdown: string): string {
  try {
    return marked.parse(markdown, { async: false });
  } catch (error) {
    throw new Error(error instanceof Error ? error.message.split('\n')[0] : String(error));
  }
}

/** An article's Markdown as HTML. @throws Error that says what is wrong. */
export function articleHtml(markdown: string, language: Language, linkTo: LinkTo): ArticleHtml {
  const { held, tags } = holdTags(markdown);
  const contents: ArticleHtml['contents'] = [];
  const marked = new Marked({ renderer: renderer(contents, linkTo), gfm: true, async: false });
  const texts: string[] = [];
  marked.use({
    walkTokens(token) {
      if (token.type !== 'text' && token.type !== 'escape') return;
      if ('tokens' in token && token.tokens) return;
      const text = token.text as string;
      if (/&quot;|"/.test(text)) throw new Error(`a straight quotation mark: ${text}`);
      token.text = setText(text, language);
      texts.push(token.text);
    },
  });
  const html = parseWith(marked, held).trim().replaceAll('>\n<', '><');
  const words = texts.join(' ').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return { body: parted(html, tags), contents, words };
}
