import type { AccountWords } from '../../../locales/en/account.ts';
import { PROVIDER_IDS } from '../../auth/ways.ts';
import { AuthForm, ProviderMark, Screen } from './auth-card.tsx';
import { PasswordField, Submit } from './auth-fields.tsx';

/** What is asked of a visitor who came by a provider with the address of an account that knows another way in. */
export function LinkScreen({ words }: { words: AccountWords }) {
  const { link, login, fields, providers, ways } = words;
  return (
    <Screen
      name="link"
      shown={false}
      heading={link.heading}
      sentence
      texts={{ google: ways.google, facebook: ways.facebook, blocked: providers.blocked, other: link.other }}
    >
      <p className="lede" data-template={link.lede} />
      <AuthForm>
        <PasswordField words={fields} field="current" />
        <Submit busy={login.busy}>{link.submit}</Submit>
        <div className="auth__providers">
          {PROVIDER_IDS.map((id) => (
            <button key={id} type="button" className="button button--quiet auth__provider" data-link={id}>
              <ProviderMark id={id} />
              {providers[id]}
            </button>
          ))}
        </div>
        <p className="auth__line">
          <button type="button" className="auth__plain" data-cancel="">
            {link.cancel}
          </button>
        </p>
      </AuthForm>
    </Screen>
  );
}
