import { Logo } from '../../client/components/logo.tsx';
import { href } from '../href.ts';
import type { Frame } from './layout.ts';

/** The site's name, which leads home. */
export function Brand({ frame }: { frame: Pick<Frame, 'words' | 'language'> }) {
  return (
    <a className="head__brand" href={href('home', frame.language)}>
      <Logo />
      {frame.words.t('common.siteName')}
    </a>
  );
}
