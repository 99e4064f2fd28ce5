import { expect, it } from 'vitest';
import { type Findable, siteIndex } from './site-index.ts';

/** A site of a few things: what answers to what, and in which order. */
function thing(path: string, name: string, more: Partial<Findable> = {}): Findable {
  return { path, kind: 'article', name, text: '', words: '', ...more };
}

const SITE: readonly Findable[] = [
  thing('chart', 'Natal chart', { kind: 'tool', words: 'birth calculator' }),
  thing('chart-term', 'Natal chart', { kind: 'term', text: 'The sky at a birth' }),
  thing('read', 'How to read a chart', { text: 'Planets, signs and houses', inside: 'retrograde stations' }),
  thing('mercury', 'Mercury retrograde', { text: 'What it is', shelf: 'planets' }),
  thing('mars', 'Mars retrograde', { shelf: 'planets' }),
  thing('venus', 'Venus retrograde', { shelf: 'planets' }),
  thing('retro', 'Is Mercury retrograde', { kind: 'tool' }),
  thing('leo', 'Leo', { kind: 'sign', words: 'lion' }),
  thing('leo-article', 'Leo in love', { text: 'How a lion loves' }),
  thing('houses', 'Houses', { inside: 'the natal chart has twelve' }),
  thing('hours', 'Planetary hours'),
  thing('planets', 'Ten bodies', {
    words: 'planets',
    text: 'Near or far, quick or slow',
  }),
  thing('what', 'What is it', { text: 'the' }),
];
const SILENT = 'the is it how to what';

it.each([
  ['natal chart', 'chart chart-term houses read'],
  ['the natal chart', 'chart chart-term houses read'],
  ['birth', 'chart chart-term'],
  ['retrograde', 'retro mercury mars venus read'],
  ['mercury retrograde', 'retro mercury mars venus read'],
  ['is mercury retrograde', 'retro mercury mars venus read'],
  ['leo', 'leo leo-article'],
  ['lion', 'leo leo-article'],
  ['loving', ''],
  ['house', 'houses read'],
  ['charts', 'chart chart-term read houses'],
  ['mercurry', 'retro mercury'],
  ['retrogarde', 'retro mercury mars venus read'],
  ['nat', 'chart chart-term houses'],
  ['na', ''],
  ['what is it', 'what mercury retro'],
  ['what', 'what mercury'],
  ['planets', 'planets hours read'],
  ['planetary', 'hours planets read'],
  ['nothing', ''],
])('“%s” finds %s', (query, paths) => {
  const found = siteIndex(SITE, SILENT).find(query);
  expect(found.map(({ path }) => path).join(' ')).toBe(paths);
});
