import type { ReactNode } from 'react';
import type { IdentityConfig } from '../../../contract/identity-config.ts';
import type { AccountWords } from '../../../locales/en/account.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { AWAY_KEY } from '../../auth/away-key.ts';
import { PROVIDER_IDS, type ProviderId } from '../../auth/ways.ts';
import { Island } from '../island.tsx';
import { AccountsAway } from './accounts-away.tsx';
import type { AuthIslandOwn, AuthIslandProps, AuthViewProps } from './auth-props.ts';
import { FacebookMark, GoogleMark } from './marks.tsx';
import './auth.css';

interface AuthCardProps {
  view: AuthViewProps;
  /** What the island is told besides what every page of signing in tells it. */
  island: AuthIslandOwn;
  children: ReactNode;
}

/** The card that the pages of signing in stand in; while the accounts cannot be reached it leads elsewhere. */
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
          <AccountsAway {...view} />
        )}
      </div>
    </div>
  );
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
  | 'link'
  | 'ways'
  | 'verify'
  | 'confirm'
  | 'deleted'
  | 'checking'
  | 'choose'
  | 'broken'
  | 'reopen'
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
  /** What the island may say in it, as `data-` attributes. */
  texts?: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** One of the states of a page; the others wait in the markup. */
export function Screen({ name, shown, heading, sentence = false, texts = {}, children }: ScreenProps) {
  const data = Object.fromEntries(Object.entries(texts).map(([key, text]) => [`data-${key}`, text]));
  return (
    <section data-screen={name} hidden={!shown} {...data}>
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

const MARKS = { google: GoogleMark, facebook: FacebookMark } as const;

export function ProviderMark({ id }: { id: ProviderId }) {
  const Mark = MARKS[id];
  return <Mark />;
}

interface ProvidersProps {
  words: AccountWords['providers'];
  /** The address on the page is the one that is meant: the provider is told. */
  meant?: boolean;
}

/** Signing in by another service. */
export function Providers({ words, meant = false }: ProvidersProps) {
  return (
    <div className="auth__providers" data-waiting={words.waiting}>
      <p className="auth__or">{words.or}</p>
      {PROVIDER_IDS.map((id) => (
        <ProviderButton key={id} id={id} label={words[id]} meant={meant} />
      ))}
    </div>
  );
}

interface ProviderButtonProps {
  id: ProviderId;
  label: string;
  meant: boolean;
}

/** Opens a provider's window. */
export function ProviderButton({ id, label, meant }: ProviderButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet auth__provider"
      data-provider={id}
      data-meant={meant ? '' : undefined}
      data-replay=""
      disabled
    >
      <ProviderMark id={id} />
      {label}
    </button>
  );
}
