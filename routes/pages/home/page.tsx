import { aspectPointsOf, aspectsAmong } from '../../../astrology/aspects.ts';
import { computeSky, type Sky } from '../../../astrology/sky.ts';
import { ChartWheel } from '../../../client/components/chart-wheel.tsx';
import { SkyNow } from '../../../client/components/sky-now/sky-now.tsx';
import { loadTexts } from '../../../locales/interpretations.ts';
import type { Language } from '../../../locales/locales.ts';
import { href } from '../../href.ts';
import { reachable, yearOf } from '../../navigation.ts';
import { definePage } from '../../page.ts';
import type { PageId } from '../../table.ts';
import styles from './page.tsx?styles';
import '../../../client/components/sky-now/sky-now.css';

interface HomeData {
  sky: Sky;
  phaseText: string;
  retrogradeTexts: Readonly<Partial<Record<string, string>>>;
}

/** The slow planets go backwards for half of every year: home tells of those whose turning is news. */
const TOLD_RETROGRADES = ['mercury', 'venus', 'mars'] as const;

function isTold(body: string): body is (typeof TOLD_RETROGRADES)[number] {
  return (TOLD_RETROGRADES as readonly string[]).includes(body);
}

/** The texts of this hour's phase and retrograde planets, and of no other. */
async function skyTexts({ moon, retrogrades }: Sky, language: Language): Promise<Omit<HomeData, 'sky'>> {
  const [phases, turning] = await Promise.all([
    loadTexts(language, 'moonPhases'),
    loadTexts(language, 'retrogrades'),
  ]);
  const told = retrogrades.flatMap(({ body }) => (isTold(body) ? [[body, turning[body]] as const] : []));
  const retrogradeTexts = Object.fromEntries(told);
  return { phaseText: phases[moon.phase], retrogradeTexts };
}

/** Pages that home leads to, in order; one that is not built is left out. */
const TOOLS = [
  'natal-chart',
  'horoscopes',
  'relationship-compatibility-calculator',
  'rising-sign',
  'astrological-summary',
  'compatibility-test',
  'juno-calculation',
  'solar-eclipse',
  'lunar-eclipse',
  'astrological-events',
  'about',
] as const satisfies readonly PageId[];
const CARES = ['time', 'unknown', 'privacy'] as const;

export const page = definePage<HomeData, 'home' | 'astro' | 'zone'>({
  namespaces: ['home', 'astro', 'zone'],
  zoned: true,
  styles,
  // The Moon moves a degree in two hours: ten minutes are a twelfth of that.
  cache: { freshSeconds: 600, staleSeconds: 3600 },

  load: async ({ nowMs, language }) => {
    const sky = computeSky(nowMs);
    return { data: { sky, ...(await skyTexts(sky, language)) } };
  },

  head: ({ words }) => ({
    title: words.t('home.title'),
    description: words.t('home.description'),
    jsonLd: [{ '@type': 'WebSite', name: 'Celestia', inLanguage: words.tag }],
  }),

  View: ({ data, words, language, nowMs, clock }) => {
    const { sky } = data;
    const { hero, sky: skyWords, tools, care } = words.section('home');
    const astro = words.section('astro');
    const aspects = aspectsAmong(aspectPointsOf(sky.bodies, null));
    const figure = { bodies: sky.bodies, angles: null, houses: null, aspects };
    return (
      <>
        <section className="hero">
          <div className="wrap hero__row">
            <div>
              <h1>{hero.heading}</h1>
              <p className="lede">{hero.lede}</p>
              <p>
                <a className="button" href={href('natal-chart', language)}>
                  {hero.action}
                </a>
              </p>
              <p className="hero__promise">{hero.promise}</p>
            </div>
            <ChartWheel
              chart={figure}
              words={astro}
              title={skyWords.wheelTitle}
              description={skyWords.wheelDescription}
            />
          </div>
        </section>
        <SkyNow
          {...data}
          nowMs={nowMs}
          words={skyWords}
          zoneWords={words.section('zone')}
          astro={astro}
          clock={clock}
        />
        <section className="wrap section" aria-labelledby="tools-heading">
          <h2 id="tools-heading">{tools.heading}</h2>
          <ul className="cards">
            {reachable(TOOLS, language, yearOf(nowMs)).map(({ id, path }) => (
              <li key={id} className="card cards__link">
                <h3>
                  <a href={path}>{tools.items[id].title}</a>
                </h3>
                <p>{tools.items[id].text}</p>
                <span className="cards__action" aria-hidden="true">
                  {tools.items[id].action}
                </span>
              </li>
            ))}
          </ul>
        </section>
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
        </section>
      </>
    );
  },
});
