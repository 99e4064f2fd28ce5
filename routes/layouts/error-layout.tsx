import { mainMenu } from '../navigation.ts';
import { StarField } from '../screens/star-field.tsx';
import { HeadRow } from './head-row.tsx';
import { LanguageSwitch } from './languages.tsx';
import type { LayoutProps } from './layout.ts';
import '../screens/screen.css';

/** What went wrong under a quiet sky: brand, language switch, the screen, and the main pages to go on to. */
export function ErrorLayout({ frame, children }: LayoutProps) {
  const { words, language, year } = frame;
  return (
    <div className="screen">
      <StarField />
      <a className="skip" href="#main">
        {words.t('common.skipToContent')}
      </a>
      <HeadRow frame={frame} className="screen__head">
        <LanguageSwitch frame={frame} />
      </HeadRow>
      <main id="main" className="screen__main" tabIndex={-1}>
        {children}
      </main>
      <nav className="wrap screen__menu" aria-label={words.t('common.mainNavigation')}>
        <ul className="links">
          {mainMenu(language, year).map(({ id, path }) => (
            <li key={id}>
              <a href={path}>{words.t(`common.nav.${id}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
