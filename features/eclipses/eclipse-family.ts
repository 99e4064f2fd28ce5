import { LUNATION_DAYS, SAROS_LUNATIONS } from '../../astrology/eclipses/saros.ts';
import { type SarosMember, sarosMember } from '../../astrology/eclipses/saros-members.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import { EARLIEST_MS, LATEST_MS } from '../../contract/years.ts';
import { eclipsesBetween } from './choose-eclipses.ts';
import type { Eclipse } from './eclipse-view.ts';

/** An eclipse among those of its saros series. */
export interface EclipseFamily extends SarosMember {
  /** A saros earlier and a saros later; null where the series or the years served have none. */
  before: Eclipse | null;
  after: Eclipse | null;
}

const SAROS_MS = SAROS_LUNATIONS * LUNATION_DAYS * MS_PER_DAY;

/** A saros is as long as it says to within an hour; no other eclipse of the kind comes within days. */
const SLACK_MS = 2 * MS_PER_DAY;

/** Null for an eclipse that its series' catalogue leaves out. */
export function eclipseFamily(eclipse: Eclipse): EclipseFamily | null {
  const found = sarosMember(eclipse);
  if (!found) return null;
  const at = (sarosCount: number): Eclipse | null => {
    const member = found.member + sarosCount;
    const aboutMs = eclipse.maximumMs + sarosCount * SAROS_MS;
    if (member < 1 || member > found.count || aboutMs < EARLIEST_MS || aboutMs >= LATEST_MS) return null;
    const [other] = eclipsesBetween(eclipse.kind, aboutMs - SLACK_MS, aboutMs + SLACK_MS);
    return other?.eclipse ?? null;
  };
  return { ...found, before: at(-1), after: at(1) };
}
