/**
 * How much is heard of the questions that nothing was learned from, by the lexicon alone and with the listener, a row a kind; then
 * how much is answered, as the first subject or as the second where there are two, and how often what is heard has a second beside it.
 * `npm run celestia:heard -- --misses` names what is not. `-- <folder>` puts each question of its files `<language>.txt`, one a
 * line, to her whole, care before her as for a visitor, and prints what she says; a line after `> ` follows the one before it. Where a tab
 * and kinds stand behind a question (`love|partner`), it is marked when none of them was heard, and counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { careFor } from '../features/celestia/care/care-for.ts';
import { earFrom } from '../features/celestia/care/ear/ear.ts';
import { CALM, mayRead } from '../features/celestia/care/verdict.ts';
import { gatherFacts } from '../features/celestia/facts/gather-facts.ts';
import { NOW_MS, SELF } from '../features/celestia/facts/known-charts.fixture.ts';
import { answerIn } from '../features/celestia/speaking/answer-in.ts';
import { type Memory, NO_MEMORY } from '../features/celestia/speaking/turn.ts';
import { understand } from '../features/celestia/understanding/understand.ts';
import type { EarWeights } from '../locales/ear-weights.ts';
import type { CareWords } from '../locales/en/celestia/care.ts';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import { askedQuestions, isHeldOut, writtenQuestions } from './celestia/question-lines.ts';
import { exportOf, tongueOf } from './celestia/tongue-of.ts';

const isWithMisses = process.argv.includes('--misses');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`;
}

/** A partner is one of love. */
function partOf(about: string): string {
  return about === 'partner' ? 'love' : about;
}

async function countHeard(language: Language): Promise<void> {
  const { lexicon, listener } = await tongueOf(language);
  const read = [...writtenQuestions(language), ...askedQuestions(language)]
    .filter(isHeldOut)
    .map(({ kind, text }) => {
      const message = { text, language, lexicon, before: [] };
      const [about = ''] = kind.split(' ');
      const alone = understand({ ...message, listener: null }).about;
      const { about: both, rival } = understand({ ...message, listener });
      return { about, text, alone, both, rival };
    });
  const isFirst = (row: (typeof read)[number]) => partOf(row.both) === partOf(row.about);
  const tell = (name: string, rows: typeof read) => {
    const alone = rows.filter((row) => row.alone === row.about).length;
    const both = rows.filter((row) => row.both === row.about).length;
    const told = rows.filter((row) => isFirst(row) || row.rival === partOf(row.about)).length;
    console.log(
      `${language} ${name.padEnd(12)} ${String(rows.length).padStart(4)} questions, lexicon alone ${share(alone, rows.length)}, with the listener ${share(both, rows.length)}, told first or second ${share(told, rows.length)}`,
    );
  };
  tell('all', read);
  const firsts = read.filter(isFirst);
  const muddied = firsts.filter(({ rival }) => rival !== null).length;
  console.log(`${language} has a second subject beside the right one: ${share(muddied, firsts.length)}`);
  for (const about of new Set(read.map((row) => row.about))) {
    tell(
      about,
      read.filter((row) => row.about === about),
    );
  }
  if (!isWithMisses) return;
  for (const { about, text, alone, both } of read) {
    if (both !== about) console.log(`  ${about}, heard as ${both} (lexicon alone ${alone}): ${text}`);
  }
}

const PEOPLE = { self: SELF, partner: null };

interface Question {
  text: string;
  follows: boolean;
  /** What it may be heard as; empty where nobody said. */
  kinds: readonly string[];
}

const FOLLOWS = '> ';

function questionIn(line: string): Question {
  const [typed = '', kinds] = line.split('\t');
  const follows = typed.startsWith(FOLLOWS);
  return { text: follows ? typed.slice(FOLLOWS.length) : typed, follows, kinds: kinds?.split('|') ?? [] };
}

async function answerAll(language: Language, questions: readonly Question[]): Promise<void> {
  const tongue = await tongueOf(language);
  const ears = {
    [language]: earFrom(await exportOf<EarWeights>(`locales/${language}/celestia/ear.ts`, 'ear')),
  };
  const careWords = await exportOf<CareWords>(`locales/${language}/celestia/care.ts`, 'care');
  const facts = gatherFacts(PEOPLE, NOW_MS);
  const count = { care: 0, astray: 0 };
  let memory: Memory = NO_MEMORY;
  for (const [index, { text, follows, kinds }] of questions.entries()) {
    const { verdict } = careFor(CALM, text, { language, ears });
    console.log(`${language} ${index + 1}. ${follows ? FOLLOWS : ''}${text}`);
    if (!follows) memory = NO_MEMORY;
    if (verdict.kind === 'boundary') {
      const { text: told, instead } = careWords.boundary[verdict.topic];
      console.log(`  [boundary ${verdict.topic}] ${told} ${instead}`);
      continue;
    }
    if (!mayRead(verdict)) {
      count.care += 1;
      console.log(`  [care: ${Object.values(verdict).join(' ')}]`);
      continue;
    }
    const asking = { text, pageLanguage: language, people: PEOPLE, memory, nowMs: NOW_MS };
    const answer = answerIn(tongue, { ...asking, timeZone: 'UTC', seed: `heard ${index}` }, facts);
    memory = answer.memory;
    const { about, mood, trait, rival } = answer.asked;
    const isAstray = kinds.length > 0 && !kinds.includes(about) && !kinds.includes(rival ?? about);
    if (isAstray) count.astray += 1;
    const below = verdict.kind === 'doubt' ? ` (${careWords.doubt})` : '';
    const said = answer.sentences.map((sentence) => sentence.text).join(' ') + below;
    const heard = [about, trait, mood, rival && `or ${rival}`].filter((each) => each !== null).join(', ');
    console.log(`  [${heard}${isAstray ? `, not ${kinds.join(' or ')}` : ''}] ${said}`);
  }
  console.log(
    `${language}: ${questions.length} questions, ${count.care} care's, ${count.astray} heard as another kind`,
  );
}

for (const language of LANGUAGES) {
  const file = folder ? `${folder}/${language}.txt` : null;
  if (!file) await countHeard(language);
  else if (existsSync(file)) {
    await answerAll(
      language,
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map(questionIn),
    );
  }
}
