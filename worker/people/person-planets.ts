import { MAIN_BODY_IDS } from '../../astrology/ids.ts';
import { signDegreeOf, signOf } from '../../astrology/signs.ts';
import { openBodies } from '../../astrology/steady-figure.ts';
import type { BasicPlanetsAnswer } from '../../contract/user.ts';
import type { User } from '../accounts/user-rows.ts';
import { ownChart, type PersonContext } from './own-chart.ts';

/** Computes the planets of the birth that a person keeps. */
export async function basicPlanets(
  user: Pick<User, 'id' | 'birth'>,
  context: PersonContext,
): Promise<BasicPlanetsAnswer> {
  const own = await ownChart(user, context);
  if (!own.ok) return { planets: [], ascendant: null, missing: own.missing };
  const { bodies, angles, day } = own.chart;
  const open = openBodies(day);
  const planets = MAIN_BODY_IDS.flatMap((id) => {
    const body = bodies.find((each) => each.id === id);
    if (!body) return [];
    const { longitude, sign, house, retrograde } = body;
    return { id, longitude, sign: open.has(id) ? null : sign, house, retrograde };
  });
  const ascendant = angles && {
    longitude: angles.ascendant,
    sign: signOf(angles.ascendant),
    signDegree: signDegreeOf(angles.ascendant),
  };
  return { planets, ascendant, missing: null };
}
