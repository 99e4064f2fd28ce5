import { mainMenu } from '../navigation.ts';
import { AccountLink } from './account-link.tsx';
import { cachedMarkup } from './cached-markup.ts';
import { ChatItem } from './chat-item.tsx';
import { HeadRow } from './head-row.tsx';
import { LanguageSwitch } from './languages.tsx';
import type { Frame } from './layout.ts';
import { Menu } from './menu.tsx';

/**
 * One row at every width: on a phone the brand and the menu, which holds everything; then account and language beside it, and
 * on a wide screen the main pages too.
 */
export function Header({ frame }: { frame: Frame }) {
  return (
    <HeadRow frame={frame}>
      <MainNavigation frame={frame} />
      <Menu frame={frame} />
      {frame.hasAccounts && <AccountLink frame={frame} className="head__button head__account" />}
      <LanguageSwitch frame={frame} />
    </HeadRow>
  );
}

function MainNavigation({ frame }: { frame: Frame }) {
  const { words, language, pageId, year, hasAccounts } = frame;
  return (
    <nav
      className="head__main"
      aria-label={words.t('common.mainNavigation')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the part below
      dangerouslySetInnerHTML={cachedMarkup(`main ${language} ${pageId} ${year} ${hasAccounts}`, () => (
        <MainPages frame={frame} />
      ))}
    />
  );
}

function MainPages({ frame }: { frame: Frame }) {
  const { words, language, pageId, year } = frame;
  return (
    <ul className="links">
      {mainMenu(language, year).map(({ id, path }) => (
        <li key={id}>
          <a href={path} aria-current={id === pageId ? 'page' : undefined}>
            {words.t(`common.nav.${id}`)}
          </a>
        </li>
      ))}
      <ChatItem frame={frame} />
    </ul>
  );
}
