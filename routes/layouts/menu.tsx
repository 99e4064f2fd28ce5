import type { Frame } from './layout.ts';
import { PageGroups } from './page-groups.tsx';
import { Settings } from './settings.tsx';

/** The whole site behind one button, a popover as the list of languages is; on a phone that list stands in it. */
export function Menu({ frame }: { frame: Frame }) {
  const { words } = frame;
  return (
    <>
      <button type="button" className="head__button head__button--menu" popoverTarget="menu" tabIndex={0}>
        <span className="head__bars" aria-hidden="true" />
        {words.t('common.menu')}
      </button>
      <nav
        id="menu"
        popover="auto"
        tabIndex={-1}
        className="pop pop--menu"
        aria-label={words.t('common.menu')}
      >
        <PageGroups frame={frame} />
        <Settings frame={frame} />
      </nav>
    </>
  );
}
