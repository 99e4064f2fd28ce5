import type { ChatWords } from '../../../locales/en/chat.ts';
import { CONVERSATION_PARAMETER, NEW_CONVERSATION } from '../chat/chat-props.ts';
import { ABOUT_PARAMETER, type AboutId } from './about-point.ts';

/** What a conversation may be begun about: a point of the chart, or one of the page's own questions. */
export type ChatTopic = AboutId | keyof ChatWords['about'];

/** The conversations' page with a question in its field. @param path of that page. */
export function chatAbout(path: string, about: ChatTopic): string {
  const query = new URLSearchParams({ [CONVERSATION_PARAMETER]: NEW_CONVERSATION, [ABOUT_PARAMETER]: about });
  return `${path}?${query}`;
}
