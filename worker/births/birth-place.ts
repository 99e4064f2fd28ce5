import type { SettledBirth } from '../../contract/settled-birth.ts';
import type { Place } from '../places/place.ts';

/** What is told and kept of the place of a birth, out of all that is known of it. */
export function birthPlaceOf({
  id,
  name,
  region,
  country,
  latitude,
  longitude,
  timeZone,
}: Place): SettledBirth['place'] {
  return { id, name, region, country, latitude, longitude, timeZone };
}
