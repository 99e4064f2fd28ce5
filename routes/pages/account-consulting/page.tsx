import { FactList } from '../../../client/components/consulting/fact-list.tsx';
import { stateAfter } from '../../../features/consulting/moves.ts';
import { requestFacts } from '../../consulting/request-facts.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import type { ShownRequest } from '../../services/consulting-service.ts';
import styles from './page.tsx?styles';
import '../../../client/components/account/account.css';

interface OwnRequests {
  requests: readonly ShownRequest[];
  /** One has been withdrawn just now. */
  withdrawn: boolean;
}

/** Says that a request was withdrawn, once the form has led back here. */
const DONE = 'withdrawn';

export const page = definePage<OwnRequests, 'booking' | 'consulting' | 'events'>({
  namespaces: ['booking', 'consulting', 'events'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  query: [DONE],

  load: needing(['consulting'], async ({ form, query, language, services: { consulting } }) => {
    const path = href('account-consulting', language);
    if (form) {
      const withdrawn = await consulting.withdraw(form.reference ?? '');
      return { seeOther: withdrawn ? `${path}?${DONE}=1` : path };
    }
    return { data: { requests: await consulting.own(), withdrawn: query.has(DONE) }, personal: true };
  }),

  head: ({ words }) => ({
    title: words.t('booking.account.title'),
    description: words.t('booking.account.description'),
  }),

  View: ({ data: { requests, withdrawn }, words, language, path }) => {
    const booking = words.section('booking');
    const texts = booking.account;
    return (
      <div className="wrap account">
        <h1>{texts.heading}</h1>
        {withdrawn && (
          <p className="account__saved" role="status">
            {texts.withdrawn}
          </p>
        )}
        {requests.length === 0 && <p>{texts.none}</p>}
        {requests.map((request) => (
          <section key={request.reference} className="account__part">
            <h2>{request.reference}</h2>
            <FactList facts={requestFacts(request, words)} />
            {stateAfter(request.state, 'withdraw') ? (
              <form method="post" action={path} className="request__acts">
                <input type="hidden" name="reference" value={request.reference} />
                <button type="submit" className="button button--quiet">
                  {request.state === 'agreed' || request.state === 'paid'
                    ? booking.answer.callOff
                    : booking.answer.withdraw}
                </button>
              </form>
            ) : (
              request.state === 'reminded' && <p>{texts.kept}</p>
            )}
          </section>
        ))}
        <p>
          <a
            className={requests.length === 0 ? 'button' : undefined}
            href={href('astrology-consulting', language)}
          >
            {booking.failure.catalogue}
          </a>
        </p>
      </div>
    );
  },
});
