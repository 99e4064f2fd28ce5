import { separationDeg } from '../../astrology/angles.ts';
import { bodyOf } from '../../astrology/chart-facts.ts';
import { computeChart } from '../../astrology/compute-chart.ts';
import { solarEclipses } from '../../astrology/eclipses/solar-eclipses.ts';
import type { UsualBodyId } from '../../astrology/ids.ts';
import type { WatchResult } from './watch-result.ts';
import type { WatchedBirth, WatchedChart, WatchedEclipse } from './watched.ts';

const ARCSEC_PER_DEG = 3600;
const MS_PER_DAY = 86_400_000;

/** What the tests let pass as well (docs/accuracy.md), arcseconds. */
const BODY_ARCSEC = 1;
const TRUE_NODE_ARCSEC = 2;
const ANGLE_ARCSEC = 10;
/** Of an eclipse: its greatest moment, and where that is. */
const ECLIPSE_SECONDS = 10;
const ECLIPSE_DEG = 0.2;

function arcsec(left: number, right: number): number {
  return separationDeg(left, right) * ARCSEC_PER_DEG;
}

/** The largest share of what each may be off: over 1 something is wrong. */
function result(id: string, shares: readonly number[]): WatchResult {
  const worst = Math.max(...shares);
  return { id, isRight: worst <= 1, measured: `${(worst * 100).toFixed(0)} %` };
}

/** Draws a chart that is known and compares each longitude with its own bound, which `measured` tells the largest share of. */
export function checkChart(id: string, known: WatchedChart): WatchResult {
  const chart = computeChart({
    instantMs: Date.parse(known.instant),
    latitudeDeg: known.latitude,
    longitudeDeg: known.longitude,
    houseSystem: 'placidus',
  });
  const bodies = (Object.entries(known.bodies) as [UsualBodyId, number][]).map(
    ([body, longitude]) =>
      arcsec(bodyOf(chart.bodies, body).longitude, longitude) /
      (body === 'trueNode' ? TRUE_NODE_ARCSEC : BODY_ARCSEC),
  );
  const { ascendant = Number.NaN, midheaven = Number.NaN } = chart.angles ?? {};
  const cusps = (known.cusps ?? []).map((cusp, house) =>
    arcsec(chart.houses?.cusps[house] ?? Number.NaN, cusp),
  );
  const angles = [arcsec(ascendant, known.ascendant), arcsec(midheaven, known.midheaven), ...cusps];
  return result(id, [...bodies, ...angles.map((off) => off / ANGLE_ARCSEC)]);
}

/** Finds an eclipse that is known, by its day. */
export function checkEclipse(known: WatchedEclipse): WatchResult {
  const maximumMs = Date.parse(known.maximum);
  const [found] = solarEclipses(maximumMs - MS_PER_DAY, maximumMs + MS_PER_DAY);
  if (found?.type !== known.type || found.saros !== known.saros)
    return { id: 'eclipse', isRight: false, measured: found ? `${found.type} ${found.saros}` : '–' };
  return result('eclipse', [
    Math.abs(found.maximumMs - maximumMs) / 1000 / ECLIPSE_SECONDS,
    Math.abs(found.latitude - known.latitude) / ECLIPSE_DEG,
    separationDeg(found.longitude, known.longitude) / ECLIPSE_DEG,
  ]);
}

/** What a birth's chart holds against what is known of it. */
export function checkBirth(
  drawn: Pick<WatchedBirth, 'sun' | 'moon' | 'ascendant' | 'midheaven'> & { instantMs: number },
  known: WatchedBirth,
): WatchResult {
  if (drawn.instantMs !== Date.parse(known.instant))
    return { id: 'birth', isRight: false, measured: new Date(drawn.instantMs).toISOString() };
  return result('birth', [
    arcsec(drawn.sun, known.sun) / BODY_ARCSEC,
    arcsec(drawn.moon, known.moon) / BODY_ARCSEC,
    arcsec(drawn.ascendant, known.ascendant) / ANGLE_ARCSEC,
    arcsec(drawn.midheaven, known.midheaven) / ANGLE_ARCSEC,
  ]);
}
