import { SkyNow } from '../../../client/components/sky-now/sky-now.tsx';
import { EVERYBODYS_ID } from '../../../client/components/today/everybodys-id.ts';
import todayStyles from '../../../client/components/today/today.tsx?styles';
import knownToday from '../../../client/inline/known-today.js?raw';
import { withFaults } from '../../births/with-faults.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { FirstScreen, type HomeNames, type HomePartProps } from './first-screen.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { type HomeData, loadHome } from './load.ts';
import styles from './page.tsx?styles';
import { SignRow } from './sign-row.tsx';
import './home.css';

export const page = definePage<HomeData, HomeNames>({
  namespaces: ['home', 'today', 'natal', 'settings', 'astro', 'errors', 'zone'],
  zoned: true,
  styles: ({ today }) =>
    today.result ? [...styles, ...todayStyles] : withFaults(styles, today.failure !== null),
  // The Moon moves a degree in two hours: ten minutes are a twelfth of that.
  cache: { freshSeconds: 600, staleSeconds: 3600 },
  limit: 'charts',
  acceptsForm: true,

  load: needing(['births', 'account', 'clocks'], loadHome),

  head: ({ data: { today }, words }) => ({
    title: words.t('home.title'),
    description: words.t('home.description'),
    // Whoever was asked for a birth, or has an answer, is not asked again.
    inline: today.result || today.failure ? null : { text: knownToday, data: {} },
    jsonLd: [{ '@type': 'WebSite', name: 'Celestia', inLanguage: words.tag }],
  }),

  View: (view) => {
    const { data, words, language, nowMs, clock } = view;
    const home = words.section('home');
    return (
      <>
        <FirstScreen {...view} />
        <div
          id={EVERYBODYS_ID}
          className={data.today.result ? 'everybodys everybodys--behind' : 'everybodys'}
        >
          <SignRow heading={home.signs} astro={words.section('astro')} language={language} />
          <SkyNow
            {...data.now}
            nowMs={nowMs}
            words={home.sky}
            zoneWords={words.section('zone')}
            astro={words.section('astro')}
            clock={clock}
          />
        </div>
        <div className="wrap section more">
          <Care {...view} />
          <LatestArticles heading={home.articles} articles={data.articles} language={language} />
        </div>
      </>
    );
  },
});

/** What happens to a birth, and how exact the figures are. */
function Care({ words, language }: HomePartProps) {
  const { care } = words.section('home');
  return (
    <section aria-labelledby="care-heading">
      <h2 id="care-heading">{care.heading}</h2>
      <p>{care.privacy}</p>
      <a href={href('about', language)}>{care.exact}</a>
    </section>
  );
}
