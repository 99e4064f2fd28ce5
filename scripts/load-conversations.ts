import { cpus } from 'node:os';
import { faultsOf, loadConversations, percentileMs } from './conversations/crowd.ts';

/**
 * `npm run conversations:load -- 200 120`: so many people talk at once for so many seconds, with a stub as the model. Every stream must be
 * complete and in order, and no answer 5xx. Environment: DRILL_PORT (8815).
 */

const PEOPLE = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 120);
const PORT = Number(process.env.DRILL_PORT ?? 8815);

const tally = await loadConversations({ people: PEOPLE, seconds: SECONDS, port: PORT });
console.log(
  `${PEOPLE} conversations at once, ${SECONDS} s, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}: ${tally.answers} answers, ${tally.failures} of 5xx, ${tally.incomplete} streams incomplete, ${tally.disordered} out of order, ${tally.broken} broken off; first sentence after ${percentileMs(tally, 0.5)} ms at the median, ${percentileMs(tally, 0.95)} ms at 95 %`,
);
process.exit(faultsOf(tally) === 0 ? 0 : 1);
