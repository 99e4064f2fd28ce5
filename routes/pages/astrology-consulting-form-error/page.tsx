import { href } from '../../href.ts';
import { definePage } from '../../page.ts';
import styles from './page.tsx?styles';
import '../../../client/components/contact/contact-form.css';

/** The parameter that says why a request was not taken, and the one reason that the form itself cannot mend. */
const WHY = 'why';
const CLOSED = 'closed';

interface ErrorData {
  isClosed: boolean;
}

export const page = definePage<ErrorData, 'booking'>({
  namespaces: ['booking'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'account',
  query: [WHY],

  load: ({ query }) => ({ data: { isClosed: query.get(WHY) === CLOSED } }),

  head: ({ words }) => ({
    title: words.t('booking.failure.title'),
    description: words.t('booking.failure.description'),
  }),

  View: ({ data: { isClosed }, words, language }) => {
    const texts = words.section('booking').failure;
    const ways = [
      ...(isClosed ? [] : [{ path: href('astrology-consulting-form', language), text: texts.form }]),
      { path: href('astrology-consulting', language), text: texts.catalogue },
      { path: href('contact', language), text: texts.contact },
    ];
    return (
      <div className="wrap contact">
        <h1>{isClosed ? texts.title : texts.bareHeading}</h1>
        <p role={isClosed ? 'alert' : undefined}>{isClosed ? texts.closed : texts.bare}</p>
        <ul>
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
