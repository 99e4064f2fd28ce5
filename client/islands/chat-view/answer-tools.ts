import type { MessageJson } from '../../../contract/conversations.ts';
import type { ChatProps } from '../../components/chat/chat-props.ts';

/** Her words by paragraphs. */
function paragraphsOf({ answer }: MessageJson): string[] {
  const paragraphs: string[] = [];
  for (const { paragraph, text } of answer.sentences) {
    paragraphs[paragraph] = [paragraphs[paragraph], text].filter(Boolean).join(' ');
  }
  return paragraphs.filter(Boolean);
}

/** Copies an answer, or saves it as a picture; what there is to say of it. */
export async function runTool(tool: string, messageId: string, shown: ChatProps): Promise<string> {
  const message = shown.messages.find(({ id }) => id === messageId);
  const { turn, picture } = shown.words;
  if (!message) return turn.failed;
  const paragraphs = paragraphsOf(message);
  try {
    if (tool === 'copy') {
      await navigator.clipboard.writeText(paragraphs.join('\n\n'));
      return turn.copied;
    }
    const { saveAnswer } = await import('./answer-picture.ts');
    await saveAnswer({ paragraphs, ...picture, fileName: 'celestia.png' });
    return turn.pictureDone;
  } catch {
    return turn.failed;
  }
}
