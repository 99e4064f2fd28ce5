import type { NamedPlace, PlaceFormOutcome } from '../../features/births/place-form-outcome.ts';

/** Places of posted forms. */
export interface PlaceService {
  /** Finds the place of a form by its fields `place`, `placeId` and `placeFor`, as the birth form has them. */
  find(fields: Readonly<Record<string, string>>): Promise<PlaceFormOutcome>;
  /** What the clocks of a place are ahead of UTC at an instant, by the complete history of its time zone. */
  utcOffsetSeconds(place: Pick<NamedPlace, 'timeZone' | 'longitude'>, instantMs: number): number;
}
