import { href } from '../href.ts';
import type { Frame } from './layout.ts';

interface AccountLinkProps {
  frame: Frame;
  className?: string;
}

/** To sign in; the entry script turns it round for whoever is signed in. */
export function AccountLink({ frame: { words, language }, className }: AccountLinkProps) {
  return (
    <a
      className={className}
      href={href('login', language)}
      data-account={href('profile', language)}
      data-label={words.t('common.account.account')}
    >
      {words.t('common.account.signIn')}
    </a>
  );
}
