import { CompatibilityResult } from '../../../client/components/compatibility/compatibility-result.tsx';
import resultStyles from '../../../client/components/compatibility/compatibility-result.tsx?styles';
import { PairForm } from '../../../client/components/compatibility/pair-form.tsx';
import { GlyphSprite, glyphsOfChart } from '../../../client/components/glyphs.tsx';
import { Guide } from '../../births/guide.tsx';
import { definePage, needing, type PageView } from '../../page.ts';
import { loadPair, type PairData } from './load.ts';
import styles from './page.tsx?styles';
import { namesOf, pairFormProps } from './pair-props.ts';

type Namespaces = 'compatibility' | 'natal' | 'astro' | 'errors';

const TOPICS = ['score', 'order', 'time'] as const;

export const page = definePage<PairData, Namespaces>({
  namespaces: ['compatibility', 'natal', 'astro', 'errors'],
  styles: ({ result }) => (result ? [...styles, ...resultStyles] : styles),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  limit: 'charts',
  acceptsForm: true,

  load: needing(['births'], loadPair),

  head: ({ words }) => ({
    title: words.t('compatibility.title'),
    description: words.t('compatibility.description'),
    jsonLd: [{ '@type': 'WebApplication', name: words.t('compatibility.title'), inLanguage: words.tag }],
  }),

  View: (view) => {
    const { data, words, path } = view;
    const own = words.section('compatibility');
    return (
      <div className="wrap natal">
        <h1>{own.heading}</h1>
        <div id="chart-result">{data.result && <Comparison {...view} />}</div>
        {data.result ? (
          <h2 className="no-print">{words.t('natal.result.change')}</h2>
        ) : (
          <p className="lede">{own.lede}</p>
        )}
        <PairForm {...pairFormProps(words, path, data)} />
        <Guide heading={own.guide.heading} topics={TOPICS.map((topic) => own.guide[topic])} />
      </div>
    );
  },
});

function Comparison({ data, words }: PageView<PairData, Namespaces>) {
  if (!data.result) return null;
  const { first, second } = data.result;
  return (
    <>
      <GlyphSprite glyphs={[first, second].flatMap(glyphsOfChart)} />
      <CompatibilityResult
        {...data.result}
        names={namesOf(data, words)}
        words={words.section('compatibility')}
        natal={words.section('natal')}
        astro={words.section('astro')}
        tag={words.tag}
      />
    </>
  );
}
