import type { AccountWords } from '../../../locales/en/account.ts';
import { AuthCard, AuthForm, Providers, Screen } from './auth-card.tsx';
import { Check, EmailField, PasswordField, Submit } from './auth-fields.tsx';
import type { AuthViewProps } from './auth-props.ts';
import { LinkScreen } from './link-screen.tsx';

interface LoginViewProps extends AuthViewProps {
  /** Who is signed in and is to prove it once more; null: anybody may sign in. */
  again: { userId: string; email: string | null } | null;
  /** The address that this device was asked to remember; null: none. */
  remembered: string | null;
}

/** Signing in by email and password, or by another service; or proving once more that one is who is signed in. */
export function LoginView({ again, remembered, ...view }: LoginViewProps) {
  const { words, signupPath, resetPath } = view;
  const { login, fields, providers } = words;
  const heading = again ? words.again.heading : login.heading;
  return (
    <AuthCard view={view} island={{ kind: 'login', personId: again?.userId ?? null }}>
      <Screen name="form" shown heading={heading}>
        <p className="lede">{again ? words.again.lede : ledeOf(words, view)}</p>
        <AuthForm>
          <EmailField words={fields} value={again?.email ?? remembered ?? ''} fixed={Boolean(again?.email)} />
          <PasswordField words={fields} />
          {!again && (
            <Check name="remember" checked={remembered !== null}>
              {login.remember}
            </Check>
          )}
          <Submit busy={login.busy}>{again ? words.again.submit : login.submit}</Submit>
          <p className="auth__line">
            <a href={resetPath} data-carry-email="">
              {login.forgot}
            </a>
          </p>
          <Providers words={providers} meant={again !== null} />
        </AuthForm>
        {!again && (
          <p className="auth__line auth__other">
            {login.noAccount}{' '}
            <a href={signupPath} data-carry-email="">
              {login.toSignup}
            </a>
          </p>
        )}
      </Screen>
      {!again && <LinkScreen words={words} />}
    </AuthCard>
  );
}

function ledeOf({ login }: AccountWords, { next }: AuthViewProps): string {
  return next ? login.asked : login.lede;
}
