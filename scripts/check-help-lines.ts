import { FRESH_DAYS, staleLines } from '../features/celestia/care/help-card.ts';

/** Fails where a help line of features/celestia/care/help-lines/ was last compared with its source too long ago. */

const stale = staleLines(Date.now());
if (stale.length > 0) {
  console.error(
    `Compare again with their sources, last done more than ${FRESH_DAYS} days ago:\n${stale.join('\n')}`,
  );
  process.exitCode = 1;
}
