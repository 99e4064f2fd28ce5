import type { ChartPlace } from '../../contract/natal-chart.ts';
import { formatCoordinates } from '../../features/births/coordinates.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import { saidRegion } from './said-region.ts';

/** The name of a birthplace with region and country, or its coordinates where it has none. */
export function birthplaceText(
  place: ChartPlace,
  { compass }: Pick<AstroWords, 'compass'>,
  tag: string,
): string {
  const { name, region, country } = place;
  if (name === null) return formatCoordinates(place, compass, tag);
  const countryName = country && (new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country);
  return [name, saidRegion(name, region, countryName), countryName].filter(Boolean).join(', ');
}
