import type { ANSWER_KINDS } from '../../../contract/chat.ts';
import type { Language } from '../../../locales/locales.ts';
import type { HelpCard } from '../care/help-card.ts';
import type { Citation } from '../claims/citation.ts';

/** What Celestia says to one message, whoever asked and wherever it is shown. */
export interface CelestiaAnswer {
  kind: (typeof ANSWER_KINDS)[number];
  /** Of the answer: the page's, or the message's where that is clearly another. */
  language: Language;
  /** Whole paragraphs. */
  paragraphs: readonly string[];
  /** The computed facts that it rests on, each once, in the order in which they are spoken of. */
  citations: readonly Citation[];
  /** Whom to call; null where nothing calls for it. */
  card: HelpCard | null;
}
