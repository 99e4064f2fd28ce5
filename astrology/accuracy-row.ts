import type { HouseSystemId, UsualBodyId } from './ids.ts';

/** Angles whose longitudes are measured. */
export const MEASURED_ANGLES = ['ascendant', 'midheaven', 'vertex'] as const;
export type MeasuredId = UsualBodyId | (typeof MEASURED_ANGLES)[number] | HouseSystemId;

/** How far computed longitudes stray from the reference, in arcseconds. */
export interface AccuracyRow {
  id: MeasuredId;
  kind: 'body' | 'angle' | 'houses';
  /** Longitudes compared. */
  count: number;
  /** Largest error, 1900 to 2050. */
  maxArcsecTo2050: number;
  /** Largest error, 1900 to 2100. */
  maxArcsec: number;
  rmsArcsec: number;
  /** Largest error that the tests let pass, 1900 to 2100. */
  limitArcsec: number;
  /** Largest error of the ecliptic latitude; bodies only. */
  maxLatitudeArcsec: number | null;
  /** Largest error of the speed in degrees per day; bodies only. */
  maxSpeedDegPerDay: number | null;
}
