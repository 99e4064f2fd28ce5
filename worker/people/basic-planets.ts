import { MAIN_BODY_IDS, type MainBodyId, type SignId } from '../../astrology/ids.ts';
import { signDegreeOf, signOf } from '../../astrology/signs.ts';
import type { User } from '../accounts/user-rows.ts';
import type { CastingContext } from '../births/cast-chart.ts';
import { castFromForm } from '../births/cast-from-form.ts';

/** Where one of a person's bodies stands. `sign` is null where the day of birth leaves two open. */
export interface BasicPlanet {
  id: MainBodyId;
  /** Degrees of ecliptic longitude; at noon where the hour is not known. */
  longitude: number;
  sign: SignId | null;
  house: number | null;
  retrograde: boolean;
}

/** A person's own planets; empty and null where no birth is kept, or its place cannot be looked up just now. */
export interface BasicPlanets {
  planets: readonly BasicPlanet[];
  ascendant: { longitude: number; sign: SignId; signDegree: number } | null;
  /** Why there are none. */
  missing: 'birth' | 'places' | null;
}

const NONE = { planets: [], ascendant: null } as const;

/** Computes the planets of the birth that a person keeps. */
export async function basicPlanets(
  { birth }: Pick<User, 'birth'>,
  context: CastingContext,
): Promise<BasicPlanets> {
  if (!birth) return { ...NONE, missing: 'birth' };
  const outcome = await castFromForm(birth, context);
  if (!outcome.ok) return { ...NONE, missing: outcome.code === 'places_unavailable' ? 'places' : 'birth' };
  const { bodies, angles, day } = outcome.chart;
  const unsteady = new Set(day?.signChanges.map(({ body }) => body));
  const planets = MAIN_BODY_IDS.flatMap((id) => {
    const body = bodies.find((each) => each.id === id);
    if (!body) return [];
    const { longitude, sign, house, retrograde } = body;
    return { id, longitude, sign: unsteady.has(id) ? null : sign, house, retrograde };
  });
  const ascendant = angles && {
    longitude: angles.ascendant,
    sign: signOf(angles.ascendant),
    signDegree: signDegreeOf(angles.ascendant),
  };
  return { planets, ascendant, missing: null };
}
