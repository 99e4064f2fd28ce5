import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import styles from './page.tsx?styles';
import '../../../client/components/contact/contact-form.css';

/** The request that was sent just now; null where the page was opened by itself. */
interface SuccessData {
  sent: { reference: string; toldPerson: boolean } | null;
}

export const page = definePage<SuccessData, 'booking' | 'consulting'>({
  namespaces: ['booking', 'consulting'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'account',
  query: [MAIL_TOKEN_PARAMETER],

  load: needing(['consulting'], async ({ query, services }) => {
    const reference = query.get(MAIL_TOKEN_PARAMETER) ?? '';
    const sent = reference === '' ? null : await services.consulting.sent(reference);
    return { data: { sent }, status: sent || reference === '' ? 200 : 422, personal: reference !== '' };
  }),

  head: ({ words }) => ({
    title: words.t('booking.success.title'),
    description: words.t('booking.success.description'),
  }),

  View: ({ data: { sent }, words, language }) => {
    const texts = words.section('booking').success;
    const { failure } = words.section('booking');
    return (
      <div className="wrap contact">
        <h1>{sent ? texts.title : texts.bareHeading}</h1>
        {sent ? (
          <div role="status">
            <p>{texts.reference}</p>
            <p className="contact__reference">{sent.reference}</p>
            <p>{sent.toldPerson ? texts.next : texts.unmailed}</p>
          </div>
        ) : (
          <p>{texts.bare}</p>
        )}
        <p>
          <a href={href('astrology-consulting', language)}>{failure.catalogue}</a>
        </p>
      </div>
    );
  },
});
