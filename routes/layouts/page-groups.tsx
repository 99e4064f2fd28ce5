import { pageGroups } from '../navigation.ts';
import { AccountLink } from './account-link.tsx';
import { cachedMarkup } from './cached-markup.ts';
import { ChatItem } from './chat-item.tsx';
import type { Frame } from './layout.ts';

/**
 * Every page of the site by groups, the page in view marked. The menu and the footer show the same markup to the letter: so
 * compression makes nothing of the second.
 */
export function PageGroups({ frame }: { frame: Frame }) {
  const { language, pageId, year, hasAccounts } = frame;
  return (
    <ul
      className="groups"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the part below
      dangerouslySetInnerHTML={cachedMarkup(`groups ${language} ${pageId} ${year} ${hasAccounts}`, () => (
        <GroupItems frame={frame} />
      ))}
    />
  );
}

function GroupItems({ frame }: { frame: Frame }) {
  const { words, language, pageId, year, hasAccounts } = frame;
  return pageGroups(language, year).map((group) => (
    <li key={group.id}>
      <b>{words.t(`common.groups.${group.id}`)}</b>
      <ul className="links">
        {group.items.map(({ id, path }) => (
          <li key={id} data-signed-in={id === 'ask-celestia' && hasAccounts ? 'no' : undefined}>
            <a href={path} aria-current={id === pageId ? 'page' : undefined}>
              {words.t(`common.nav.${id}`)}
            </a>
          </li>
        ))}
        {group.id === 'own' && <ChatItem frame={frame} />}
        {group.id === 'own' && hasAccounts && (
          <li>
            <AccountLink frame={frame} />
          </li>
        )}
      </ul>
    </li>
  ));
}
