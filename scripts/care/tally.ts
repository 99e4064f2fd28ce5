import { careAfter, type Hearing } from '../../features/celestia/care/care-for.ts';
import type { CareMessage } from '../../features/celestia/care/care-messages.fixture.ts';
import type { CareVerdict } from '../../features/celestia/care/verdict.ts';

/** How care answers a set of messages. */

export interface Tally {
  calls: number;
  /** Calls that were met with neither a card nor a question. */
  missed: CareMessage[];
  /** Plain danger that was met with a question instead of the card. */
  asked: number;
  dangers: number;
  violence: number;
  missedViolence: CareMessage[];
  lookalikes: number;
  /** Look-alikes that were taken for a call. */
  alarms: CareMessage[];
}

function isCall({ kind }: CareMessage): boolean {
  return kind === 'danger' || kind === 'hint';
}

const HEARS_LIFE: ReadonlySet<CareVerdict['kind']> = new Set(['danger', 'hint']);
const CALLED: ReadonlySet<CareVerdict['kind']> = new Set(['danger', 'hint', 'violence', 'sexual-minor']);

/** @param before messages that were written before each. */
export function tally(messages: readonly CareMessage[], before: readonly string[], hearing: Hearing): Tally {
  const answered = messages.map((message) => ({
    message,
    verdict: careAfter([...before, message.text], hearing).verdict,
  }));
  const calls = answered.filter(({ message }) => isCall(message));
  const violence = answered.filter(({ message }) => message.kind === 'violence');
  const lookalikes = answered.filter(({ message }) => message.kind === 'none');
  const dangers = answered.filter(({ message }) => message.kind === 'danger');
  const isHeard = (verdict: CareVerdict) =>
    HEARS_LIFE.has(verdict.kind) || (verdict.kind === 'violence' && verdict.hint);
  return {
    calls: calls.length,
    missed: calls.filter(({ verdict }) => !isHeard(verdict)).map(({ message }) => message),
    dangers: dangers.length,
    asked: dangers.filter(({ verdict }) => verdict.kind === 'hint').length,
    violence: violence.length,
    missedViolence: violence
      .filter(({ verdict }) => verdict.kind !== 'violence' && verdict.kind !== 'danger')
      .map(({ message }) => message),
    lookalikes: lookalikes.length,
    alarms: lookalikes.filter(({ verdict }) => CALLED.has(verdict.kind)).map(({ message }) => message),
  };
}
