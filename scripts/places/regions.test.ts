import { expect, it } from 'vitest';
import { cityNames, regionNames } from './localized-names.ts';
import { readRegions } from './regions.ts';

const regions = readRegions([]);
const keys = new Set([...regions].map(([key, { name }]) => `${key.slice(0, 2)}|${name}`));

it('every name of a region in the five languages belongs to a region', () => {
  expect([...regionNames.keys()].filter((key) => !keys.has(key))).toEqual([]);
});

// Where a region is called like its city, a page says the name once.
it.each([
  ['DE.16', 'DE|Berlin', 'Berlin'],
  ['BG.42', 'BG|Sofia', 'Sofia'],
  ['MK.F6', 'MK|Skopje', 'Skopje'],
  ['CO.34', 'CO|Bogotá', 'Bogotá'],
  ['AZ.09', 'AZ|Baku', 'Baku'],
])('the region %s of a city alone is called like the city in every language', (key, city, name) => {
  for (const language of ['tr', 'en', 'es', 'fr', 'pt'])
    expect(regions.get(key)?.localized?.[language], language).toBe(cityNames.get(city)?.[language] ?? name);
});
