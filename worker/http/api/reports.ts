import { Hono } from 'hono';
import { AppError } from '../../../contract/app-error.ts';
import { ORDER_ID } from '../../../contract/orders.ts';
import type { AppEnv } from '../../env.ts';
import { NO_STORE } from '../cache-control.ts';
import { givenBy } from '../given-by.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { findPerson } from '../visitor/find-person.ts';

/** /api/reports: bought books in print. */
export const reportsApi = new Hono<AppEnv>();

interface Printed {
  body: ReadableStream;
  size: number;
  report: string;
}

function sendPrinted(printed: Printed | null): Response {
  if (!printed) throw new AppError('not_found');
  return new Response(printed.body as BodyInit, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="celestia-${printed.report}.pdf"`,
      'Content-Length': String(printed.size),
      'Cache-Control': NO_STORE,
    },
  });
}

/** GET /gift/book.pdf?token=: for whoever has opened a gift. For anybody else there is none. */
reportsApi.get('/gift/book.pdf', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const { printedGift } = await import('../../gifts/gift-desk.ts');
  return sendPrinted(await printedGift(c.req.query('token') ?? '', givenBy(c)));
});

/** GET /{order}/book.pdf?token=: for its buyer by their session, or by a key that ends. For anybody else there is none. */
reportsApi.get('/:id/book.pdf', rateLimit('ACCOUNT_LIMIT'), async (c) => {
  const id = c.req.param('id');
  if (!ORDER_ID.test(id)) throw new AppError('not_found');
  const person = await findPerson(c);
  const { printedBook } = await import('../../reports/report-desk.ts');
  return sendPrinted(await printedBook(id, c.req.query('token') ?? '', person?.user.id ?? null, givenBy(c)));
});
