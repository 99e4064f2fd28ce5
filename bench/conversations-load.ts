import { faultsOf, loadConversations, percentileMs } from '../scripts/conversations/crowd.ts';
import type { BenchRow } from './row.ts';

const PEOPLE = 200;
const SECONDS = 120;
const PORT = 8793;

/** Many people who talk at once: what went wrong of it. How soon they are answered is told, and is the machine's. */
export async function conversationsLoad(): Promise<BenchRow> {
  const tally = await loadConversations({ people: PEOPLE, seconds: SECONDS, port: PORT });
  const faults = faultsOf(tally);
  const answers = tally.answers.toLocaleString('en');
  return {
    what: `${PEOPLE} conversations at once for two minutes: 5xx, streams incomplete or out of order`,
    measured: `${faults} of ${answers} answers, the first sentence after ${percentileMs(tally, 0.5)} ms at the median`,
    target: '0',
    met: faults === 0,
  };
}
