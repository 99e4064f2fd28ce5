import type { ChatWords } from '../../../locales/en/chat.ts';
import { ABOUT_PARAMETER } from '../celestia/about-point.ts';
import { CONVERSATION_PARAMETER, NEW_CONVERSATION } from '../chat/chat-props.ts';
import './result-head.css';

interface ChatDoorProps {
  /** Of the conversations' page. */
  path: string;
  /** What a new conversation is to begin with. */
  about: keyof ChatWords['about'];
  /** The door's text. */
  children: string;
}

/** From a result to the person's own conversations, for the signed-in: a result is the same for all, so the entry script shows it. */
export function ChatDoor({ path, about, children }: ChatDoorProps) {
  const query = new URLSearchParams({ [CONVERSATION_PARAMETER]: NEW_CONVERSATION, [ABOUT_PARAMETER]: about });
  return (
    <p className="result-head__chat no-print" hidden data-signed-in="yes">
      <a href={`${path}?${query}`}>{children}</a>
    </p>
  );
}
