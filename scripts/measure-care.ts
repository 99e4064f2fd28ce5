/**
 * How many calls for help care hears, and how often it takes something else for one. `npm run care` tries the sets that it is
 * held to; `npm run care -- <folder>` those of a folder, files `<language>.txt` with a kind, a tab and a message a line. Only
 * counts are printed, so that a set can be measured before anybody has read it; `--misses` prints what went wrong. `--kept` tries
 * only what nothing was ever made from.
 */
import { readFileSync } from 'node:fs';
import {
  CALM_TURNS,
  type CareMessage,
  careMessages,
  isKind,
  isNeverLearned,
} from '../features/celestia/care/care-messages.fixture.ts';
import { earFrom, NO_EARS } from '../features/celestia/care/ear/ear.ts';
import type { EarWeights } from '../locales/ear-weights.ts';
import { LANGUAGES, type Language } from '../locales/locales.ts';
import { type Tally, tally } from './care/tally.ts';
import { heldOutCalls } from './care/training-messages.ts';

const isWithMisses = process.argv.includes('--misses');
const isKeptOnly = process.argv.includes('--kept');
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

/** @throws Error where a line has no kind. */
function messagesIn(path: string): CareMessage[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [kind = '', text = ''] = line.split('\t');
      if (!isKind(kind)) throw new Error(`${path}: no kind ${kind}`);
      return { kind, text };
    });
}

function messagesOf(language: Language): CareMessage[] {
  if (folder) return messagesIn(`${folder}/${language}.txt`);
  const third = careMessages(language, 'third');
  if (isKeptOnly) return [...third.filter(isNeverLearned), ...heldOutCalls(language)];
  const learned = third.filter((message) => !isNeverLearned(message));
  return [...careMessages(language, 'first'), ...careMessages(language, 'second'), ...learned];
}

async function weightsOf(language: Language): Promise<EarWeights> {
  const { ear }: { ear: EarWeights } = await import(`../locales/${language}/celestia/ear.ts`);
  return ear;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

function line(
  name: string,
  { calls, missed, dangers, asked, violence, missedViolence, lookalikes, alarms }: Tally,
) {
  return [
    name.padEnd(22),
    `calls heard ${share(calls - missed.length, calls)} of ${calls}`,
    `danger asked instead of card ${share(asked, dangers)} of ${dangers}`,
    `violence heard ${share(violence - missedViolence.length, violence)} of ${violence}`,
    `false alarms ${share(alarms.length, lookalikes)} of ${lookalikes}`,
  ].join(', ');
}

for (const language of LANGUAGES) {
  const messages = messagesOf(language);
  const ears = { [language]: earFrom(await weightsOf(language)) };
  const both = tally(messages, [], { language, ears });
  console.log(line(`${language} patterns alone`, tally(messages, [], { language, ears: NO_EARS })));
  console.log(line(`${language} both, turn 1`, both));
  console.log(line(`${language} both, turn 8`, tally(messages, CALM_TURNS[language], { language, ears })));
  if (!isWithMisses) continue;
  for (const { kind, text } of [...both.missed, ...both.missedViolence])
    console.log(`  missed ${kind}: ${text}`);
  for (const { text } of both.alarms) console.log(`  alarm: ${text}`);
}
