import type { LayoutProps } from './layout.ts';

/** The page alone: for the mobile app's web views and campaign links. */
export function NoneLayout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
