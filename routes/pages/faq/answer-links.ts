import type { FaqWords } from '../../../locales/en/faq.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';
import { type MenuId, reachable, yearOf } from '../../navigation.ts';
import type { PageId } from '../../table.ts';

type Groups = FaqWords['groups'];
/** Keys of all questions. */
export type QuestionId = { [Group in keyof Groups]: keyof Groups[Group]['questions'] }[keyof Groups];

/** Pages of the menu that an answer speaks of. */
const MENU_LINKS: Partial<Record<QuestionId, readonly MenuId[]>> = {
  accuracy: ['about'],
  'unknown-time': ['natal-chart'],
  zodiac: ['natal-chart'],
  horoscopes: ['horoscopes'],
  score: ['relationship-compatibility-calculator'],
  retrograde: ['astrological-events'],
  'is-ai': ['ask-celestia'],
  model: ['privacy-policy'],
  'birth-data': ['privacy-policy'],
  cookies: ['privacy-policy'],
  cost: ['user-agreement'],
  calendar: ['astrological-events'],
  sources: ['about'],
};

/** Those that the menu does not have, named by what they are called there. */
const OTHER_LINKS: Partial<Record<QuestionId, PageId>> = {
  delete: 'delete-user',
  picture: 'stencil',
  horoscopes: 'tik-tok',
  calendar: 'the-universe-has-a-plan-for-you',
  age: 'chat-with-your-lover-lp',
  cost: 'message-packs',
};

interface LinkNames {
  /** What the menu calls a page. */
  menu(id: MenuId): string;
  /** What a page is called that the menu has not. */
  others: Readonly<Partial<Record<PageId, string>>>;
}

/** Where an answer leads, of the pages that are on the site. */
export function answerLinks(
  id: QuestionId,
  names: LinkNames,
  { language, nowMs }: { language: Language; nowMs: number },
): { name: string; path: string }[] {
  const listed = reachable(MENU_LINKS[id] ?? [], language, yearOf(nowMs));
  const menu = listed.map((page) => ({ name: names.menu(page.id), path: page.path }));
  const other = OTHER_LINKS[id];
  const name = other && names.others[other];
  return other && name ? [...menu, { name, path: href(other, language) }] : menu;
}
