import * as v from 'valibot';
import { ORDER_ID } from '../../contract/orders.ts';

/** What the queue carries: which order's book is to be made, and nothing of whose it is. */
export const BookMessage = v.object({ orderId: v.pipe(v.string(), v.regex(ORDER_ID)) });
export type BookMessage = v.InferOutput<typeof BookMessage>;
