import type { AskWords } from '../../../locales/en/ask.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';
import { isBuilt } from '../../page-registry.ts';
import type { ModelSeat } from '../../services/celestia-service.ts';
import './ask-celestia.css';

interface WhatSheDoesProps {
  words: AskWords;
  model: ModelSeat | null;
  language: Language;
}

/** What she does, what she will not do, where words go, and where to keep a birth. */
export function WhatSheDoes({ words, model, language }: WhatSheDoesProps) {
  const { does, wont, sent, account, answer } = words;
  return (
    <>
      <section className="ask__about no-print" aria-label={words.who.name}>
        {[does, wont].map(({ heading, points }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2>{sent.heading}</h2>
          <p>{model ? fillText(sent.model, { ...model }) : sent.here}</p>
          <p>{sent.kept}</p>
        </div>
      </section>
      <aside className="ask__lead no-print">
        <p>{answer.note}</p>
        {isBuilt('signup') && (
          <p>
            {account.text} <a href={href('signup', language)}>{account.link}</a>
          </p>
        )}
      </aside>
    </>
  );
}
