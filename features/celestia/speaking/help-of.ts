import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { TransitFact } from '../facts/fact.ts';

/** Whose conjunction helps. */
const KIND: ReadonlySet<string> = new Set(['sun', 'venus', 'jupiter']);

/** Whether a contact helps (1), rubs (-1) or does neither. */
export function helpOf({ aspect, body }: Pick<TransitFact, 'aspect' | 'body'>): number {
  const kind = ASPECT_KINDS[aspect];
  if (kind === 'tense') return -1;
  if (kind === 'flowing') return 1;
  return KIND.has(body) ? 1 : 0;
}
