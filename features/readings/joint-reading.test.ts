import { expect, test } from 'vitest';
import { signOf } from '../../astrology/signs.ts';
import { computeSynastry } from '../../astrology/synastry/compute-synastry.ts';
import { personOf } from '../../astrology/synastry/people.fixture.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { readJoint, withoutTold } from './joint-reading.ts';

const ADA = personOf(Date.UTC(1990, 5, 10, 11, 30), 41.01, 28.95);
const BO = personOf(Date.UTC(1987, 1, 3, 7, 15), 48.85, 2.35);
const { composite, davison } = computeSynastry(ADA, BO);

test('a chart of two is read by its lights, Ascendant, Venus and Mars, each where it stands', async () => {
  const [signs, houses] = [await loadTexts('en', 'compositeSigns'), await loadTexts('en', 'compositeHouses')];
  const { placements } = await readJoint(composite, 'en');
  expect(placements.map(({ point }) => point)).toEqual(['sun', 'moon', 'ascendant', 'venus', 'mars']);
  for (const { point, place, signText, houseText } of placements) {
    expect(signText).toBe(signs[point][signOf(place.longitudeDeg)]);
    if (point === 'ascendant') expect(houseText).toBeNull();
    else expect(Object.values(houses[point])).toContain(houseText);
  }
});

test('its aspects are those that are written about, the closest first', async () => {
  const { aspects } = await readJoint(composite, 'en');
  const orbs = aspects.map(({ aspect }) => aspect.orb);
  expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
  for (const { aspect, text } of aspects) {
    expect(text).not.toBeNull();
    expect(composite.aspects).toContain(aspect);
  }
});

test('without an hour a chart of two has no Ascendant and no houses in words', async () => {
  const timeless = computeSynastry({ ...ADA, angles: null, houses: null }, BO).composite;
  const { placements } = await readJoint(timeless, 'en');
  expect(placements.map(({ point }) => point)).not.toContain('ascendant');
  expect(placements.every(({ houseText }) => houseText === null)).toBe(true);
});

test('without an hour nothing is said of a body near the end of its sign, nor of the Moon’s aspects', async () => {
  for (let day = 1; day <= 28; day++) {
    const bo = personOf(Date.UTC(1987, 1, day, 12), 48.85, 2.35);
    const chart = computeSynastry({ ...ADA, angles: null, houses: null }, bo).composite;
    const { placements, aspects } = await readJoint(chart, 'en');
    const moon = placements.find(({ point }) => point === 'moon')?.place.longitudeDeg ?? 15;
    expect(Math.min(moon % 30, 30 - (moon % 30))).toBeGreaterThan(7.6);
    expect(aspects.filter(({ aspect: { first, second } }) => [first, second].includes('moon'))).toEqual([]);
  }
});

test('the second chart of the same two says nothing that the first has said', async () => {
  const told = await readJoint(composite, 'en');
  expect(withoutTold(told, told)).toEqual({ placements: [], aspects: [] });
  if (!davison) throw new Error('two people with births have a Davison chart');
  const rest = withoutTold(await readJoint(davison, 'en'), told);
  const textsOf = ({ placements }: typeof told) =>
    placements.flatMap(({ signText, houseText }) => [signText, houseText]).filter((text) => text !== null);
  const texts = new Set(textsOf(told));
  expect(textsOf(rest).filter((text) => texts.has(text))).toEqual([]);
  expect(rest.placements.every(({ signText, houseText }) => signText !== null || houseText !== null)).toBe(
    true,
  );
});

test('of a placement that shares its sign or its house alone, the other is still told', async () => {
  const told = await readJoint(composite, 'en');
  const [sun] = told.placements;
  if (!sun) throw new Error('a chart of two has a Sun');
  const elsewhere = { ...told, placements: [{ ...sun, houseText: 'Another house.' }] };
  expect(withoutTold(elsewhere, told).placements).toEqual([
    { ...sun, signText: null, houseText: 'Another house.' },
  ]);
});
