import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { interpretationFile } from '../../locales/interpretation-file.ts';
import { countWords, flatTexts, SUBJECT_LENGTHS } from '../../locales/interpretation-lengths.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { printHabits } from './habits/print-habits.ts';
import { printLibrary } from './print-library.ts';
import { printRepetition } from './print-repetition.ts';

/**
 * Prints how many texts and words are written on each subject in each language; a gap ends it with a fault. With `--repetition`
 * it prints instead what horoscopes repeat, with `--habits` how much of the readings has which habit (with `--keys` beside it all the
 * texts where that is too much), with `--library` what the articles come to.
 */

async function count(language: Language, subject: string): Promise<{ texts: number; words: number }> {
  const file = resolve('locales', `${interpretationFile(language, subject)}.ts`);
  if (!existsSync(file)) return { texts: 0, words: 0 };
  const module = (await import(file)) as Readonly<Record<string, unknown>>;
  const texts = [...flatTexts(module[subject])].map(([, text]) => text);
  return { texts: texts.length, words: texts.reduce((sum, text) => sum + countWords(text), 0) };
}

/** Prints the table; true where nothing is missing. */
async function printCounts(): Promise<boolean> {
  const totals = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  let gaps = 0;
  console.log(
    ['subject'.padEnd(16), 'texts', ...LANGUAGES.map((language) => `${language} words`.padStart(16))].join(
      ' ',
    ),
  );
  for (const [subject, { texts }] of Object.entries(SUBJECT_LENGTHS)) {
    const cells: string[] = [];
    for (const language of LANGUAGES) {
      const found = await count(language, subject);
      totals.set(language, (totals.get(language) ?? 0) + found.words);
      if (found.texts !== texts) gaps += 1;
      cells.push(`${found.texts === texts ? '' : `(${found.texts}) `}${found.words}`.padStart(16));
    }
    console.log([subject.padEnd(16), String(texts).padStart(5), ...cells].join(' '));
  }
  console.log(
    ['all'.padEnd(22), ...LANGUAGES.map((language) => String(totals.get(language)).padStart(16))].join(' '),
  );
  console.log(gaps === 0 ? 'no gap' : `${gaps} gaps`);
  return gaps === 0;
}

function print(): boolean | Promise<boolean> {
  if (process.argv.includes('--repetition')) return printRepetition();
  if (process.argv.includes('--habits')) return printHabits(process.argv.includes('--keys'));
  return process.argv.includes('--library') ? printLibrary() : printCounts();
}

const isWhole = await print();
process.exitCode = isWhole ? 0 : 1;
