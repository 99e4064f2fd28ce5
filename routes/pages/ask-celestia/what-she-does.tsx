import type { AskWords } from '../../../locales/en/ask.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';
import { isBuilt } from '../../page-registry.ts';
import './ask-celestia.css';

interface WhatSheDoesProps {
  words: AskWords;
  language: Language;
  /** Whether something may be offered: not to somebody in danger. */
  offers: boolean;
}

/** What she does, what she will not do, and where to keep a birth. */
export function WhatSheDoes({ words, language, offers }: WhatSheDoesProps) {
  const { does, wont, account, answer } = words;
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
      </section>
      {offers && (
        <aside className="ask__lead no-print">
          <p>{answer.note}</p>
          {isBuilt('signup') && (
            <p>
              {account.text} <a href={href('signup', language)}>{account.link}</a>
            </p>
          )}
        </aside>
      )}
    </>
  );
}
