import { expect, test } from 'vitest';
import { guard as en } from '../../../locales/en/celestia/guard.ts';
import { guard as es } from '../../../locales/es/celestia/guard.ts';
import { guard as fr } from '../../../locales/fr/celestia/guard.ts';
import { guard as pt } from '../../../locales/pt/celestia/guard.ts';
import { guard as tr } from '../../../locales/tr/celestia/guard.ts';
import { splitSentences } from './split-sentences.ts';

test.each([
  ['Ay 12. evden geçiyor. Yavaşla.', tr, ['Ay 12. evden geçiyor.', 'Yavaşla.']],
  ['Venüs 3. ve 8. evin yöneticisi. Sen bilirsin!', tr, ['Venüs 3. ve 8. evin yöneticisi.', 'Sen bilirsin!']],
  ['Yıl 2027. Satürn Koç’ta.', tr, ['Yıl 2027.', 'Satürn Koç’ta.']],
  [
    'At 3 a.m. Tuesday the Moon is full. Sleep well.',
    en,
    ['At 3 a.m. Tuesday the Moon is full.', 'Sleep well.'],
  ],
  ['It starts at 3 a.m. Try to rest.', en, ['It starts at 3 a.m.', 'Try to rest.']],
  ['Dr. Kepler knew. So do you.', en, ['Dr. Kepler knew.', 'So do you.']],
  ['Your Mars is at 18.5° Pisces. Good.', en, ['Your Mars is at 18.5° Pisces.', 'Good.']],
  ['Wait… it passes. “Really?” Yes.', en, ['Wait… it passes.', '“Really?”', 'Yes.']],
  ['El Sr. Marte no espera. ¿Y tú? ¡Espera!', es, ['El Sr. Marte no espera.', '¿Y tú?', '¡Espera!']],
  ['Mme. Lune est là. Et toi ?', fr, ['Mme. Lune est là.', 'Et toi ?']],
  ['O Sr. Saturno pede calma. Respire.', pt, ['O Sr. Saturno pede calma.', 'Respire.']],
  ['One\nTwo', en, ['One', 'Two']],
  ['  ', en, []],
])('%s', (text, words, sentences) => {
  expect(splitSentences(text, words)).toEqual(sentences);
});
