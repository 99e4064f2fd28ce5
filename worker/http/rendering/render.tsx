import { reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LOCALES } from '../../../locales/locales.ts';
import type { AppEnv } from '../../env.ts';
import { logError } from '../../log.ts';
import { requestId } from '../request-id.ts';
import { gatherWrites } from './gather-writes.ts';
import { type HeadProps, headPieces } from './head.ts';

/** What stands around a page's body. */
export interface DocumentProps extends HeadProps {
  /** Name of this build, by which the client notices a deploy. */
  build: string;
  /** The page is another one where somebody else, or nobody, is signed in: the browser asks for it anew then. */
  followsPerson: boolean;
}

/** A document as pieces of HTML: a nonce belongs between each two of them. */
export type DocumentPieces = readonly string[];

declare module '@hono/react-renderer' {
  interface Props {
    document: DocumentProps;
  }
}

/**
 * Renders a document whose body has nothing to wait for: one string, and so one chunk on the wire. React's
 * edge stream encodes each fragment on its own, at several times the cost (bench: page CPU).
 */
export function renderWhole(body: ReactElement, props: DocumentProps): DocumentPieces {
  const [first = '', ...others] = headPieces(props);
  const { tag } = LOCALES[props.language];
  const last = others.pop() ?? '';
  return [
    `<!DOCTYPE html><html lang="${tag}" data-build="${props.build}"${props.followsPerson ? ' data-signed-in=""' : ''}><head>${first}`,
    ...others,
    `${last}</head><body>${renderToString(body)}</body></html>`,
  ];
}

/**
 * A document with the nonce between its pieces. Added up, not joined: V8 then copies the text once, where it leaves, and
 * not a second time before.
 */
export function withNonce(pieces: DocumentPieces, nonce: string): string {
  return pieces.reduce((whole, piece) => whole + nonce + piece);
}

/**
 * Streams a document with suspended parts. The shell goes out at once; late parts follow as they come. Small
 * writes are gathered, and the work stops when the visitor leaves.
 */
export async function renderStream(
  c: Context<AppEnv>,
  body: ReactElement,
  props: DocumentProps,
): Promise<Response> {
  const nonce = c.get('nonce');
  const { signal } = c.req.raw;
  const renderer = reactRenderer(
    ({ children, document }) => (
      <html
        lang={LOCALES[document.language].tag}
        data-build={document.build}
        data-signed-in={document.followsPerson ? '' : undefined}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: head.ts escapes what it is given */}
        <head dangerouslySetInnerHTML={{ __html: headPieces(document).join(nonce) }} />
        <body>{children}</body>
      </html>
    ),
    {
      stream: { 'Content-Type': 'text/html; charset=UTF-8' },
      readableStreamOptions: {
        nonce,
        signal,
        onError: (error: unknown) => {
          // Who leaves early has broken nothing.
          if (!signal.aborted) logError('render_failed_late', error, requestId(c));
        },
      },
    },
  );
  await renderer(c, async () => undefined);
  const response = await c.render(body, { document: props });
  return response.body ? new Response(gatherWrites(response.body), response) : response;
}
