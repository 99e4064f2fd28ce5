import { use } from 'react';
import { aboutIdOf } from '../../../client/components/celestia/about-point.ts';
import { TaskForm } from '../../../client/components/chat/task-form.tsx';
import type { Starters } from '../../../features/celestia/starters/starters.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';

interface StarterFormProps {
  words: Translator<'chat' | 'astro' | 'ask'>;
  path: string;
  /** Of the message that a touch sends. */
  nextId: string;
  starters: Promise<Starters>;
}

/** The questions themselves: of today's sky over this chart. */
function questionsOf({ moving, touched, lunation }: Starters, words: StarterFormProps['words']): string[] {
  const { starters, about } = words.section('chat');
  const point = touched && words.section('ask').about[aboutIdOf(touched)];
  return [
    about.today,
    ...(moving ? [fillText(starters.moving, { body: words.section('astro').bodies[moving] })] : []),
    ...(point ? [point] : [starters.week]),
    starters[lunation],
  ];
}

/** Questions to begin with, made of the person's chart and the sky of the day: each is sent by a touch. */
export function StarterForm({ words, path, nextId, starters }: StarterFormProps) {
  const questions = questionsOf(use(starters), words);
  return (
    <TaskForm action={path} task="say" message={nextId}>
      <h2 id="starters-heading">{words.t('chat.welcome.starters')}</h2>
      <ul aria-labelledby="starters-heading">
        {questions.map((question) => (
          <li key={question}>
            <button type="submit" name="text" value={question} className="chat-tool">
              {question}
            </button>
          </li>
        ))}
      </ul>
    </TaskForm>
  );
}
