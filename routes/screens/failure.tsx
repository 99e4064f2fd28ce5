import type { Translator } from '../../locales/index.ts';
import { href } from '../href.ts';
import './screen.css';

interface FailureProps {
  words: Translator<'common'>;
  title: string;
  text: string;
  /** Finds the failure in the log; null where nothing was logged. */
  reference: string | null;
  /** The page that failed; null where asking again helps nobody. */
  retryPath: string | null;
}

export function FailureScreen({ words, title, text, reference, retryPath }: FailureProps) {
  return (
    <div className="wrap screen__text">
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {reference !== null && <p className="screen__path">{reference}</p>}
      <ul className="screen__ways">
        {retryPath !== null && (
          <li>
            <a className="button" href={retryPath}>
              {words.t('common.failure.retry')}
            </a>
          </li>
        )}
        <li>
          <a
            className={`button${retryPath === null ? '' : ' button--quiet'}`}
            href={href('home', words.language)}
          >
            {words.t('common.notFound.home')}
          </a>
        </li>
      </ul>
    </div>
  );
}
