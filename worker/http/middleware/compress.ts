import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { AppEnv } from '../../env.ts';

const ENCODINGS = ['br', 'gzip'] as const;

/**
 * What the client said it can decode. Before a worker the header is rewritten to all that the edge can; the client's
 * own words are in `cf`.
 */
function acceptedEncodings(request: HonoRequest): string | undefined {
  const { cf } = request.raw as Request & { cf?: { clientAcceptEncoding?: string } };
  return cf?.clientAcceptEncoding ?? request.header('Accept-Encoding');
}

function bestEncoding(header: string | undefined): (typeof ENCODINGS)[number] | undefined {
  if (!header) return undefined;
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return ENCODINGS.find((encoding) => accepted.some(({ type }) => type === encoding));
}

/**
 * Compresses where nothing in front of the worker does (`COMPRESS=1`): Cloudflare's edge compresses by itself.
 * Naming the encoding is enough, workerd encodes the body natively on its way out.
 */
export function compress() {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.env.COMPRESS !== '1') return next();
    await next();
    if (!c.res.body || c.res.headers.has('Content-Encoding')) return;
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(c.res.headers.get('Content-Type') ?? '')) return;
    c.res.headers.append('Vary', 'Accept-Encoding');
    const encoding = bestEncoding(acceptedEncodings(c.req));
    if (!encoding) return;
    c.res.headers.delete('Content-Length');
    c.res.headers.set('Content-Encoding', encoding);
  });
}
