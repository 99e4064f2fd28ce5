import { AccuracyTable } from '../../../client/components/accuracy-table.tsx';
import { definePage } from '../../page.ts';
import { type Accuracy, readAccuracy } from './accuracy-file.ts';
import styles from './page.tsx?styles';
import '../../../client/components/prose.css';

const METHOD = ['sky', 'time', 'houses'] as const;
const SOURCES = ['ephemeris', 'zones', 'places'] as const;

export const page = definePage<Accuracy, 'about' | 'astro'>({
  namespaces: ['about', 'astro'],
  styles,
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },

  load: async () => ({ data: await readAccuracy() }),

  head: ({ words }) => ({
    title: words.t('about.title'),
    description: words.t('about.description'),
    jsonLd: [{ '@type': 'AboutPage', name: words.t('about.title'), inLanguage: words.tag }],
  }),

  View: ({ words, data: { ACCURACY, ACCURACY_SET } }) => {
    const { heading, lede, method, accuracy, meaning, sources } = words.section('about');
    const { count, fromYear, toYear } = ACCURACY_SET;
    return (
      <article className="wrap prose">
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        <h2>{method.heading}</h2>
        {METHOD.map((key) => (
          <p key={key}>{method[key]}</p>
        ))}
        <h2 id="accuracy">{accuracy.heading}</h2>
        <p>{words.t('about.accuracy.intro', { charts: count, from: fromYear, to: toYear })}</p>
        <AccuracyTable rows={ACCURACY} words={accuracy} astro={words.section('astro')} tag={words.tag} />
        <h2>{meaning.heading}</h2>
        <p>{meaning.text}</p>
        <h2>{sources.heading}</h2>
        <ul>
          {SOURCES.map((key) => (
            <li key={key}>{sources[key]}</li>
          ))}
        </ul>
      </article>
    );
  },
});
