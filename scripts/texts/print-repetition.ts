import { resolve } from 'node:path';
import { PERIOD_IDS, type PeriodId } from '../../contract/choices.ts';
import { gatherTexts, type ReadTexts } from '../../features/horoscopes/gather-texts.ts';
import { interpretationFile } from '../../locales/interpretation-file.ts';
import { LANGUAGES, type Language } from '../../locales/locales.ts';
import { maskNames, measureRepetition } from './repetition.ts';

const FROM_MS = Date.UTC(2026, 0, 1);
const DAYS = 400;
const LEAST_RETURN_DAYS = 60;

const read: ReadTexts = async (language, subject) =>
  (await import(resolve('locales', `${interpretationFile(language, subject)}.ts`)))[subject];

async function namesOf(language: Language): Promise<string[]> {
  const { astro } = await import(resolve('locales', language, 'astro.ts'));
  return [...Object.values<string>(astro.signs), ...Object.values<string>(astro.bodies)];
}

/**
 * Prints what horoscopes repeat over 400 days and twelve signs in each language. A fault is a passage of two signs, or one that
 * returns before 60 days.
 */
export async function printRepetition(): Promise<boolean> {
  let isClean = true;
  console.log(`${DAYS} days from 2026-01-01, 12 signs; numbers and names of signs and bodies masked`);
  for (const language of LANGUAGES) {
    const [day, week, month, year] = await Promise.all(
      PERIOD_IDS.map((id) => gatherTexts(language, id, read)),
    );
    if (!day || !week || !month || !year) continue;
    const found = measureRepetition(
      { day, week, month, year },
      maskNames(await namesOf(language)),
      FROM_MS,
      DAYS,
    );
    console.log(`\n${language}`.padEnd(12), 'two signs', 'returns after', 'words');
    for (const id of PERIOD_IDS) {
      const [least, most] = found.words[id];
      const cells = [String(found.betweenSigns[id]), `${found.returnDays[id] ?? '-'} days`];
      console.log(
        `  ${id.padEnd(9)}`,
        ...cells.map((cell, at) => cell.padStart([9, 13][at] ?? 9)),
        `${least}-${most}`,
      );
    }
    const pairs = [...found.betweenPeriods].map(([pair, count]) => `${pair} ${count}`);
    console.log(`  told in two periods of a sign: ${pairs.join(', ')}`);
    const returnsLate = (id: PeriodId) => (found.returnDays[id] ?? DAYS) >= LEAST_RETURN_DAYS;
    isClean &&= PERIOD_IDS.every((id) => found.betweenSigns[id] === 0 && returnsLate(id));
  }
  return isClean;
}
