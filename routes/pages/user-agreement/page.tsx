import { Imprint } from '../../../client/components/contact/imprint.tsx';
import { Paper, versionParams } from '../../../client/components/papers/paper.tsx';
import { PAPERS } from '../../../contract/papers.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { definePage, needing } from '../../page.ts';
import type { Operator } from '../../services/operator.ts';
import styles from './page.tsx?styles';

export const page = definePage<Operator, 'agreement' | 'contact'>({
  namespaces: ['agreement', 'contact'],
  styles,
  cache: { freshSeconds: 3_600, staleSeconds: 86_400 },

  load: needing(['operator'], ({ services: { operator } }) => ({ data: operator })),

  head: ({ words }) => ({
    title: words.t('agreement.title'),
    description: words.t('agreement.description'),
    jsonLd: [{ '@type': 'WebPage', name: words.t('agreement.heading'), inLanguage: words.tag }],
  }),

  View: ({ data, words }) => {
    const agreement = words.section('agreement');
    const sections = Object.entries(agreement.sections).map(([id, section]) => ({
      id,
      heading: section.heading,
      text: section.text,
      more: id === 'parties' && <Imprint operator={data} words={words.section('contact').imprint} />,
    }));
    return (
      <Paper
        words={agreement}
        version={fillText(agreement.version, versionParams(PAPERS.agreement, words.tag))}
        sections={sections}
      />
    );
  },
});
