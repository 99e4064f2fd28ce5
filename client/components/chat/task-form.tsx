import type { ReactNode } from 'react';
import type { ChatTask } from './chat-props.ts';

interface TaskFormProps {
  /** Of the page: every form posts to it. */
  action: string;
  task: ChatTask;
  /** The conversation; absent in a new one. */
  conversation?: string | undefined;
  /** The message that it is about, or that is made by it. */
  message?: string;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A form of the page: it posts what it asks for to the page itself, which a script answers in its place. */
export function TaskForm({ action, task, conversation, message, className, id, children }: TaskFormProps) {
  return (
    <form id={id} className={className} method="post" action={action}>
      <input type="hidden" name="task" value={task} />
      {conversation !== undefined && <input type="hidden" name="conversation" value={conversation} />}
      {message !== undefined && <input type="hidden" name="message" value={message} />}
      {children}
    </form>
  );
}
