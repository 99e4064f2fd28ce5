import { type ChatTopic, chatAbout } from '../celestia/chat-about.ts';
import './result-head.css';

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
