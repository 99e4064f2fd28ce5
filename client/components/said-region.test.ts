import { expect, it } from 'vitest';
import { saidRegion } from './said-region.ts';

it('a region is said unless its name or its country’s already stands there', () => {
  expect(saidRegion('Springfield', 'Illinois', 'United States')).toBe('Illinois');
  expect(saidRegion('Berlim', 'Berlim', 'Alemanha')).toBeNull();
  expect(saidRegion('Saint-Denis', 'La Réunion', 'La Réunion')).toBeNull();
  expect(saidRegion('Monaco', null, 'Monaco')).toBeNull();
});
