import { controlOf } from '../../../client/components/birth-form/field-controls.ts';
import { RequestForm } from '../../../client/components/consulting/request-form.tsx';
import { withTime } from '../../../features/births/clock-fields.ts';
import { namedZones } from '../../../features/events/zones.ts';
import { ownFieldsScript } from '../../births/birth-script.ts';
import { birthFormProps } from '../../births/form-props.ts';
import { closedText } from '../../consulting/booking-link.tsx';
import { messagesOf } from '../../consulting/request-messages.ts';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { isBuilt } from '../../page-registry.ts';
import { load, type RequestFormData } from './load.ts';
import styles from './page.tsx?styles';

type Names = 'booking' | 'consulting' | 'events' | 'natal' | 'astro' | 'errors';

export const page = definePage<RequestFormData, Names>({
  namespaces: ['booking', 'consulting', 'events', 'natal', 'astro', 'errors'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  limit: 'account',
  acceptsForm: true,
  // It begins with the visitor's zone, and leads on once a request is taken.
  leads: true,
  query: ['package', 'astrologer'],

  load: needing(['consulting', 'shop', 'account', 'births', 'clocks'], load),

  head: ({ data: { values }, words }) => ({
    title: words.t('booking.title'),
    description: words.t('booking.description'),
    inline: ownFieldsScript(values),
  }),

  View: (view) => {
    const { data, words, language } = view;
    const booking = words.section('booking');
    const consulting = words.section('consulting');
    const closed = closedText(data.booking, consulting);
    return (
      <div className="wrap contact">
        <h1>{booking.heading}</h1>
        {closed === null ? (
          <>
            <p className="lede">{booking.lede}</p>
            <Asking {...view} />
          </>
        ) : (
          <p className="contact__alert" role="status">
            {closed}
          </p>
        )}
        <p>
          <a href={href('astrology-consulting', language)}>{consulting.list.back}</a>
        </p>
        {isBuilt('privacy-policy') && (
          <p>
            <a href={href('privacy-policy', language)}>{booking.form.more}</a>
          </p>
        )}
      </div>
    );
  },
});

/** The form, and above it why a request has not gone. */
function Asking({ data, words, path }: PageView<RequestFormData, Names>) {
  const { values, faults, refused, siteKey, saved } = data;
  const booking = words.section('booking');
  const messages = messagesOf(faults, booking);
  const birth = birthFormProps(words, path, withTime(values), data.birth);
  const wrong = [
    ...Object.entries(messages).map(([field, text]) => ({ id: `request-${field}`, text })),
    ...birth.errors.map((error) => ({ id: controlOf(error, birth), text: error.message })),
  ];
  return (
    <>
      {refused && (
        <div className="contact__alert" role="alert">
          <p>{booking.refused[refused]}</p>
        </div>
      )}
      {wrong.length > 0 && (
        <div className="contact__alert" role="alert">
          <p>{booking.summary}</p>
          <ul>
            {wrong.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RequestForm
        kinds={words.section('natal').keeping.kinds}
        action={path}
        values={values}
        messages={messages}
        birth={birth}
        saved={saved}
        zones={namedZones([values.zone ?? ''], words.section('events').zones, words.tag)}
        siteKey={siteKey}
        words={booking}
        catalogue={words.section('consulting')}
      />
    </>
  );
}
