/**
 * Trains the ear of each language, or of those that are named, and writes its weights to locales/<language>/celestia/ear.ts; the same
 * messages give the same.
 */
import { writeFileSync } from 'node:fs';
import type { EarScale, EarWeights } from '../locales/ear-weights.ts';
import { LANGUAGES } from '../locales/locales.ts';
import { CRAFT_WORDS } from './care/names-of-the-craft.ts';
import { trainEar } from './care/train-ear.ts';
import { fingerprint, trainingMessages } from './care/training-messages.ts';

function scaleText({ bias, unit, weights, spoken }: EarScale): string {
  return `{\n    bias: ${bias},\n    unit: ${unit},\n    spoken: ${JSON.stringify(spoken)},\n    weights:\n      '${weights}',\n  }`;
}

function fileText({ learnedFrom, craft, spoken, grave, ending, life, danger, violence }: EarWeights): string {
  return `import type { EarWeights } from '../../ear-weights.ts';

export const ear = {
  learnedFrom: '${learnedFrom}',
  craft:
    ${JSON.stringify(craft)},
  spoken: ${JSON.stringify(spoken)},
  grave: ${grave},
  ending: ${ending},
  life: ${scaleText(life)},
  danger: ${scaleText(danger)},
  violence: ${scaleText(violence)},
} as const satisfies EarWeights;
`;
}

const named = LANGUAGES.filter((language) => process.argv.includes(language));
for (const language of named.length > 0 ? named : LANGUAGES) {
  const lessons = trainingMessages(language);
  const weights = { learnedFrom: fingerprint(lessons), craft: CRAFT_WORDS, ...trainEar(lessons, language) };
  writeFileSync(new URL(`../locales/${language}/celestia/ear.ts`, import.meta.url), fileText(weights));
  console.log(`${language}: learned from ${lessons.messages.length + lessons.lived.length} messages`);
}
