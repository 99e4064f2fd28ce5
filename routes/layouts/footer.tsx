import type { Frame } from './layout.ts';
import { PageGroups } from './page-groups.tsx';
import { Settings } from './settings.tsx';

/** The whole site once more, and what stands behind it. */
export function Footer({ frame }: { frame: Frame }) {
  const { words } = frame;
  return (
    <footer className="foot">
      <div className="wrap">
        <nav aria-label={words.t('common.footerNavigation')}>
          <PageGroups frame={frame} />
          <Settings frame={frame} />
        </nav>
        <p>{words.t('common.footer.entertainment')}</p>
      </div>
    </footer>
  );
}
