import type { AnswerJson, ConversationJson, MessageJson } from '../../../contract/conversations.ts';
import { MAX_MESSAGE_LENGTH } from '../../../contract/limits.ts';
import type { Citation } from '../../../features/celestia/claims/citation.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { CitationChips } from '../celestia/citation-chips.tsx';
import { HelpCardLines } from '../celestia/help-lines-shown.tsx';
import { AnswerText } from './answer-text.tsx';
import type { ChatProps } from './chat-props.ts';
import { skyPathIn } from './sky-paths.ts';
import { TaskForm } from './task-form.tsx';
import '../birth-form/input.css';
import './message-turn.css';

type TurnWords = ChatProps['words']['turn'];

interface TurnProps {
  shown: ChatProps;
  conversation: ConversationJson | null;
  message: MessageJson;
  isLast: boolean;
  /** Whether something is on its way: then nothing else can be begun. */
  isBusy: boolean;
  /** Whether a script runs: a few tools need one. */
  isLive: boolean;
}

/** A message and its answer. */
export function Turn(props: TurnProps) {
  const { shown, message, isBusy, conversation } = props;
  const words = shown.words.turn;
  const isHelp = message.answer.kind === 'crisis';
  return (
    <li className="turn" id={`m-${message.id}`}>
      <div className="turn__asked">
        <h2 className="sr">{words.you}</h2>
        <p>{message.text}</p>
        {!isBusy && !conversation?.over && !isHelp && <EditMessage {...props} />}
      </div>
      <Answer {...props} />
    </li>
  );
}

function EditMessage({ shown: { words, path }, conversation, message }: TurnProps) {
  const { edit, editing, editSend, editNote } = words.turn;
  const field = `chat-edit-${message.id}`;
  return (
    <details className="turn__edit">
      <summary>{edit}</summary>
      <TaskForm action={path} task="edit" conversation={conversation?.id} message={message.id}>
        <label className="sr" htmlFor={field}>
          {editing}
        </label>
        <textarea
          id={field}
          name="text"
          className="birth__input"
          rows={3}
          maxLength={MAX_MESSAGE_LENGTH}
          defaultValue={message.text}
          required
        />
        <p className="turn__note">{editNote}</p>
        <button type="submit" className="chat-tool">
          {editSend}
        </button>
      </TaskForm>
    </details>
  );
}

/** Each fact of an answer once, in the order in which it is spoken of. */
function citationsOf({ sentences }: AnswerJson): Citation[] {
  const all = sentences.flatMap(({ citations }) => citations);
  return [...new Map(all.map((citation) => [JSON.stringify(citation), citation])).values()];
}

function stateText({ state, sentences }: AnswerJson, words: TurnWords): string | null {
  if (state === 'making') return sentences.length === 0 ? words.making : null;
  if (state === 'stopped') return words.stopped;
  return state === 'broken' ? words.broken : null;
}

function Answer(props: TurnProps) {
  const { shown, conversation, message } = props;
  const { answer } = message;
  const { words, tag, names, card } = shown;
  // Settled since the page came, perhaps.
  const timeZone = shown.settings.zone ?? shown.timeZone;
  const played = conversation?.persona === 'lover' ? conversation.partner : null;
  const partner = conversation?.partner?.name;
  const owners = partner === undefined ? null : { self: words.turn.own, partner };
  const state = stateText(answer, words.turn);
  const onWheel = shown.birthPath === null ? new Set([...Object.keys(names.bodies), ...ANGLES]) : NO_WHEEL;
  return (
    <article className={`turn__answer${answer.state === 'making' ? ' turn__answer--making' : ''}`}>
      <h2>
        {played ? fillText(words.turn.chart, { name: played.name }) : words.turn.celestia}{' '}
        <small>{words.is}</small>
      </h2>
      {played && <p className="turn__note">{fillText(words.turn.play, { name: played.name })}</p>}
      <AnswerText answer={answer} isPlay={played !== null} />
      {state !== null && <p className="turn__note">{state}</p>}
      {answer.card && <HelpCardLines card={answer.card} words={card} tag={tag} />}
      <CitationChips
        citations={citationsOf(answer)}
        label={words.turn.rests}
        astro={names}
        format={new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone })}
        owners={owners}
        onWheel={onWheel}
        skyPath={skyPathIn(shown.skyPaths)}
      />
      {answer.state !== 'making' && <Tools {...props} />}
    </article>
  );
}

const ANGLES = ['ascendant', 'midheaven'];
const NO_WHEEL: ReadonlySet<string> = new Set<string>();

/** What can be done with an answer. Nothing is rated or asked again in front of somebody in danger. */
function Tools({ shown: { words, path }, conversation, message, isLast, isBusy, isLive }: TurnProps) {
  const { turn } = words;
  const { answer } = message;
  if (answer.kind === 'crisis') return null;
  const about = { action: path, conversation: conversation?.id, message: message.id };
  const hasText = answer.sentences.length > 0;
  return (
    <div className="turn__tools no-print">
      {isLive && hasText && (
        <>
          <button type="button" className="chat-tool" data-tool="copy" value={message.id}>
            {turn.copy}
          </button>
          <button type="button" className="chat-tool" data-tool="picture" value={message.id}>
            {turn.picture}
          </button>
        </>
      )}
      {isLast && !isBusy && !conversation?.over && (
        <TaskForm {...about} task="again">
          <button type="submit" className="chat-tool">
            {turn.again}
          </button>
        </TaskForm>
      )}
      {hasText && (
        <TaskForm {...about} task="feedback">
          {(['up', 'down'] as const).map((feedback) => (
            <button
              key={feedback}
              type="submit"
              name="feedback"
              value={answer.feedback === feedback ? '' : feedback}
              className="chat-tool"
              aria-pressed={answer.feedback === feedback}
            >
              {feedback === 'up' ? turn.good : turn.bad}
            </button>
          ))}
        </TaskForm>
      )}
    </div>
  );
}
