import { expect, test } from 'vitest';
import { SIGN_IDS } from '../../astrology/ids.ts';
import { personOf } from '../../astrology/synastry/people.fixture.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { readSignPairs, textOfSigns } from './sign-pair-reading.ts';

/** Sun in Gemini, Moon in Capricorn. */
const ADA = { figure: personOf(Date.UTC(1990, 5, 10, 11, 30), 41.01, 28.95), open: new Set<string>() };
/** Sun in Aquarius. */
const BO = { figure: personOf(Date.UTC(1987, 1, 3, 7, 15), 48.85, 2.35), open: new Set<string>() };

test('two signs have one text, whoever has which', async () => {
  const texts = await loadTexts('en', 'sunPairs');
  const read = SIGN_IDS.flatMap((one) => SIGN_IDS.map((other) => textOfSigns(texts, one, other)));
  expect(new Set(read).size).toBe(78);
  expect(textOfSigns(texts, 'leo', 'taurus')).toBe(textOfSigns(texts, 'taurus', 'leo'));
});

test('two people in the other order are told the same', async () => {
  const [there, back] = [await readSignPairs(ADA, BO, 'en'), await readSignPairs(BO, ADA, 'en')];
  expect(there.map(({ points }) => points.join())).toEqual([
    'sun,sun',
    'moon,moon',
    'venus,mars',
    'mars,venus',
  ]);
  expect(there[0]?.signs).toEqual(['gemini', 'aquarius']);
  expect(back.map(({ text }) => text).toSorted()).toEqual(there.map(({ text }) => text).toSorted());
});

test('what each one’s Venus is to the other’s Mars is read by whose Venus it is', async () => {
  const texts = await loadTexts('en', 'venusMarsPairs');
  const read = await readSignPairs(ADA, BO, 'en');
  for (const { points, signs, text } of read.slice(2)) {
    const [venus, mars] = points[0] === 'venus' ? signs : [signs[1], signs[0]];
    expect(text).toBe(texts[venus][mars]);
  }
});

test('a Moon whose sign the day leaves open is not read', async () => {
  const read = await readSignPairs({ ...ADA, open: new Set(['moon']) }, BO, 'en');
  expect(read.map(({ points }) => points[0])).toEqual(['sun', 'venus', 'mars']);
});
