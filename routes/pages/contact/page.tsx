import type { ReactNode } from 'react';
import { ContactForm } from '../../../client/components/contact/contact-form.tsx';
import { Imprint } from '../../../client/components/contact/imprint.tsx';
import { LETTER_FIELDS, type LetterField } from '../../../contract/contact.ts';
import type { LetterFaults } from '../../../features/contact/read-letter.ts';
import type { ContactWords } from '../../../locales/en/contact.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { isBuilt } from '../../page-registry.ts';
import { type ContactData, load } from './load.ts';
import styles from './page.tsx?styles';

type Messages = Partial<Record<LetterField, string>>;

/** What is wrong, in words. */
function messagesOf(faults: LetterFaults, words: ContactWords['faults']): Messages {
  const found = LETTER_FIELDS.flatMap((field) => {
    const fault = faults[field];
    const texts: Readonly<Record<string, string>> = words[field];
    return fault ? [[field, texts[fault] ?? ''] as const] : [];
  });
  return Object.fromEntries(found);
}

export const page = definePage<ContactData, 'contact'>({
  namespaces: ['contact'],
  styles,
  cache: { freshSeconds: 3_600, staleSeconds: 86_400 },
  limit: 'account',
  acceptsForm: true,

  load: needing(['contact', 'operator'], load),

  head: ({ words }) => ({
    title: words.t('contact.title'),
    description: words.t('contact.description'),
    jsonLd: [{ '@type': 'ContactPage', name: words.t('contact.heading'), inLanguage: words.tag }],
  }),

  View: ({ data, words, language, path }) => {
    const texts = words.section('contact');
    return (
      <div className="wrap contact">
        {data.taken ? (
          <Taken taken={data.taken} words={texts.sent} path={path} />
        ) : (
          <Asking data={data} words={texts} path={path}>
            <p>
              <a href={href('faq', language)}>{texts.faq}</a>
            </p>
          </Asking>
        )}
        {isBuilt('privacy-policy') && (
          <p>
            <a href={`${href('privacy-policy', language)}#letters`}>{texts.form.more}</a>
          </p>
        )}
        <h2>{texts.imprint.heading}</h2>
        <Imprint operator={data.operator} words={texts.imprint} />
      </div>
    );
  },
});

interface AskingProps {
  data: ContactData;
  words: ContactWords;
  path: string;
  children: ReactNode;
}

/** The form, and above it why a letter has not gone. */
function Asking({ data: { values, faults, refused, siteKey }, words, path, children }: AskingProps) {
  const messages = messagesOf(faults, words.faults);
  const wrong = LETTER_FIELDS.filter((field) => messages[field] !== undefined);
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="lede">{words.lede}</p>
      {children}
      {refused && (
        <div className="contact__alert" role="alert">
          <p>{words.refused[refused]}</p>
        </div>
      )}
      {wrong.length > 0 && (
        <div className="contact__alert" role="alert">
          <p>{words.summary}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#contact-${field}`}>{messages[field]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ContactForm action={path} values={values} messages={messages} siteKey={siteKey} words={words} />
    </>
  );
}

interface TakenProps {
  taken: NonNullable<ContactData['taken']>;
  words: ContactWords['sent'];
  path: string;
}

function Taken({ taken: { reference, toldWriter }, words, path }: TakenProps) {
  return (
    <div role="status">
      <h1>{words.heading}</h1>
      <p>{words.reference}</p>
      <p className="contact__reference">{reference}</p>
      <p>{toldWriter ? words.mailed : words.unmailed}</p>
      <p>
        <a href={path}>{words.again}</a>
      </p>
    </div>
  );
}
