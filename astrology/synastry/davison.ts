import { asinDeg, atan2Deg, cosDeg, signedDifferenceDeg, sinDeg } from '../angles.ts';
import { aspectPointsOf, aspectsAmong } from '../aspects.ts';
import { computeChart } from '../compute-chart.ts';
import type { HouseSystemId } from '../ids.ts';
import { addScaled, norm, type Vector } from '../vectors.ts';
import { aspectsOfShown, isAmongAll, movedOn, steadyAmong } from './possible-figures.ts';
import type { DavisonChart, SynastryPerson } from './synastry-types.ts';

interface Place {
  latitudeDeg: number;
  longitudeDeg: number;
}

function directionOf({ latitudeDeg, longitudeDeg }: Place): Vector {
  const along = cosDeg(latitudeDeg);
  return [along * cosDeg(longitudeDeg), along * sinDeg(longitudeDeg), sinDeg(latitudeDeg)];
}

/** Places this near to opposite have no one great circle between them. */
const ANTIPODAL = 1e-9;

/**
 * The middle of the shorter great-circle arc between two places. Between opposite ends of the Earth there are as many
 * as there are meridians: then it is the equator at the more western of the two longitudes.
 */
export function midwayPlace(one: Place, other: Place): Place {
  const sum = addScaled(directionOf(one), 1, directionOf(other));
  const length = norm(sum);
  if (length < ANTIPODAL) {
    return { latitudeDeg: 0, longitudeDeg: Math.min(one.longitudeDeg, other.longitudeDeg) };
  }
  const [x, y, z] = sum;
  return {
    latitudeDeg: asinDeg(z / length),
    longitudeDeg: signedDifferenceDeg(0, atan2Deg(y, x)),
  };
}

/**
 * The Davison chart: the real sky of the instant halfway between both births, over the place halfway between both
 * birthplaces. Without both birth times it has neither angles nor houses, nor what hangs on the hours: a quarter of a day
 * to each side for each hour that is not known.
 */
export function davisonChart(
  first: SynastryPerson,
  second: SynastryPerson,
  houseSystem: HouseSystemId,
): DavisonChart {
  const instantMs = Math.round((first.instantMs + second.instantMs) / 2);
  const { latitudeDeg, longitudeDeg } = midwayPlace(first, second);
  const chart = computeChart({ instantMs, latitudeDeg, longitudeDeg, houseSystem });
  const where = { latitude: latitudeDeg, longitude: longitudeDeg };
  if (first.angles && second.angles) return { ...chart, ...where };
  const reachDays = [first, second].filter(({ angles }) => !angles).length / 4;
  const others = [-reachDays, reachDays].map((days) => movedOn(chart.bodies, days));
  const all = chart.bodies.map((body) => ({ ...body, house: null }));
  const bodies = steadyAmong(all, others);
  const isCertain = isAmongAll(others.map((set) => aspectsAmong(aspectPointsOf(set, null))));
  const aspects = aspectsOfShown(aspectsAmong(aspectPointsOf(all, null)), bodies).filter(isCertain);
  return {
    ...chart,
    ...where,
    bodies,
    angles: null,
    houses: null,
    aspects,
    notices: [{ code: 'time_unknown' }],
  };
}
