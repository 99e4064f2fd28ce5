import type { ReactNode } from 'react';
import type { AccountWords } from '../../../locales/en/account.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { AWAY_KEY } from '../../auth/away.ts';
import type { IdentityConfig } from '../../auth/identity-config.ts';
import { Island } from '../island.tsx';
import type { AuthIslandProps, AuthViewProps } from './auth-props.ts';
import { FacebookMark, GoogleMark } from './marks.tsx';

interface AuthCardProps {
  view: AuthViewProps;
  /** What the island is told besides what every page of signing in tells it. */
  island:
    | { kind: 'login' | 'signup' | 'deleteUser' }
    | Pick<Extract<AuthIslandProps, { kind: 'reset' }>, 'kind' | 'mode'>;
  children: ReactNode;
}

/** The card that the pages of signing in stand in; without accounts it says that there are none. */
export function AuthCard({ view, island, children }: AuthCardProps) {
  const { words, config } = view;
  return (
    <div className="wrap auth">
      <div className="auth__card card">
        {config ? (
          <>
            <noscript>
              <p className="auth__notice auth__scriptless">{words.login.needsScript}</p>
            </noscript>
            <Island
              name="auth-form"
              strategy="load"
              props={islandProps(view, config, island)}
              wakeKey={AWAY_KEY}
            >
              {children}
            </Island>
          </>
        ) : (
          <>
            <h1>{headingOf(words, island.kind)}</h1>
            <p className="auth__notice" role="alert">
              {words.codes.unavailable}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function headingOf(words: AccountWords, kind: AuthIslandProps['kind']): string {
  return words[kind].heading;
}

function islandProps(
  { words, tag, next, profilePath }: AuthViewProps,
  config: IdentityConfig,
  island: AuthCardProps['island'],
): AuthIslandProps {
  const { codes, policy } = words;
  return { ...island, config, tag, next, profilePath, words: { codes, policy } };
}

export type ScreenName =
  | 'form'
  | 'verify'
  | 'confirm'
  | 'deleted'
  | 'checking'
  | 'choose'
  | 'broken'
  | 'changed'
  | 'verified'
  | 'recovered';

interface ScreenProps {
  /** What the island finds it by. */
  name: ScreenName;
  shown: boolean;
  heading: string;
  /** The heading is a whole sentence, which the island writes. */
  sentence?: boolean;
  children?: ReactNode;
}

/** One of the states of a page; the others wait in the markup. */
export function Screen({ name, shown, heading, sentence = false, children }: ScreenProps) {
  return (
    <section data-screen={name} hidden={!shown}>
      {sentence ? (
        <h1 className="auth__sentence" tabIndex={-1} data-template={heading}>
          {fillText(heading, { email: '' })}
        </h1>
      ) : (
        <h1 tabIndex={-1}>{heading}</h1>
      )}
      {children}
    </section>
  );
}

/** A form that no browser sends: `dialog` outside a dialog does nothing. */
export function AuthForm({ children }: { children: ReactNode }) {
  return (
    <form className="auth__form" method="dialog" noValidate>
      <div className="auth__general" role="alert" data-general="" />
      {children}
      <div data-human="" />
      <p className="auth__status" role="status" data-status="" />
    </form>
  );
}

/** Signing in by another service. */
export function Providers({ words }: { words: AccountWords['providers'] }) {
  const rows = [
    ['google', words.google, GoogleMark],
    ['facebook', words.facebook, FacebookMark],
  ] as const;
  return (
    <div className="auth__providers" data-waiting={words.waiting}>
      <p className="auth__or">{words.or}</p>
      {rows.map(([id, label, Mark]) => (
        <button
          key={id}
          type="button"
          className="button button--quiet auth__provider"
          data-provider={id}
          data-replay=""
          disabled
        >
          <Mark />
          {label}
        </button>
      ))}
    </div>
  );
}
