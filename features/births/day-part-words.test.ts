import { expect, it } from 'vitest';
import { foldWords, hoursOfDayPart, namedHour } from './day-part-words.ts';

/** Words beside a clock time, as people write them, by the hours that they leave open. */
const WORDS: Readonly<Record<string, string>> = {
  '0–11': 'am | a | ÖÖ',
  '12–23': 'pm | p | ÖS',
  '1–11': 'in the morning | sabah | öğleden önce | de la mañana | du matin | da manhã',
  '0–6': 'sabaha karşı | de la madrugada | da madrugada',
  '11–14': 'noon | midday | öğle | öğlen | öğleyin | mediodía | del mediodía | midi | meio-dia',
  '12–20': 'in the afternoon | öğleden sonra | ikindi | de la tarde | de l’après-midi | da tarde',
  '15–23': 'in the evening | akşamüstü | akşam | du soir',
  '18–5': 'at night | gece | de la noche | de la nuit | da noite',
  '0–0': 'midnight | gece yarısı | medianoche | minuit | meia-noite',
};

const HOURS = Object.entries(WORDS).flatMap(([hours, words]) =>
  words.split(' | ').map((word) => [word, hours] as const),
);

it.each(HOURS)('%s is from and to %s', (word, hours) => {
  expect(hoursOfDayPart(foldWords(word))?.join('–')).toBe(hours);
  expect(namedHour(foldWords(word))).toBe({ '11–14': 12, '0–0': 0 }[hours] ?? null);
});

it('other words are no part of a day', () => {
  expect(hoursOfDayPart(foldWords('soon'))).toBeNull();
  expect(namedHour(foldWords('soon'))).toBeNull();
});
