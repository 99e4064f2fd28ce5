import { href } from '../../routes/href.ts';
import type { Given } from '../given.ts';
import { logGap } from '../log.ts';
import { layMail } from '../mail/lay-mail.ts';
import type { OrderMailBindings } from './order-mail.ts';
import type { Order } from './order-rows.ts';

/** Tells whoever runs the site that what an order is for could not be made. Nothing of its buyer stands in it. @throws whatever kept it from going. */
export async function tellOperator(
  { id, product, language }: Pick<Order, 'id' | 'product' | 'language'>,
  { env }: Given<OrderMailBindings>,
): Promise<void> {
  if (env.MAIL_FROM === '' || env.OPERATOR_MAIL === '') {
    logGap('mail_left_out', 'MAIL_FROM or OPERATOR_MAIL is empty: nobody is told what could not be made');
    return;
  }
  const subject = `Could not be made: ${product}, order ${id}`;
  const lines = [
    `The book of order ${id} (${product}, ${language}) could not be made, however often it was tried.`,
    'The log of the worker of books says why. Once that is mended, `npm run orders -- remake` with the order has it made again.',
    `Its page: ${env.SITE_ORIGIN}${href('order', language, { order: id })}`,
  ];
  await env.MAIL.send({
    from: { email: env.MAIL_FROM, name: 'Celestia' },
    to: env.OPERATOR_MAIL,
    subject,
    ...layMail(
      subject,
      lines.map((text) => ({ text })),
      'en',
    ),
  });
}
