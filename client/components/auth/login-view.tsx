import { AuthCard, AuthForm, Providers, Screen } from './auth-card.tsx';
import { Check, EmailField, PasswordField, Submit } from './auth-fields.tsx';
import type { AuthViewProps } from './auth-props.ts';

/** Signing in by email and password, or by another service. */
export function LoginView(view: AuthViewProps) {
  const { words, next, signupPath, resetPath } = view;
  const { login, fields, providers } = words;
  return (
    <AuthCard view={view} island={{ kind: 'login' }}>
      <Screen name="form" shown heading={login.heading}>
        <p className="lede">{next ? login.asked : login.lede}</p>
        <AuthForm>
          <EmailField words={fields} />
          <PasswordField words={fields} />
          <Check name="remember">{login.remember}</Check>
          <Submit busy={login.busy}>{login.submit}</Submit>
          <p className="auth__line">
            <a href={resetPath} data-carry-email="">
              {login.forgot}
            </a>
          </p>
          <Providers words={providers} />
        </AuthForm>
        <p className="auth__line auth__other">
          {login.noAccount}{' '}
          <a href={signupPath} data-carry-email="">
            {login.toSignup}
          </a>
        </p>
      </Screen>
    </AuthCard>
  );
}
