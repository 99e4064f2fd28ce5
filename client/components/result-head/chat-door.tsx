import type { ChatWords } from '../../../locales/en/chat.ts';
import { ABOUT_PARAMETER, type AboutId } from '../celestia/about-point.ts';
import { CONVERSATION_PARAMETER, NEW_CONVERSATION } from '../chat/chat-props.ts';
import './result-head.css';

/** What a conversation may be begun about: a point of the chart, or one of the page's own questions. */
export type ChatTopic = AboutId | keyof ChatWords['about'];

/** The conversations' page with a question in its field. @param path of that page. */
export function chatAbout(path: string, about: ChatTopic): string {
  const query = new URLSearchParams({ [CONVERSATION_PARAMETER]: NEW_CONVERSATION, [ABOUT_PARAMETER]: about });
  return `${path}?${query}`;
}

interface ChatDoorProps {
  /** Of the conversations' page. */
  path: string;
  /** What a new conversation is to begin with. */
  about: ChatTopic;
  /** The door's text. */
  children: string;
}

/** From a result to the person's own conversations, for the signed-in: a result is the same for all, so the entry script shows it. */
export function ChatDoor({ path, about, children }: ChatDoorProps) {
  return (
    <p className="result-head__chat no-print" hidden data-signed-in="yes">
      <a href={chatAbout(path, about)}>{children}</a>
    </p>
  );
}
