import { AuthCard, AuthForm, Providers, Screen } from './auth-card.tsx';
import { Check, EmailField, PasswordField, Submit } from './auth-fields.tsx';
import type { AuthViewProps } from './auth-props.ts';

/** Leaving for good: a sign-in that proves who asks, then the question, then the farewell. */
export function DeleteView(view: AuthViewProps) {
  const { deleteUser, fields, providers } = view.words;
  return (
    <AuthCard view={view} island={{ kind: 'deleteUser' }}>
      <Screen name="form" shown heading={deleteUser.heading}>
        <p className="lede">{deleteUser.lede}</p>
        <p className="auth__line">
          <a href={`${view.profilePath}#data`}>{deleteUser.export}</a>
        </p>
        <AuthForm>
          <p>{deleteUser.signInFirst}</p>
          <EmailField words={fields} />
          <PasswordField words={fields} />
          <Submit busy={view.words.login.busy}>{deleteUser.next}</Submit>
          <Providers words={providers} />
        </AuthForm>
      </Screen>
      <Screen name="confirm" shown={false} heading={deleteUser.confirmHeading} sentence>
        <p className="lede">{deleteUser.lede}</p>
        <AuthForm>
          <div>
            <Check name="confirm">{deleteUser.confirm}</Check>
            <p className="auth__error" role="alert" data-unconfirmed={deleteUser.confirmRequired} />
          </div>
          <Submit busy={deleteUser.busy}>{deleteUser.submit}</Submit>
          <p className="auth__line">
            <a href={view.profilePath}>{deleteUser.keep}</a>
          </p>
        </AuthForm>
      </Screen>
      <Screen name="deleted" shown={false} heading={deleteUser.done} sentence>
        <p className="auth__line">
          <a href={view.homePath}>{deleteUser.toHome}</a>
        </p>
      </Screen>
    </AuthCard>
  );
}
