/** A place to choose from, when words name several. */
export interface PlaceChoice {
  /** GeoNames id. */
  id: number;
  name: string;
  region: string | null;
  countryName: string;
  /** Words of the query that it does not account for, without case and accents. */
  unmatched?: readonly string[];
}
