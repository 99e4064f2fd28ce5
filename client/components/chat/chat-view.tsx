import type { KeyboardEvent, MouseEvent, SubmitEvent } from 'react';
import { LOCALES } from '../../../locales/locales.ts';
import { HelpCardLines } from '../celestia/help-lines-shown.tsx';
import type { ChatProps, LiveState } from './chat-props.ts';
import { ConversationList } from './conversation-list.tsx';
import { AskForBirth, Consent } from './first-steps.tsx';
import { hasConsent } from './has-consent.ts';
import { Turn } from './message-turn.tsx';
import { WriteField } from './write-field.tsx';
import '../birth-form/birth-form.css';
import './chat.css';

/** What the island adds: every form and tool of the page ends here. */
export interface LiveChat extends LiveState {
  /** Whether the birth is not asked for any more in this browser. */
  isBirthPutOff: boolean;
  onSubmit(event: SubmitEvent<HTMLElement>): void;
  onClick(event: MouseEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  onInput(event: { target: EventTarget }): void;
}

interface ChatViewProps {
  shown: ChatProps;
  live: LiveChat | null;
}

/** Conversations, the one that is read, and where one writes: complete without a script. */
export function ChatView({ shown, live }: ChatViewProps) {
  const { words, conversation, messages, settings } = shown;
  const isLive = live !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what its forms and buttons do arrives here
    <div
      className="chat__parts"
      onSubmit={live?.onSubmit}
      onClick={live?.onClick}
      onKeyDown={live?.onKeyDown}
      onInput={live?.onInput}
    >
      <ConversationList shown={shown} />
      <section id="chat-said" className="chat__said" aria-label={words.heading}>
        {messages.length > 0 && (
          <ol className="turns">
            {messages.map((message) => (
              <Turn
                key={message.id}
                shown={shown}
                conversation={conversation}
                message={message}
                isLast={message === messages.at(-1)}
                isBusy={live?.isBusy ?? conversation?.making != null}
                isLive={isLive}
              />
            ))}
          </ol>
        )}
        {shown.care && <UnstoredCareShown shown={shown} />}
        {messages.length === 0 && !live?.isBirthPutOff && <AskForBirth shown={shown} isLive={isLive} />}
        {!hasConsent(settings) && <Consent shown={shown} />}
        {messages.length === 0 && hasConsent(settings) && (
          <div className="chat__welcome">
            <h2>{words.welcome.heading}</h2>
            <p>{words.welcome.text}</p>
          </div>
        )}
      </section>
      {/* Sentence by sentence, as they come; the conversation itself is not read out again. */}
      <p className="sr" aria-live="polite">
        {live?.announced.map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </p>
      <p className="sr" role="status">
        {live?.remark}
      </p>
      {conversation?.over ? <p className="write">{words.over}</p> : <WriteField shown={shown} live={live} />}
    </div>
  );
}

function UnstoredCareShown({ shown: { care, card, tag } }: { shown: ChatProps }) {
  if (!care) return null;
  return (
    <div className="turn__answer">
      <div className="said" lang={LOCALES[care.language].tag}>
        {care.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {care.card && <HelpCardLines card={care.card} words={card} tag={tag} />}
    </div>
  );
}
