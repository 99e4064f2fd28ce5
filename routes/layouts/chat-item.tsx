import { chatPath } from '../navigation.ts';
import type { Frame } from './layout.ts';

/** The way to one's conversations, for the signed-in: pages are the same for all, so the entry script shows it to them. */
export function ChatItem({ frame: { words, language, hasAccounts } }: { frame: Frame }) {
  const path = hasAccounts ? chatPath(language) : null;
  if (path === null) return null;
  return (
    <li hidden data-signed-in="yes">
      <a href={path}>{words.t('common.nav.celestia-astrologer-chat')}</a>
    </li>
  );
}
