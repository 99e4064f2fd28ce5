import type { AskWords } from '../../../locales/en/ask.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { ModelSeat } from '../../services/celestia-service.ts';
import './ask-celestia.css';

interface WhereWordsGoProps {
  words: AskWords['sent'];
  /** Who is told of a question outside of the site; null: nobody. */
  model: ModelSeat | null;
}

/** Who reads what is typed, and what is kept of it. */
export function WhereWordsGo({ words, model }: WhereWordsGoProps) {
  return (
    <section className="ask__sent no-print" aria-labelledby="sent-heading">
      <h2 id="sent-heading">{words.heading}</h2>
      <p>{model ? fillText(words.model, { ...model }) : words.here}</p>
      <p>{words.kept}</p>
    </section>
  );
}
