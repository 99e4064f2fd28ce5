import { lunationsBetween } from '../../../astrology/events/lunations.ts';
import { MS_PER_DAY } from '../../../astrology/time-scales.ts';
import { currentTransits } from '../../../astrology/transits/current-transits.ts';
import { natalPointsOf } from '../../../astrology/transits/natal-points.ts';
import type { MoverId } from '../../../astrology/transits/transit-movers.ts';
import type { BirthChart } from '../../births/birth-chart.ts';
import { chiefTransits } from '../../today/chief-transits.ts';

/** What a conversation may begin with, of a person's chart and the sky of a moment. */
export interface Starters {
  /** The planet whose transit weighs most now; null without one. The lights pass too quickly to be asked after. */
  moving: Exclude<MoverId, 'sun' | 'moon'> | null;
  /** The point of the chart that the weightiest transits meet, an angle among them; null without one. */
  touched: ReturnType<typeof currentTransits>[number]['point'] | null;
  /** Whichever of the two comes first. */
  lunation: 'newMoon' | 'fullMoon';
}

/** Within so many days there is a New and a Full Moon. */
const LUNATION_DAYS = 30;

/** @param chart null without a birth: then the sky alone. @param nowMs UTC. */
export function startersOf(chart: BirthChart | null, nowMs: number): Starters {
  const phases = lunationsBetween(nowMs, nowMs + LUNATION_DAYS * MS_PER_DAY).map(({ phase }) => phase);
  const lunation = phases.find((phase) => phase === 'newMoon' || phase === 'fullMoon') ?? 'newMoon';
  const chief = chart ? chiefTransits(currentTransits(natalPointsOf(chart, nowMs), nowMs)) : [];
  const movers = chief.map(({ mover }) => mover);
  const moving = movers.find((mover) => mover !== 'sun' && mover !== 'moon') ?? null;
  return { moving, touched: chief[0]?.point ?? null, lunation };
}
