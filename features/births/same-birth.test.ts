import { expect, test } from 'vitest';
import { isSameBirth } from './same-birth.ts';

const TYPED = { day: '06', month: '6', year: '1990', time: '14:30', place: 'Paris' };
const SETTLED = { ...TYPED, day: '6', placeId: '2988507', houseSystem: 'placidus', orbs: 'standard' };

test('a birth is the same as it was typed and as it was settled', () => {
  expect(isSameBirth(TYPED, SETTLED)).toBe(true);
  expect(isSameBirth({ ...TYPED, time: '14.30' }, SETTLED)).toBe(true);
});

test.each([
  { time: '14:31' },
  { placeId: '1' },
  { houseSystem: 'koch' },
  { zodiac: 'lahiri' },
  { likeness: 'leo' },
  { fold: '0' },
])('another is %j', (other) => {
  expect(isSameBirth({ ...SETTLED, ...other }, SETTLED)).toBe(false);
});
