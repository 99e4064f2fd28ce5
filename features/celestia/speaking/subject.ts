import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { Forms } from '../../../locales/celestia-words.ts';
import { matterWithin } from './life-topics.ts';
import type { Turn } from './turn.ts';

/** A part of life as it was asked about: by what was named within it, else as a whole. */
export function subjectForms(topic: LifeTopic, { asked, teller }: Turn): Forms {
  const { topics, matters } = teller.words.names;
  const matter = matterWithin(topic, asked);
  return matter ? matters[matter] : topics[topic];
}
