import { PROVIDER_IDS } from '../../auth/ways.ts';
import { LinkedText } from '../linked-text.tsx';
import { AuthCard, AuthForm, ProviderButton, Providers, Screen } from './auth-card.tsx';
import { Check, EmailField, NameField, PasswordField, Submit } from './auth-fields.tsx';
import type { AuthViewProps } from './auth-props.ts';
import { LinkScreen } from './link-screen.tsx';

/** Making an account, and then the word to look into the mailbox. */
export function SignupView(view: AuthViewProps) {
  const { words, tag, loginPath, profilePath, papers } = view;
  const { signup, fields, providers, policy } = words;
  return (
    <AuthCard view={view} island={{ kind: 'signup' }}>
      <Screen name="form" shown heading={signup.heading}>
        <p className="lede">{signup.lede}</p>
        <AuthForm>
          <NameField words={fields} />
          <EmailField words={fields} />
          <OfferOthers {...view} />
          <PasswordField words={fields} policy={{ words: policy, tag }} />
          <Check name="marketing">{signup.marketing}</Check>
          <p className="auth__hint">
            <LinkedText text={signup.terms} paths={papers} />
          </p>
          <Submit busy={signup.busy}>{signup.submit}</Submit>
          <Providers words={providers} />
        </AuthForm>
        <p className="auth__line auth__other">
          {signup.hasAccount}{' '}
          <a href={loginPath} data-carry-email="">
            {signup.toLogin}
          </a>
        </p>
      </Screen>
      <LinkScreen words={words} />
      <Screen name="verify" shown={false} heading={signup.verifyHeading}>
        <p data-template={signup.verifyText} />
        <div className="auth__general" role="alert" data-general="" />
        <p className="auth__status" role="status" data-status="" />
        <div className="auth__row">
          <a className="button" href={profilePath} data-continue="">
            {signup.continue}
          </a>
          <button
            type="button"
            className="button button--quiet"
            data-resend={signup.resent}
            data-busy={words.reset.busy}
          >
            {signup.resend}
          </button>
        </div>
      </Screen>
    </AuthCard>
  );
}

/** What somebody can do whose address has an account already: which way that knows, the provider does not tell. */
function OfferOthers({ words, loginPath }: AuthViewProps) {
  const { signup, providers } = words;
  return (
    <div className="auth__offer" data-offer="email-already-in-use" hidden>
      <p>{signup.otherWays}</p>
      {PROVIDER_IDS.map((id) => (
        <ProviderButton key={id} id={id} label={providers[id]} meant />
      ))}
      <p className="auth__line">
        <a href={loginPath} data-carry-email="">
          {signup.byPassword}
        </a>
      </p>
    </div>
  );
}
