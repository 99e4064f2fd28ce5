import { QuestionList } from '../../../client/components/faq/question-list.tsx';
import { Island } from '../../../client/components/island.tsx';
import type { FaqWords } from '../../../locales/en/faq.ts';
import { href } from '../../href.ts';
import type { MenuId } from '../../navigation.ts';
import { definePage, type PageView } from '../../page.ts';
import { isBuilt } from '../../page-registry.ts';
import { answerLinks, type QuestionId } from './answer-links.ts';
import styles from './page.tsx?styles';

type Names = 'faq' | 'common' | 'account' | 'stencil' | 'landing' | 'lover' | 'orders';
type View = Pick<PageView<null, Names>, 'words' | 'language' | 'nowMs'>;

type GroupId = keyof FaqWords['groups'];

interface Question {
  question: string;
  answer: string;
}

function questionsOf(words: FaqWords, group: GroupId): (readonly [QuestionId, Question])[] {
  // The keys of an object are texts to the compiler.
  return Object.entries(words.groups[group].questions) as [QuestionId, Question][];
}

function groupIds(words: FaqWords): GroupId[] {
  return Object.keys(words.groups) as GroupId[];
}

/** A group's questions as the list shows them. */
function listed(group: GroupId, { words, language, nowMs }: View) {
  const names = {
    menu: (id: MenuId) => words.t(`common.nav.${id}`),
    others: {
      'delete-user': words.t('account.deleteUser.heading'),
      stencil: words.t('stencil.heading'),
      'tik-tok': words.t('landing.tiktok.heading'),
      'the-universe-has-a-plan-for-you': words.t('landing.universe.heading'),
      'chat-with-your-lover-lp': words.t('lover.landing.heading'),
      'message-packs': words.t('orders.shop.heading'),
    },
  };
  return questionsOf(words.section('faq'), group).map(([id, { question, answer }]) => ({
    id,
    question,
    answer,
    links: answerLinks(id, names, { language, nowMs }),
  }));
}

export const page = definePage<null, Names>({
  namespaces: ['faq', 'common', 'account', 'stencil', 'landing', 'lover', 'orders'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },

  load: () => ({ data: null }),

  head: ({ words }) => ({
    title: words.t('faq.title'),
    description: words.t('faq.description'),
    jsonLd: [
      {
        '@type': 'FAQPage',
        inLanguage: words.tag,
        mainEntity: groupIds(words.section('faq')).flatMap((group) =>
          questionsOf(words.section('faq'), group).map(([, { question, answer }]) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        ),
      },
    ],
  }),

  View: (view) => {
    const { words, language } = view;
    const faq = words.section('faq');
    const groups = groupIds(faq);
    return (
      <div className="wrap faq">
        <h1>{faq.heading}</h1>
        <p className="lede">{faq.lede}</p>
        <ul className="faq__groups">
          {groups.map((group) => (
            <li key={group}>
              <a href={`#about-${group}`}>{faq.groups[group].heading}</a>
            </li>
          ))}
        </ul>
        <Island name="faq-answers" strategy="load" props={null}>
          {groups.map((group) => (
            <section key={group} aria-labelledby={`about-${group}`}>
              <h2 id={`about-${group}`}>{faq.groups[group].heading}</h2>
              <QuestionList questions={listed(group, view)} linkTo={faq.linkTo} />
            </section>
          ))}
        </Island>
        {isBuilt('contact') && (
          <p className="no-print">
            {faq.missing} <a href={href('contact', language)}>{faq.write}</a>
          </p>
        )}
      </div>
    );
  },
});
