import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellsInstructions } from './instructions.ts';
import { plainSentence } from './plain-sentence.ts';
import { LineReader, readLine } from './read-lines.ts';
import { isUnspoken } from './unspoken-language.ts';

test.each([
  ['Your **Venus** is _quiet_.', 'Your Venus is quiet.'],
  ['- Take your time.', 'Take your time.'],
  ['## Take your time.', 'Take your time.'],
  ['2) Take your time.', 'Take your time.'],
  ['1. evin Yengeç’te başlıyor.', '1. evin Yengeç’te başlıyor.'],
  ['Mars, at 3 a.m. or later?', 'Mars, at 3 a.m. or later?'],
  [
    'Mostra a data: venceu; trabaja sin cartel: escuchas.',
    'Mostra a data: venceu; trabaja sin cartel: escuchas.',
  ],
  ['Qu’en dis-tu ?', 'Qu’en dis-tu ?'],
  ['Te\u0301 lle\u0301vas.', 'T\u00E9 ll\u00E9vas.'],
  ['“Slow down,” it says.', '“Slow down,” it says.'],
  ['Venüs’ün 12. evde, 24 Kasım’da.', 'Venüs’ün 12. evde, 24 Kasım’da.'],
])('%j is the sentence %j', (written, text) => {
  expect(plainSentence(written)).toBe(text);
});

test.each([
  'See <b>this</b>.',
  'See &lt;b&gt;.',
  'See [this](https://a.example).',
  '![a](b).',
  'Go to example.com now.',
  'Go to www.example now.',
  'Gohttp://a now.',
  'javascript:alert(1).',
  'tel:988.',
  'data:text/html,x.',
  'Write to me@here now.',
  'Call 0850 123 45 67.',
  'Your natal.venus is warm.',
  'It turns \u202Eback.',
  'A bad byte \uFFFD here.',
  'It has no end',
  '| a | b |.',
  '{{name}} is kind.',
])('%j is none', (written) => {
  expect(plainSentence(written)).toBeNull();
});

test('whatever a model writes, no sign of markup is left in what goes out', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '[a](b)',
    '**',
    '`',
    '&amp;',
    'http://x',
    'Venus',
    '.',
    ' ',
    '\n',
    'İ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        const plain = plainSentence(`${text}.`);
        if (plain !== null) expect(plain).not.toMatch(/[<>[\]{}|`\\]|:\/\/|\*|&\w+;|\n/);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['[natal.sun] Yes.', { text: 'Yes.', facts: ['natal.sun'] }],
  ['[natal.sun,sky.moon]  Yes.', { text: 'Yes.', facts: ['natal.sun', 'sky.moon'] }],
  ['[] Yes.', { text: 'Yes.', facts: [] }],
  ['Yes.', null],
  ['[] ', null],
  ['[natal.sun Yes.', null],
  ['[a link](https://a.example) Yes.', null],
  ['[1] Yes.', null],
])('the line %j is read as %j', (line, expected) => {
  expect(readLine(line)).toEqual(expected);
});

test('lines are the same however the text is cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zş ]{1,12}$/)),
      fc.infiniteStream(fc.nat({ max: 5 })),
      (lines, cuts) => {
        const whole = lines.join('\n');
        const reader = new LineReader();
        const read: string[] = [];
        for (let at = 0; at < whole.length; ) {
          const size = 1 + (cuts.next().value ?? 0);
          read.push(...reader.take(whole.slice(at, at + size)));
          at += size;
        }
        expect([...read, ...reader.end()]).toEqual(lines.filter((line) => line.trim() !== ''));
      },
    ),
  );
});

test.each([
  'Nimm dir Zeit, und hör auf dein Herz, es ist nicht zu spät.',
  'Возьми время и послушай себя.',
  '花点时间听听自己的心。',
  'خذ وقتك واستمع إلى قلبك.',
  'Neem de tijd, het is niet te laat voor jouw hart.',
])('%s is in no language of the five', (sentence) => {
  expect(isUnspoken(sentence)).toBe(true);
});

test.each([
  'Koç’ta Venüs’ün var; acele etme, bu bir yarış değil.',
  '“Uber” may be a song, but your Venus isn’t in it.',
  'Tu Venus en Aries va primero, y eso es un don.',
  'Ta Vénus en Bélier part la première, et c’est un don.',
  'Sua Vênus em Áries vai na frente, e isso é um dom.',
])('%s is', (sentence) => {
  expect(isUnspoken(sentence)).toBe(false);
});

test('what the model was told is heard in what it says', () => {
  expect(tellsInstructions('I was told: You answer from FACTS, which were computed from the chart.')).toBe(
    true,
  );
  expect(tellsInstructions('Your Venus is in Aries, and in love you go first.')).toBe(false);
});
