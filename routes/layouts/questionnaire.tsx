import { Logo } from '../../client/components/logo.tsx';
import { href } from '../href.ts';
import { Footer } from './footer.tsx';
import { LanguageSwitch } from './header.tsx';
import type { LayoutProps } from './layout.ts';

/** Brand, language switch and the questions: no menu that leads away halfway through. */
export function QuestionnaireLayout({ frame, children }: LayoutProps) {
  const { words, language } = frame;
  return (
    <>
      <a className="skip" href="#main">
        {words.t('common.skipToContent')}
      </a>
      <header className="head">
        <div className="wrap head__row">
          <a className="head__brand" href={href('home', language)}>
            <Logo />
            {words.t('common.siteName')}
          </a>
          <LanguageSwitch frame={frame} />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
    </>
  );
}
