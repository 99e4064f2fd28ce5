import { Footer } from './footer.tsx';
import { HeadRow } from './head-row.tsx';
import { LanguageSwitch } from './languages.tsx';
import type { LayoutProps } from './layout.ts';

/** Brand, language switch and the questions: no menu that leads away halfway through. */
export function QuestionnaireLayout({ frame, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {frame.words.t('common.skipToContent')}
      </a>
      <HeadRow frame={frame}>
        <LanguageSwitch frame={frame} />
      </HeadRow>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
    </>
  );
}
