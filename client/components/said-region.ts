/** The region of a place as it stands beside its name and its country: none where it only says one of them again. */
export function saidRegion(name: string, region: string | null, countryName: string | null): string | null {
  return region === name || region === countryName ? null : region;
}
