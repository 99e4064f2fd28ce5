import { LOCALES } from '../../locales/locales.ts';
import { href } from '../href.ts';
import { mainMenu } from '../navigation.ts';
import { cachedMarkup } from './cached-markup.ts';
import { HeadRow } from './head-row.tsx';
import type { Frame } from './layout.ts';

/**
 * Brand, menu and language switch. Both lists are popovers: they open, close on Escape and on a tap elsewhere
 * without a script. On a wide screen the menu stands in the row; on a small phone signs stand for words, in one row. Where there are no popovers, base.css opens a list by the
 * focus: Safari gives it to a button only with a `tabIndex`, and to a list under the finger likewise.
 */
export function Header({ frame }: { frame: Frame }) {
  return (
    <HeadRow frame={frame}>
      <MainNavigation frame={frame} />
      <LanguageSwitch frame={frame} />
      <AccountLink frame={frame} />
    </HeadRow>
  );
}

/** To sign in; the entry script turns it round for whoever is signed in. */
function AccountLink({ frame }: { frame: Frame }) {
  const { words, language, hasAccounts } = frame;
  if (!hasAccounts) return null;
  return (
    <a
      className="head__button head__account"
      href={href('login', language)}
      data-account={href('profile', language)}
      data-label={words.t('common.account.account')}
    >
      {words.t('common.account.signIn')}
    </a>
  );
}

function MainNavigation({ frame }: { frame: Frame }) {
  const { words, language, pageId, year } = frame;
  return (
    <>
      <button type="button" className="head__button head__button--menu" popoverTarget="menu" tabIndex={0}>
        <span className="head__bars" aria-hidden="true" />
        <span className="head__wide">{words.t('common.menu')}</span>
      </button>
      <nav
        id="menu"
        popover="auto"
        tabIndex={-1}
        className="head__pop head__pop--menu"
        aria-label={words.t('common.mainNavigation')}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the part below
        dangerouslySetInnerHTML={cachedMarkup(`menu ${language} ${pageId} ${year}`, () => (
          <MainMenu frame={frame} />
        ))}
      />
    </>
  );
}

function MainMenu({ frame }: { frame: Frame }) {
  const { words, language, pageId, year } = frame;
  return (
    <ul className="head__list">
      {mainMenu(language, year).map((item) => (
        <li key={item.id}>
          <a href={item.path} aria-current={item.id === pageId ? 'page' : undefined}>
            {words.t(`common.nav.${item.id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LanguageSwitch({ frame }: { frame: Frame }) {
  const { words, language } = frame;
  return (
    <>
      <button type="button" className="head__button" popoverTarget="languages" tabIndex={0}>
        <span className="sr">{words.t('common.language')}: </span>
        <span className="head__wide">{LOCALES[language].name}</span>
        <span className="head__narrow" aria-hidden="true">
          {language}
        </span>
      </button>
      <nav
        id="languages"
        popover="auto"
        tabIndex={-1}
        className="head__pop"
        aria-label={words.t('common.language')}
      >
        <ul className="head__list">
          {frame.languages.map((alternate) => {
            const { name, tag } = LOCALES[alternate.language];
            const current = alternate.language === language;
            return (
              <li key={alternate.language}>
                <a
                  href={alternate.path}
                  lang={tag}
                  hrefLang={tag}
                  aria-current={current ? 'true' : undefined}
                >
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
