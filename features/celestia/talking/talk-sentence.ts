import type { ANSWER_KINDS, Citation } from '../../../contract/chat.ts';
import type { Language } from '../../../locales/locales.ts';
import type { HelpCard } from '../care/help-card.ts';
import type { CareState } from '../care/verdict.ts';
import type { Memory } from '../speaking/turn.ts';

/** A whole sentence of a conversation's answer; of care's words a whole paragraph. */
export interface TalkSentence {
  text: string;
  paragraph: number;
  /** The other's chart speaks, as a game. */
  play: boolean;
  citations: readonly Citation[];
}

/** What is known of an answer once it is whole. */
export interface TalkEnd {
  kind: (typeof ANSWER_KINDS)[number];
  language: Language;
  card: HelpCard | null;
  /** The conversation with this turn in it; null where the turn leaves nothing to remember. */
  memory: Memory | null;
  /** What care remembers from now on, where the answer itself has changed it; else null. */
  care: CareState | null;
}

export type TalkAnswer = AsyncGenerator<TalkSentence, TalkEnd>;
