import { LANGUAGES } from '../../../locales/locales.ts';
import { boundText, habitsOf } from './language-habits.ts';
import { BOUNDS, HABITS } from './measure-habits.ts';

/** The most keys that are named of a share beyond its bound, where not all are asked for. */
const FEW_KEYS = 8;

const HEAD = HABITS.map((habit) => habit.padStart(8)).join('');

/** Prints the shares of each habit by language and subject, with few keys or all of them; true where all are within their bounds. */
export async function printHabits(withAllKeys: boolean): Promise<boolean> {
  console.log(`in % of the texts of a subject; * beyond the bound
${HABITS.map((habit) => `${habit} ${boundText(habit)}${BOUNDS[habit].languages ? ` (${BOUNDS[habit].languages?.join(', ')})` : ''}`).join('; ')}`);
  let count = 0;
  for (const language of LANGUAGES) {
    const { table, over } = await habitsOf(language, withAllKeys ? Number.POSITIVE_INFINITY : FEW_KEYS);
    console.log(`\n${language.padEnd(17)} texts ${HEAD}\n${table.join('\n')}`);
    console.log(over.length === 0 ? 'all within bounds' : over.join('\n'));
    count += over.length;
  }
  console.log(`\n${count} shares beyond their bounds`);
  return count === 0;
}
