import { Brand } from './brand.tsx';
import type { LayoutProps } from './layout.ts';

/** Brand and the page, nothing to wander off to. */
export function AuthLayout({ frame, children }: LayoutProps) {
  return (
    <>
      <header className="head">
        <div className="wrap head__row">
          <Brand frame={frame} />
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
