/** The closed vocabularies of the domain. Every table elsewhere is keyed by one of these. */

export const SIGN_IDS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type SignId = (typeof SIGN_IDS)[number];

/** Whether a text names a sign, as ids do: `aries`. */
export function isSignId(value: string | undefined): value is SignId {
  return (SIGN_IDS as readonly (string | undefined)[]).includes(value);
}

/** The two lights and the planets. */
export const MAIN_BODY_IDS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type MainBodyId = (typeof MAIN_BODY_IDS)[number];

export const BODY_IDS = [...MAIN_BODY_IDS, 'trueNode', 'meanNode', 'meanLilith', 'juno', 'chiron'] as const;
export type BodyId = (typeof BODY_IDS)[number];

/** Points that depend on the place and the minute of birth. */
export const ANGLE_IDS = ['ascendant', 'midheaven', 'descendant', 'imumCoeli', 'vertex'] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

export const HOUSE_SYSTEM_IDS = [
  'placidus',
  'koch',
  'wholeSign',
  'equal',
  'porphyry',
  'regiomontanus',
  'campanus',
] as const;
export type HouseSystemId = (typeof HOUSE_SYSTEM_IDS)[number];

export const ASPECT_IDS = ['conjunction', 'sextile', 'square', 'trine', 'opposition', 'quincunx'] as const;
export type AspectId = (typeof ASPECT_IDS)[number];

export const ELEMENT_IDS = ['fire', 'earth', 'air', 'water'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];

export const MODE_IDS = ['cardinal', 'fixed', 'mutable'] as const;
export type ModeId = (typeof MODE_IDS)[number];

export const MOON_PHASE_IDS = [
  'newMoon',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'fullMoon',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type MoonPhaseId = (typeof MOON_PHASE_IDS)[number];
