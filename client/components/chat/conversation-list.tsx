import type { ConversationJson } from '../../../contract/conversations.ts';
import { MAX_TITLE_LENGTH } from '../../../contract/limits.ts';
import { colonOf } from '../../../features/colon.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { ChatChoices } from './chat-choices.tsx';
import { type ChatProps, CONVERSATION_PARAMETER, NEW_CONVERSATION } from './chat-props.ts';
import { TaskForm } from './task-form.tsx';
import '../birth-form/input.css';
import './conversation-list.css';

type ListWords = ChatProps['words']['list'];

/** All conversations, the one that was talked in last first; each can be renamed or deleted in its place. */
export function ConversationList({ shown }: { shown: ChatProps }) {
  const { words, path, conversations, conversation } = shown;
  const { list } = words;
  return (
    <nav id="chat-list" className="chat-sheet chat-list" aria-labelledby="chat-list-heading">
      <div className="chat-sheet__head">
        <h2 id="chat-list-heading">{list.heading}</h2>
        <a className="chat-sheet__close" href="#chat-said">
          {list.close}
        </a>
      </div>
      <a className="button button--quiet" href={`${path}?${CONVERSATION_PARAMETER}=${NEW_CONVERSATION}`}>
        {list.fresh}
      </a>
      {conversations.length === 0 && <p className="chat-list__empty">{list.empty}</p>}
      <ul>
        {conversations.map((each) => (
          <Listed
            key={each.id}
            words={list}
            tag={shown.tag}
            path={path}
            conversation={each}
            isCurrent={each.id === conversation?.id}
          />
        ))}
      </ul>
      <ChatChoices shown={shown} />
    </nav>
  );
}

interface ListedProps {
  words: ListWords;
  tag: string;
  path: string;
  conversation: ConversationJson;
  isCurrent: boolean;
}

function Listed({ words, tag, path, conversation, isCurrent }: ListedProps) {
  const { id, title, persona, partner } = conversation;
  const name = title === '' ? words.untitled : title;
  const field = `chat-title-${id}`;
  return (
    <li>
      <a
        className="chat-list__link"
        href={`${path}?${new URLSearchParams({ [CONVERSATION_PARAMETER]: id })}`}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
        {persona !== 'celestia' && partner && (
          <span className="chat-list__partner">{fillText(words[persona], { name: partner.name })}</span>
        )}
      </a>
      <details className="chat-list__change">
        <summary>
          <span aria-hidden="true">⋯</span>
          <span className="sr">{words.change + colonOf(tag) + name}</span>
        </summary>
        <TaskForm action={path} task="rename" conversation={id}>
          <label htmlFor={field}>{words.name}</label>
          <input
            id={field}
            name="title"
            className="birth__input"
            defaultValue={title}
            maxLength={MAX_TITLE_LENGTH}
            required
          />
          <button type="submit" className="chat-tool">
            {words.save}
          </button>
        </TaskForm>
        <TaskForm action={path} task="remove" conversation={id}>
          <p>{words.removing}</p>
          <button type="submit" className="chat-tool chat-tool--grave">
            {words.remove}
          </button>
        </TaskForm>
      </details>
    </li>
  );
}
