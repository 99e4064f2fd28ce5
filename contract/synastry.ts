import type { Synastry } from '../astrology/synastry/synastry.ts';
import type { CompatibilityScore, SynastryPerson } from '../astrology/synastry/synastry-types.ts';
import type { FoldChoice, NatalChartAnswer, NatalChartRequest } from './natal-chart.ts';

/** The JSON contract of POST /api/astrology/synastry and /api/astrology/compatibility. */
export interface SynastryRequest {
  first: NatalChartRequest;
  second: NatalChartRequest;
}

/** Which of the two; fields of an error are named `first.date`, `second.place`. */
export type PersonId = keyof SynastryRequest;

/** POST /api/astrology/synastry: both charts, and all that they say together. */
export interface SynastryAnswer extends Synastry {
  first: NatalChartAnswer;
  second: NatalChartAnswer;
}

/** POST /api/astrology/compatibility: the score alone. */
export type CompatibilityAnswer = CompatibilityScore;

/** A clock time that happened twice, and whose. */
export interface PersonFoldChoice extends FoldChoice {
  person: PersonId;
}

/** A cast chart as a person of the synastry. */
export function personOfChart({ bodies, angles, houses, instant, place }: NatalChartAnswer): SynastryPerson {
  return {
    bodies,
    angles,
    houses,
    instantMs: Date.parse(instant),
    latitudeDeg: place.latitude,
    longitudeDeg: place.longitude,
  };
}
