import type { BirthFormProps } from '../../components/birth-form/birth-form-props.ts';

/**
 * A birth without the choice between places of one name, for when another place has been written: the choice is
 * gone, so the words that point to it go as well. The very same object where nothing was to be chosen.
 */
export function withoutPlaceChoice<Birth extends Pick<BirthFormProps, 'places' | 'errors'>>(
  birth: Birth,
): Birth {
  if (birth.places.length === 0) return birth;
  return { ...birth, places: [], errors: birth.errors.filter(({ field }) => field !== 'place') };
}
