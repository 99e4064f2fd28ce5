import type { Translator } from '../../locales/index.ts';
import { reachable } from '../navigation.ts';
import type { PageId } from '../table.ts';
import './screen.css';

interface NotFoundProps {
  words: Translator<'common'>;
  /** What was not found, with its path. */
  message: string;
  /** Shop address of the mobile app; empty where there is none. */
  appDownloadUrl: string;
  signedIn: boolean;
  /** Current year, UTC. */
  year: number;
}

const WAYS_ON = ['natal-chart', 'astrological-summary', 'blogs'] as const satisfies readonly PageId[];
const WAYS_ON_SIGNED_IN = ['celestia-astrologer-chat'] as const satisfies readonly PageId[];

export function NotFoundScreen({ words, message, appDownloadUrl, signedIn, year }: NotFoundProps) {
  const ways = [
    ...reachable(['home'], words.language, year),
    ...reachable(WAYS_ON, words.language, year),
    ...(signedIn ? reachable(WAYS_ON_SIGNED_IN, words.language, year) : []),
  ];
  return (
    <div className="wrap screen__text">
      <h1>{words.t('common.notFound.title')}</h1>
      <p className="lede">{words.t('common.notFound.text')}</p>
      <p className="screen__path">{message}</p>
      <nav aria-label={words.t('common.notFound.suggestions')}>
        <ul className="screen__ways">
          {ways.map(({ id, path }, index) => (
            <li key={id}>
              <a className={index === 0 ? 'button' : 'button button--quiet'} href={path}>
                {words.t(`common.notFound.${id}`)}
              </a>
            </li>
          ))}
          {appDownloadUrl !== '' && (
            <li>
              <a className="button button--quiet" href={appDownloadUrl}>
                {words.t('common.notFound.app')}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}
