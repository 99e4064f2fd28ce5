import { RESULT_ID } from '../../../client/components/birth-form/result-id.ts';
import { CompatibilityResult } from '../../../client/components/compatibility/compatibility-result.tsx';
import resultStyles from '../../../client/components/compatibility/compatibility-result.tsx?styles';
import { PairForm } from '../../../client/components/compatibility/pair-form.tsx';
import type { PairResultProps } from '../../../client/components/compatibility/pair-result-props.ts';
import { GlyphSprite, glyphsOfChart } from '../../../client/components/glyphs.tsx';
import { Island } from '../../../client/components/island.tsx';
import { keepWords } from '../../../client/components/result-head/keep-words.ts';
import { pickFields } from '../../../contract/birth-fields.ts';
import { withTime } from '../../../features/births/clock-fields.ts';
import type { Translator } from '../../../locales/index.ts';
import { pairScript } from '../../births/birth-script.ts';
import { Guide } from '../../births/guide.tsx';
import { href } from '../../href.ts';
import { definePage, needing, type PageView } from '../../page.ts';
import { bookWay } from '../../reports/book-way.ts';
import { loadPair, PAIR_PARAMETER, type PairData, PREFIXES } from './load.ts';
import styles from './page.tsx?styles';
import { namesOf, pairFormProps, pairHeading } from './pair-props.ts';
import '../../births/birth-calculator.css';
import { withFaults } from '../../births/with-faults.ts';

type Namespaces = 'compatibility' | 'natal' | 'astro' | 'errors';

const TOPICS = ['score', 'order', 'time'] as const;

export const page = definePage<PairData, Namespaces>({
  namespaces: ['compatibility', 'natal', 'astro', 'errors'],
  styles: ({ result, failures }) =>
    result ? [...styles, ...resultStyles] : withFaults(styles, Object.values(failures).some(Boolean)),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  explainedBy: ['synastry', 'juno'],
  limit: 'charts',
  acceptsForm: true,
  query: [PAIR_PARAMETER],

  load: needing(['births'], loadPair),

  head: ({ data, words }) => ({
    title: data.result
      ? `${pairHeading(data, words)} · ${words.t('compatibility.heading')}`
      : words.t('compatibility.title'),
    inline: pairScript(data.values, PREFIXES, data.result !== null),
    description: words.t('compatibility.description'),
    jsonLd: [{ '@type': 'WebApplication', name: words.t('compatibility.title'), inLanguage: words.tag }],
  }),

  View: (view) => {
    const { data, words, path } = view;
    const own = words.section('compatibility');
    return (
      <div className="wrap natal">
        <div id={RESULT_ID}>{data.result && <Comparison {...view} />}</div>
        <h1 className="natal__title">{own.heading}</h1>
        <div className="natal__ask natal__ask--wide">
          <p className="lede">{own.lede}</p>
          <h2 id="change" className="no-print">
            {data.result?.first.birth === null ? own.result.compareOwn : words.t('natal.result.change')}
          </h2>
          <PairForm {...pairFormProps(words, path, data)} />
        </div>
        <Guide
          heading={own.guide.heading}
          topics={TOPICS.map((topic) => own.guide[topic])}
          articles={[...view.articles, bookWay('relationship', own.guide.book, view.language)]}
        />
      </div>
    );
  },
});

function Comparison({ data, words, path }: PageView<PairData, Namespaces>) {
  if (!data.result) return null;
  const { first, second, code } = data.result;
  const natal = words.section('natal');
  return (
    <Island name="pair-result" strategy="interaction" props={islandProps(data, words)}>
      <GlyphSprite glyphs={[first.figure, second.figure].flatMap(glyphsOfChart)} />
      <CompatibilityResult
        {...data.result}
        names={namesOf(data, words)}
        heading={pairHeading(data, words)}
        words={words.section('compatibility')}
        natal={natal}
        astro={words.section('astro')}
        tag={words.tag}
        shareUrl={`${path}?${PAIR_PARAMETER}=${code}`}
        formPath={path}
        glossaryPath={href('glossary', words.language)}
        chatPath={href('celestia-astrologer-chat', words.language)}
      />
    </Island>
  );
}

function islandProps({ values, result }: PairData, words: Translator<Namespaces>): PairResultProps {
  const natal = words.section('natal');
  const { keepBothInAccount, keptBothInAccount } = words.section('compatibility').result;
  const { shared, failed, undrawn, scrambled } = natal.result;
  const keep = keepWords(natal, { keep: keepBothInAccount, kept: keptBothInAccount });
  const typed = result?.first.birth ? [values.first, values.second] : [];
  return {
    tag: words.tag,
    words: { shared, failed, undrawn, scrambled, ...keep },
    births: typed.map((fields) => ({ name: fields.name ?? '', fields: pickFields(withTime(fields)) })),
  };
}
