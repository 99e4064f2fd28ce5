import type { ReactNode } from 'react';
import type { Translator } from '../../locales/index.ts';
import type { Language } from '../../locales/locales.ts';
import type { Alternate } from '../href.ts';
import type { PageId } from '../table.ts';

/** What the frame around a page knows of it. */
export interface Frame {
  language: Language;
  words: Translator<'common'>;
  /** Page in view; null on an error screen. */
  pageId: PageId | null;
  /** Current year, UTC: menus lead to this year's pages. */
  year: number;
  /** Whether anybody can sign in: there is an identity provider. */
  hasAccounts: boolean;
  /** The same page in each language, or that language's home where there is no such page. */
  languages: readonly Alternate[];
}

export interface LayoutProps {
  frame: Frame;
  children: ReactNode;
}
