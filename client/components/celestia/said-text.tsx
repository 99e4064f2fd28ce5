import { LOCALES } from '../../../locales/locales.ts';
import type { Said } from './said.ts';
import './said-text.css';

/** What she says, in its own language, which may be the question's and not the page's. */
export function SaidText({
  said: { paragraphs, language },
}: {
  said: Pick<Said, 'paragraphs' | 'language'>;
}) {
  return (
    <div className="said" lang={LOCALES[language].tag}>
      {paragraphs.map((sentences) => (
        <p key={sentences[0]}>
          {sentences.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </p>
      ))}
    </div>
  );
}
