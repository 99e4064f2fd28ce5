import { SkyNow } from '../../../client/components/sky-now/sky-now.tsx';
import todayStyles from '../../../client/components/today/today.tsx?styles';
import knownToday from '../../../client/inline/known-today.js?raw';
import { href } from '../../href.ts';
import { reachable, yearOf } from '../../navigation.ts';
import { definePage, needing } from '../../page.ts';
import type { PageId } from '../../table.ts';
import { FirstScreen, type HomeNames, type HomePartProps } from './first-screen.tsx';
import { type HomeData, loadHome } from './load.ts';
import styles from './page.tsx?styles';
import { SignRow } from './sign-row.tsx';
import './home.css';

/** Pages that home leads to beside the form and the signs, in order; menu and footer lead to all. One that is not built is left out. */
const TOOLS = [
  'relationship-compatibility-calculator',
  'rising-sign',
  'astrological-summary',
  'compatibility-test',
  'astrological-events',
  'solar-eclipse',
] as const satisfies readonly PageId[];
const CARES = ['time', 'unknown', 'privacy'] as const;

export const page = definePage<HomeData, HomeNames>({
  namespaces: ['home', 'today', 'natal', 'astro', 'errors', 'zone'],
  zoned: true,
  styles: ({ today }) => (today.result ? [...styles, ...todayStyles] : styles),
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
        <SignRow heading={home.signs} astro={words.section('astro')} language={language} />
        <SkyNow
          {...data.now}
          nowMs={nowMs}
          words={home.sky}
          zoneWords={words.section('zone')}
          astro={words.section('astro')}
          clock={clock}
        />
        <Tools {...view} />
        <Cares {...view} />
      </>
    );
  },
});

function Tools({ words, language, nowMs }: HomePartProps) {
  const { tools } = words.section('home');
  return (
    <section className="wrap section" aria-labelledby="tools-heading">
      <h2 id="tools-heading">{tools.heading}</h2>
      <ul className="cards">
        {reachable(TOOLS, language, yearOf(nowMs)).map(({ id, path }) => (
          <li key={id} className="card cards__link">
            <h3>
              <a href={path}>{tools.items[id].title}</a>
            </h3>
            <p>{tools.items[id].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cares({ words, language }: HomePartProps) {
  const { care } = words.section('home');
  return (
    <section className="wrap section" aria-labelledby="care-heading">
      <h2 id="care-heading">{care.heading}</h2>
      <div className="cares">
        {CARES.map((key) => (
          <div key={key}>
            <h3>{care[key].title}</h3>
            <p>{care[key].text}</p>
          </div>
        ))}
      </div>
      <a href={href('about', language)}>{care.exact}</a>
    </section>
  );
}
