import { Island } from '../../../client/components/island.tsx';
import { fillText } from '../../../locales/fill-text.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import styles from './page.tsx?styles';
import '../../../client/components/account/account.css';

interface UnsubscribeData {
  /** Whose mails are meant; null for a link that is broken or too old. */
  email: string | null;
  /** Which of them. */
  mailing: 'news' | 'letters';
  token: string;
  /** They have been stopped just now. */
  done: boolean;
}

/** GET shows and changes nothing; POST acts, from the button here or from a mail program (RFC 8058). */
export const page = definePage<UnsubscribeData, 'account'>({
  namespaces: ['account'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'account',
  acceptsForm: true,
  query: [MAIL_TOKEN_PARAMETER],

  load: needing(['mail'], async ({ query, form, services }) => {
    const token = query.get(MAIL_TOKEN_PARAMETER) ?? '';
    const choice = token === '' ? null : await services.mail.choice(token);
    if (form) await choice?.stop();
    const data = {
      email: choice?.email ?? null,
      mailing: choice?.mailing ?? 'news',
      token,
      done: form !== null && choice !== null,
    };
    return { data, status: choice || token === '' ? 200 : 422, personal: token !== '' };
  }),

  head: ({ words }) => ({
    title: words.t('account.unsubscribe.title'),
    description: words.t('account.unsubscribe.description'),
  }),

  View: ({ data: { email, mailing, token, done }, words, language, path }) => {
    const { unsubscribe } = words.section('account');
    const texts = mailing === 'letters' ? { ...unsubscribe, ...unsubscribe.letters } : unsubscribe;
    const action = `${path}?${new URLSearchParams({ [MAIL_TOKEN_PARAMETER]: token })}`;
    return (
      <div className="wrap account">
        {token !== '' && (
          <Island name="clean-address" strategy="load" props={null}>
            {null}
          </Island>
        )}
        <h1>{texts.heading}</h1>
        {email === null && (
          <>
            <p role="alert">{texts.broken}</p>
            <p>
              <a className="button button--quiet" href={`${href('profile', language)}#tidings`}>
                {words.t('account.profile.heading')}
              </a>
            </p>
          </>
        )}
        {email !== null && done && (
          <p className="account__saved" role="status">
            {fillText(texts.done, { email })}
          </p>
        )}
        {email !== null && !done && (
          <>
            <p>{fillText(texts.text, { email })}</p>
            <form method="post" action={action}>
              <button type="submit" className="button">
                {texts.submit}
              </button>
            </form>
          </>
        )}
      </div>
    );
  },
});
