import type { Context } from 'hono';
import type { ConsultingService } from '../../../routes/services/consulting-service.ts';
import { mayBookSamples } from '../../consulting/may-book-samples.ts';
import type { AppEnv } from '../../env.ts';

/** Consulting as its pages have it. */
export function giveConsulting(c: Context<AppEnv>): ConsultingService {
  return { mayBookSamples: mayBookSamples(c.env) };
}
