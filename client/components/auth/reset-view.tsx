import { AuthCard, AuthForm, Screen } from './auth-card.tsx';
import { EmailField, PasswordField, Submit } from './auth-fields.tsx';
import type { AuthViewProps, ResetMode } from './auth-props.ts';

interface ResetViewProps extends AuthViewProps {
  mode: ResetMode | null;
  /** It is about a password: another link can be had. */
  isReset: boolean;
}

/** Asking for a link, and what the links of the provider's mails lead to. */
export function ResetView({ mode, isReset, ...view }: ResetViewProps) {
  const { words, tag, loginPath, resetPath } = view;
  const { reset, fields, policy, codes } = words;
  const another = isReset && (
    <p>
      <a className="button" href={resetPath}>
        {reset.another}
      </a>
    </p>
  );
  return (
    <AuthCard view={view} island={{ kind: 'reset', mode }}>
      {mode === null ? (
        <Screen name="form" shown heading={reset.heading}>
          <p className="lede">{reset.lede}</p>
          <AuthForm>
            <EmailField words={fields} />
            <Submit busy={reset.busy}>{reset.submit}</Submit>
          </AuthForm>
          <p className="auth__notice" role="status" data-sent={reset.sent} />
        </Screen>
      ) : mode === 'reopen' ? (
        <Screen name="reopen" shown heading={reset.reopen} sentence>
          {another}
        </Screen>
      ) : (
        <>
          <Screen name="checking" shown heading={reset.checking} />
          <Screen name="choose" shown={false} heading={reset.chooseHeading}>
            <p className="lede" data-template={reset.chooseLede} />
            <AuthForm>
              <PasswordField words={fields} policy={{ words: policy, tag }} />
              <Submit busy={reset.chooseBusy}>{reset.chooseSubmit}</Submit>
            </AuthForm>
          </Screen>
          <Screen name="broken" shown={false} heading={codes['invalid-action-code']} sentence>
            {another}
          </Screen>
          <Screen name="changed" shown={false} heading={reset.changed} sentence />
          <Screen name="verified" shown={false} heading={reset.verified} sentence />
          <Screen name="recovered" shown={false} heading={reset.recovered} sentence>
            <p>
              <a className="button" href={resetPath}>
                {reset.heading}
              </a>
            </p>
          </Screen>
        </>
      )}
      <p className="auth__line auth__other">
        <a href={loginPath} data-carry-email="">
          {reset.toLogin}
        </a>
      </p>
    </AuthCard>
  );
}
