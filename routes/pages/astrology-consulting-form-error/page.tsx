import { href } from '../../href.ts';
import { definePage } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/contact/contact-form.css';

/** The parameter that says why a request was not taken, and the reasons that the form itself cannot mend. */
const WHY = 'why';
const REASONS = ['closed', 'elsewhere'] as const;

interface ErrorData {
  reason: (typeof REASONS)[number] | null;
}

export const page = definePage<ErrorData, 'booking'>({
  namespaces: ['booking'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'account',
  query: [WHY],

  load: ({ query }) => ({ data: { reason: REASONS.find((each) => each === query.get(WHY)) ?? null } }),

  head: ({ words }) => ({
    title: words.t('booking.failure.title'),
    description: words.t('booking.failure.description'),
  }),

  View: ({ data: { reason }, words, language }) => {
    const texts = words.section('booking').failure;
    const ways = [
      ...(reason ? [] : [{ path: href('astrology-consulting-form', language), text: texts.form }]),
      { path: href('astrology-consulting', language), text: texts.catalogue },
      { path: href('contact', language), text: texts.contact },
    ];
    return (
      <div className="wrap contact">
        <h1>{reason ? texts.title : texts.bareHeading}</h1>
        <p role={reason ? 'alert' : undefined}>{reason ? texts[reason] : texts.bare}</p>
        <ul className="contact__ways">
          {ways.map(({ path, text }) => (
            <li key={path}>
              <a href={path}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    );
  },
});
