import type { AuthViewProps } from './auth-props.ts';
import './auth.css';

/** In place of every form of signing in while the accounts cannot be reached: again, home, and what works without one. */
export function AccountsAway({ words, homePath, away }: Pick<AuthViewProps, 'words' | 'homePath' | 'away'>) {
  return (
    <>
      <h1>{words.away.heading}</h1>
      <p className="auth__notice" role="alert">
        {words.codes.unavailable}
      </p>
      <p className="auth__onward">
        <a className="button" href={away.retryPath}>
          {away.retry}
        </a>
        <a className="button button--quiet" href={homePath}>
          {away.home}
        </a>
      </p>
      <h2>{words.away.works}</h2>
      <ul className="auth__works">
        {away.works.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
