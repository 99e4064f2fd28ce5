import type { ChatProps } from '../components/chat/chat-props.ts';
import { LivePage } from './chat-view/live-page.tsx';
import { hydrateWith } from './shared/react-root.ts';

/** Brings the conversations to life; settled once they answer to clicks and keys. */
export function mount(element: HTMLElement, server: ChatProps): Promise<void> {
  return hydrateWith(element, (onReady) => <LivePage server={server} onReady={onReady} />);
}
