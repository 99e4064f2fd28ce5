import { PAGE_STYLES_ID } from '../../../contract/page-styles.ts';

/** A page that answered what was posted to it. */
export interface PostedPage {
  page: Document;
  /** The styles of what is on that page. */
  styles: string;
  status: number;
}

/** What became of a post. `odd`: something that only the browser itself can show. */
export type PostOutcome =
  | ({ kind: 'page' } & PostedPage)
  /** The page leads on. */
  | { kind: 'moved'; url: string }
  | { kind: 'failed' }
  | { kind: 'odd' };

const TIMEOUT_MS = 30_000;

const STYLE_ELEMENTS = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/**
 * The answer as a document. Its style elements are left out: they carry the nonce of another response, and the
 * browser would report each as a breach of this page's policy.
 */
function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace(STYLE_ELEMENTS, ''), 'text/html');
}

/** The text of the element that holds the styles of what is on a page. */
export function pageStylesOf(html: string): string {
  const elements = [...html.matchAll(STYLE_ELEMENTS)];
  return elements.find(([, attributes]) => attributes?.includes(`id="${PAGE_STYLES_ID}"`))?.[2] ?? '';
}

/** Whether a status says that the site cannot answer just now. */
export function isDown(status: number): boolean {
  return status >= 500 || status === 429;
}

/** Posts fields to a page of the site and reads the page that comes back. */
export async function postPage(url: string, body: URLSearchParams): Promise<PostOutcome> {
  let text: string;
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch {
    return { kind: 'failed' };
  }
  const { status, redirected } = response;
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isHtml && isDown(status)) return { kind: 'failed' };
  if (redirected) return { kind: 'moved', url: response.url };
  return isHtml
    ? { kind: 'page', page: parsePage(text), styles: pageStylesOf(text), status }
    : { kind: 'odd' };
}

/** A page of the site as whoever comes to it gets it. Throws where it cannot be had. */
export async function getPage(url: string): Promise<Document> {
  const response = await fetch(url, { headers: { Accept: 'text/html' } });
  return parsePage(await response.text());
}
