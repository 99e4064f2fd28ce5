import { describe, expect, test } from 'vitest';
import type { SettledBirth } from '../../contract/settled-birth.ts';
import { hiddenNames } from './hidden-names.ts';

function bornIn(name: string, region: string | null): SettledBirth {
  return {
    date: '1990-05-15',
    time: '09:30',
    window: null,
    place: {
      id: 745044,
      name,
      region,
      country: 'TR',
      latitude: 41.01,
      longitude: 28.95,
      timeZone: 'Europe/Istanbul',
    },
    fold: null,
    utcOffsetSeconds: null,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    node: 'true',
    lilith: 'mean',
    orbs: 'standard',
    fields: {},
  };
}

describe('no model shall read', () => {
  test('where both were born, nor what the other is called', () => {
    const asker = { birth: bornIn('Bursa', 'Marmara') };
    const partner = { name: 'Mert', birth: bornIn('Lyon', 'Rhône') };
    expect(hiddenNames(asker, { partner })).toEqual(['Bursa', 'Marmara', 'Lyon', 'Rhône', 'Mert']);
  });

  test('what is known of them, where something is not', () => {
    expect(hiddenNames({ birth: null }, { partner: null })).toEqual([]);
    const partner = { name: '', birth: bornIn('Lyon', null) };
    expect(hiddenNames({ birth: null }, { partner })).toEqual(['Lyon']);
  });
});
