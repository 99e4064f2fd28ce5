import { FactList } from '../../../client/components/consulting/fact-list.tsx';
import { Island } from '../../../client/components/island.tsx';
import { operatorFacts, requestFacts } from '../../consulting/request-facts.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { MAIL_TOKEN_PARAMETER } from '../../secret-parameters.ts';
import type { AnswerWords } from './answer-words.ts';
import { type AnswerData, type LinkData, load } from './load.ts';
import { OperatorAnswerForm } from './operator-answer-form.tsx';
import styles from './page.tsx?styles';
import { PersonAnswerForms } from './person-answer-forms.tsx';
import '../../../client/components/contact/contact-form.css';

export const page = definePage<AnswerData, 'booking' | 'consulting' | 'events'>({
  namespaces: ['booking', 'consulting', 'events'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'account',
  acceptsForm: true,
  query: [MAIL_TOKEN_PARAMETER, 'answer'],

  load: needing(['consulting', 'clocks'], load),

  head: ({ words }) => ({
    title: words.t('booking.answer.title'),
    description: words.t('booking.answer.description'),
  }),

  View: ({ data: { link }, words, language, path }) => {
    const texts = words.section('booking').answer;
    if (!link) {
      return (
        <div className="wrap contact">
          <h1>{texts.personHeading}</h1>
          <p role="alert">{texts.broken}</p>
          <p>{texts.brokenNext}</p>
          <p>
            <a href={href('contact', language)}>{words.t('booking.failure.contact')}</a>
          </p>
        </div>
      );
    }
    const action = `${path}?${new URLSearchParams({ [MAIL_TOKEN_PARAMETER]: link.token })}`;
    return (
      <div className="wrap contact">
        <Island name="clean-address" strategy="load" props={null}>
          {null}
        </Island>
        <h1>{link.party === 'operator' ? texts.operatorHeading : texts.personHeading}</h1>
        <Outcome link={link} words={words} />
        <FactList
          facts={
            link.party === 'operator' && link.isFresh
              ? operatorFacts(link.request, words)
              : requestFacts(link.request, words)
          }
        />
        {link.party === 'operator' ? (
          <OperatorAnswerForm link={link} action={action} words={words} />
        ) : (
          <PersonAnswerForms link={link} action={action} words={words} />
        )}
      </div>
    );
  },
});

/** What a press has come to, or that the link had done its work before. */
function Outcome({ link, words }: { link: LinkData; words: AnswerWords }) {
  const texts = words.section('booking').answer;
  const { isDone, isFresh, party, request } = link;
  if (!isDone) return isFresh ? null : <p className="contact__alert">{texts.stale}</p>;
  const done: Readonly<Partial<Record<string, string>>> = {
    asked: texts.doneAsked,
    agreed: texts.doneAgreed,
    withdrawn: texts.doneWithdrawn,
  };
  return (
    <p className="contact__alert" role="status">
      {party === 'operator' ? texts.doneOperator : done[request.state]}
    </p>
  );
}
