import type { AnswerJson, SentenceJson } from '../../../contract/conversations.ts';
import { LOCALES } from '../../../locales/locales.ts';
import '../celestia/said-text.css';

/** Sentences by the paragraph that they stand in, in order. */
function paragraphsOf(sentences: readonly SentenceJson[]): SentenceJson[][] {
  const paragraphs = new Map<number, SentenceJson[]>();
  for (const sentence of sentences) {
    const known = paragraphs.get(sentence.paragraph);
    if (known) known.push(sentence);
    else paragraphs.set(sentence.paragraph, [sentence]);
  }
  return [...paragraphs.values()];
}

interface AnswerTextProps {
  answer: Pick<AnswerJson, 'sentences' | 'language'>;
  /** Whether a chart is played here: what Celestia says in her own name then stands apart. */
  isPlay: boolean;
}

/** What was said, in the answer's own language, which may be the message's and not the page's. */
export function AnswerText({ answer: { sentences, language }, isPlay }: AnswerTextProps) {
  return (
    <div className="said" lang={LOCALES[language].tag}>
      {paragraphsOf(sentences).map((paragraph) => (
        <p
          key={paragraph[0]?.seq}
          className={isPlay && paragraph.every(({ play }) => !play) ? 'said__aside' : undefined}
        >
          {paragraph.map(({ seq, text }) => (
            <span key={seq}>{`${text} `}</span>
          ))}
        </p>
      ))}
    </div>
  );
}
