import { Logo } from '../../client/components/logo.tsx';
import { href } from '../href.ts';
import type { LayoutProps } from './layout.ts';

/** Brand and the page, nothing to wander off to. */
export function AuthLayout({ frame, children }: LayoutProps) {
  return (
    <>
      <header className="head">
        <div className="wrap head__row">
          <a className="head__brand" href={href('home', frame.language)}>
            <Logo />
            {frame.words.t('common.siteName')}
          </a>
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
