/** Trains the listener of each language and writes its weights to locales/<language>/celestia/listener.ts. */
import { writeFileSync } from 'node:fs';
import type { ListenerWeights } from '../locales/listener-weights.ts';
import { LANGUAGES } from '../locales/locales.ts';
import { tongueOf } from './celestia/tongue-of.ts';
import { trainListener } from './celestia/train-listener.ts';

function listText(items: readonly (string | number)[]): string {
  return items.map((item) => `\n    ${typeof item === 'string' ? `'${item}'` : item},`).join('');
}

function fileText(weights: ListenerWeights): string {
  return `import type { ListenerWeights } from '../../listener-weights.ts';

export const listener = {
  learnedFrom: '${weights.learnedFrom}',
  kinds: [${listText(weights.kinds)}
  ],
  bias: [${listText(weights.bias)}
  ],
  unit: ${weights.unit},
  pieces:
    '${weights.pieces}',
  everyday: [${listText(weights.everyday)}
  ],
  ending: ${weights.ending},
  signals: [${listText(weights.signals)}
  ],
  signalUnit: ${weights.signalUnit},
  signalWeights:
    '${weights.signalWeights}',
} as const satisfies ListenerWeights;
`;
}

const named = LANGUAGES.filter((language) => process.argv.includes(language));

for (const language of named.length > 0 ? named : LANGUAGES) {
  const { lexicon } = await tongueOf(language);
  const weights = await trainListener(language, lexicon);
  writeFileSync(new URL(`../locales/${language}/celestia/listener.ts`, import.meta.url), fileText(weights));
  console.log(`${language}: ${weights.kinds.length} kinds, ${weights.signals.length} signals`);
}
