import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guard as en } from '../../../locales/en/celestia/guard.ts';
import { guard as es } from '../../../locales/es/celestia/guard.ts';
import { guard as tr } from '../../../locales/tr/celestia/guard.ts';
import { gatherFacts } from '../facts/gather-facts.ts';
import { HOURLESS, NOW_MS, PARTNER, SELF } from '../facts/known-charts.fixture.ts';
import { skyFacts } from '../facts/sky-facts.ts';
import { createGuard, prepareLanguage } from './guard.ts';

const english = prepareLanguage('en', en);
const spanish = prepareLanguage('es', es);
const turkish = prepareLanguage('tr', tr);
const facts = gatherFacts({ self: SELF, partner: PARTNER }, NOW_MS);
const talk = { facts, nowMs: NOW_MS, offsetMs: 0 };

function judge(text: string, given = talk) {
  return createGuard(english, given).judge(text);
}

test('what goes out tells the facts that bear it out', () => {
  expect(judge('Your Sun is in Taurus.')).toMatchObject({ verdict: 'out', facts: ['natal.sun'] });
  expect(judge('Mars enters Virgo on November 25.')).toMatchObject({
    verdict: 'out',
    facts: expect.arrayContaining(['ingress.mars-virgo.2026-11-25']),
  });
});

test('what is held tells the claim that failed', () => {
  expect(judge('Your Moon is in Capricorn and your Venus is in Pisces.')).toMatchObject({
    verdict: 'held',
    reason: 'not_so',
    claim: { kind: 'inSign', sign: 'pisces', subject: { point: 'venus' } },
  });
});

test('an id that is not known is held before a word is read', () => {
  const sentence = { text: 'Be kind.', claims: [{ fact: 'natal.vulcan', says: ['sign' as const] }] };
  expect(createGuard(english, talk).judge(sentence)).toMatchObject({ reason: 'unknown_fact' });
});

test('a premise that is not set right is held', () => {
  expect(judge('You said you’re a Leo, which shows.')).toMatchObject({ reason: 'uncorrected_premise' });
  expect(judge('You said you’re a Leo, but you’re a Taurus.').verdict).toBe('out');
});

test('a date of nothing is held', () => {
  expect(judge('Your lucky day is March 14.')).toMatchObject({ reason: 'loose_date' });
});

test('planets put somewhere uncounted are held', () => {
  expect(judge('Half of your planets are in earth signs.')).toMatchObject({ reason: 'unread' });
});

test('without an hour no house and no angle goes out', () => {
  const hourless = { ...talk, facts: gatherFacts({ self: HOURLESS, partner: null }, NOW_MS) };
  expect(judge('Your Sun is in the eleventh house.', hourless).verdict).toBe('held');
  expect(judge('You have Cancer rising.', hourless).verdict).toBe('held');
  expect(judge('Your Sun is in Taurus.', hourless).verdict).toBe('out');
  expect(judge('Your Moon is in Capricorn.', hourless).verdict).toBe('held');
});

test('a Moon that the day leaves open may be in one of its two signs, and in no other pair', () => {
  const hourless = { ...talk, facts: gatherFacts({ self: HOURLESS, partner: null }, NOW_MS) };
  const say = (one: string, other: string) =>
    judge(`Without your hour I can’t say whether your Moon is in ${one} or in ${other}.`, hourless).verdict;
  expect(say('Capricorn', 'Aquarius')).toBe('out');
  expect(say('Aquarius', 'Pisces')).toBe('held');
});

test('a planet of the sky is in a sign of an element until the day that it leaves it, and no longer', () => {
  expect(judge('The Moon is in an earth sign until November 24.')).toMatchObject({
    verdict: 'out',
    facts: ['sky.moon'],
  });
  expect(judge('The Moon is in an earth sign until November 29.')).toMatchObject({
    verdict: 'held',
    claim: { kind: 'inGroup', of: 'earth' },
  });
});

test('a planet in the sign whose kind is told stands there in nobody’s chart', () => {
  expect(judge('Leo is a fire sign, so Venus in Leo loves loudly.').verdict).toBe('out');
  expect(judge('Leo is a fire sign, so your Venus in Leo loves loudly.').verdict).toBe('held');
  expect(judge('Leo is a water sign, so Venus in Leo loves loudly.').verdict).toBe('held');
  const say = (text: string) => createGuard(turkish, talk).judge(text).verdict;
  expect(say('Boğa toprak burcudur, Aslan ateş burcudur, Venüs Boğa’yı yönetir.')).toBe('out');
});

test('what goes backwards now may turn on a day to come', () => {
  expect(judge('Saturn is retrograde, and turns direct on December 10.').verdict).toBe('out');
  expect(judge('Saturn is retrograde, and turns direct on January 10.').verdict).toBe('held');
});

test('Turkish “kişi” and “kısa” are no winter, and “geri” is a way of moving', () => {
  const say = (text: string) => createGuard(turkish, talk).judge(text).verdict;
  expect(say('Her kişi kısa bir yol arar.')).toBe('out');
  expect(say('Natal Satürn’ün geri gidiyor.')).toBe(say('Natal Satürn’ün geri.'));
});

test('a Spanish “sí” opens no condition, and “el conjunto” is no aspect', () => {
  const say = (text: string) => createGuard(spanish, talk).judge(text).verdict;
  expect(say('Tu Sol sí está en Aries.')).toBe('held');
  expect(say('Habla por el conjunto de la carta con tu Sol en Tauro.')).toBe('out');
});

test('dates are days of the reader', () => {
  // Mars enters Virgo at 23:37 UTC on the 25th: in Istanbul it is the 26th.
  const istanbul = { ...talk, offsetMs: 3 * 3_600_000 };
  expect(judge('Mars enters Virgo on November 26.', istanbul).verdict).toBe('out');
  expect(judge('Mars enters Virgo on November 25.', istanbul).verdict).toBe('held');
});

test('a day that stands apart behind its month is read with it', () => {
  expect(judge('Mars enters Virgo on November the 25th.').verdict).toBe('out');
  expect(judge('Mars enters Virgo on November the 14th.').verdict).toBe('held');
});

test('a new Moon or an eclipse meets a point of the chart, whichever is named first', () => {
  expect(judge('The new Moon on December 9 squares your Mars.').verdict).toBe('out');
  expect(judge('Your Mars squares the new Moon on December 9.').verdict).toBe('out');
  expect(judge('Your Sun squares the eclipse on August 17.').verdict).toBe('out');
  expect(judge('The new Moon on December 9 trines your Mars.').verdict).toBe('held');
  expect(judge('Your Mars trines the new Moon on December 9.').verdict).toBe('held');
});

test('that two phases or eclipses meet is held', () => {
  expect(judge('The new Moon on December 9 squares the full Moon.').verdict).toBe('held');
  expect(judge('The full Moon squares the eclipse.').verdict).toBe('held');
});

test.each([
  ['descendant', 'seventh', 'first'],
  ['IC', 'fourth', 'tenth'],
  ['South Node', 'second', 'eighth'],
])('the %s is in the house opposite to its other end’s', (point, its, other) => {
  expect(judge(`Your ${point} is in the ${its} house.`).verdict).toBe('out');
  expect(judge(`Your ${point} is in the ${other} house.`).verdict).toBe('held');
});

test('a fact that a tool computed bears out what is said of its day', () => {
  const noonMs = Date.UTC(2026, 11, 24, 12);
  const asked = { ...talk, facts: [...facts, ...skyFacts(SELF, noonMs, 'sky-2026-12-24')] };
  expect(judge('On December 24 the Moon is in Cancer.', asked).verdict).toBe('out');
  expect(judge('On December 24 the Moon is in Leo.', asked).verdict).toBe('held');
});

test('“it” is what the sentence before spoke of, if that went out', () => {
  const guard = createGuard(english, talk);
  guard.judge('Let’s look at Mars.');
  expect(guard.judge('It’s in Pisces.').verdict).toBe('out');
  expect(guard.judge('It’s in Leo, in the second house.').verdict).toBe('held');
});

test('a sentence without an end is held unread', () => {
  expect(judge('Your Sun is in Taurus and '.repeat(400_000))).toMatchObject({ reason: 'too_long' });
  expect(judge('A sentence in another language is held.')).toMatchObject({ verdict: 'out' });
  expect(judge('Tu Luna está en Leo y tu Sol está en Aries.')).toMatchObject({ reason: 'other_language' });
});

test('whatever text it is given, it answers', () => {
  const pieces = fc.constantFrom(
    'Ay',
    'Koç’ta',
    '8.',
    'evinde',
    'kare',
    '3 Mart',
    'değil',
    ',',
    '°',
    '²',
    'İ',
    '\u0000',
    '“',
    'retro',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((list) => list.join(' ')),
      ),
      (text) => {
        expect(['out', 'held']).toContain(createGuard(turkish, talk).judge(text).verdict);
      },
    ),
    { numRuns: 300 },
  );
});
