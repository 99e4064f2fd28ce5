import type { AccountWords } from '../../../locales/en/account.ts';
import { WAY_IDS, type WayId } from '../../auth/ways.ts';
import { AuthCard, AuthForm, ProviderMark, Providers, Screen } from './auth-card.tsx';
import { EmailField, PasswordField, Submit } from './auth-fields.tsx';
import type { AuthViewProps } from './auth-props.ts';

interface SecurityViewProps extends AuthViewProps {
  user: { id: string; email: string | null };
  /** The address is not confirmed yet. */
  mayResend: boolean;
}

/** The ways into an account: a fresh proof first, then what may be added, removed and changed. */
export function SecurityView({ user, mayResend, ...view }: SecurityViewProps) {
  const { words, profilePath, resetPath } = view;
  const { security, fields, providers, again } = words;
  return (
    <AuthCard view={view} island={{ kind: 'security', personId: user.id }}>
      <Screen name="form" shown heading={security.heading}>
        <p className="lede">{security.lede}</p>
        <AuthForm>
          <EmailField words={fields} value={user.email ?? ''} fixed={user.email !== null} />
          <PasswordField words={fields} />
          <Submit busy={again.busy}>{again.submit}</Submit>
          <p className="auth__line">
            <a href={resetPath} data-carry-email="">
              {words.login.forgot}
            </a>
          </p>
          <Providers words={providers} meant />
        </AuthForm>
      </Screen>
      <Screen name="ways" shown={false} heading={security.heading}>
        <p className="lede">{security.waysLede}</p>
        <div className="auth__general" role="alert" data-general="" />
        <p className="auth__status auth__done" role="status" data-status="" />
        {mayResend && (
          <p>
            {words.profile.unverified}{' '}
            <button
              type="button"
              className="button button--quiet"
              data-resend={words.signup.resent}
              data-busy={words.reset.busy}
            >
              {words.signup.resend}
            </button>
          </p>
        )}
        <ul
          className="auth__ways"
          data-ways=""
          data-waiting={providers.waiting}
          data-blocked={providers.blocked}
        >
          {WAY_IDS.map((way) => (
            <Way key={way} way={way} words={words} />
          ))}
        </ul>
        {user.email !== null && <PasswordPart words={words} tag={view.tag} email={user.email} />}
      </Screen>
      <p className="auth__line auth__other">
        <a href={profilePath}>{security.toProfile}</a>
      </p>
    </AuthCard>
  );
}

/** One way, as the island finds and fills it. */
function Way({ way, words: { security, ways } }: { way: WayId; words: AccountWords }) {
  const { done } = security;
  return (
    <li
      tabIndex={-1}
      data-way={way}
      data-added={done.added[way]}
      data-removed={done.removed[way]}
      data-changed={way === 'password' ? done.changed : undefined}
    >
      <span className="auth__way">
        {way !== 'password' && <ProviderMark id={way} />}
        <span>
          <strong>{ways[way]}</strong>
          <span
            className="auth__hint"
            data-state=""
            data-on={security.on}
            data-off={security.off}
            data-only={security.only}
          />
        </span>
      </span>
      {way !== 'password' && (
        <button type="button" className="button button--quiet" data-add="" aria-label={security.add[way]}>
          {security.addShort}
        </button>
      )}
      <button type="button" className="button button--quiet" data-remove="" aria-label={security.remove[way]}>
        {security.removeShort}
      </button>
    </li>
  );
}

interface PasswordPartProps {
  words: AccountWords;
  tag: string;
  email: string;
}

/** A new password: in place of the one before, or the first. */
function PasswordPart({ words: { security, fields, policy, reset }, tag, email }: PasswordPartProps) {
  return (
    <form className="auth__form auth__part" method="dialog" noValidate>
      <h2 data-when="has">{security.changeHeading}</h2>
      <h2 data-when="lacks" hidden>
        {security.setHeading}
      </h2>
      <p className="auth__hint">{security.changeNote}</p>
      {/* For password managers, which otherwise do not know whose it is. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <div data-when="has">
        <PasswordField words={fields} field="current" label={fields.currentPassword} />
      </div>
      <PasswordField words={fields} field="chosen" policy={{ words: policy, tag }} />
      <Submit busy={reset.chooseBusy}>{reset.chooseSubmit}</Submit>
    </form>
  );
}
