import { HeadRow } from './head-row.tsx';
import type { LayoutProps } from './layout.ts';

/** Brand and the page, nothing to wander off to. */
export function AuthLayout({ frame, children }: LayoutProps) {
  return (
    <>
      <HeadRow frame={frame} />
      <main id="main">{children}</main>
    </>
  );
}
