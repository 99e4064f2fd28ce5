import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout.ts';

/** Header with menu and language switch, the page, footer. */
export function DefaultLayout({ frame, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {frame.words.t('common.skipToContent')}
      </a>
      <Header frame={frame} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
    </>
  );
}
