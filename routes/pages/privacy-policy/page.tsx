import { Imprint } from '../../../client/components/contact/imprint.tsx';
import { KeptTable } from '../../../client/components/papers/kept-table.tsx';
import { Paper, versionParams } from '../../../client/components/papers/paper.tsx';
import { PAPERS } from '../../../contract/papers.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { definePage, needing } from '../../page.ts';
import type { ModelSeat } from '../../services/celestia-service.ts';
import type { Operator } from '../../services/operator.ts';
import styles from './page.tsx?styles';

interface PrivacyData {
  operator: Operator;
  /** Who answers outside of the site; null: nobody. */
  model: ModelSeat | null;
}

export const page = definePage<PrivacyData, 'privacy' | 'contact'>({
  namespaces: ['privacy', 'contact'],
  styles,
  cache: { freshSeconds: 3_600, staleSeconds: 86_400 },

  load: needing(['operator', 'celestia'], ({ services: { operator, celestia } }) => ({
    data: { operator, model: celestia.model },
  })),

  head: ({ words }) => ({
    title: words.t('privacy.title'),
    description: words.t('privacy.description'),
    jsonLd: [{ '@type': 'WebPage', name: words.t('privacy.heading'), inLanguage: words.tag }],
  }),

  View: ({ data: { operator, model }, words }) => {
    const privacy = words.section('privacy');
    const { recipients } = privacy.sections;
    const more = {
      operator: <Imprint operator={operator} words={words.section('contact').imprint} />,
      browser: <KeptTable words={privacy.storage} />,
      recipients: <p>{model ? fillText(recipients.model, { ...model }) : recipients.here}</p>,
    };
    const sections = Object.entries(privacy.sections).map(([id, section]) => ({
      id,
      heading: section.heading,
      text: section.text,
      more: Object.hasOwn(more, id) ? more[id as keyof typeof more] : null,
    }));
    return (
      <Paper
        words={privacy}
        version={fillText(privacy.version, versionParams(PAPERS.privacy, words.tag))}
        sections={sections}
      />
    );
  },
});
