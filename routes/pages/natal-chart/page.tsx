import { DEFAULT_SETTINGS } from '../../../astrology/chart-settings.ts';
import { settingRows } from '../../../client/components/chart-settings/setting-rows.ts';
import settingsStyles from '../../../client/components/chart-settings/settings-form.tsx?styles';
import { NatalResult } from '../../../client/components/natal-result/natal-result.tsx';
import resultStyles from '../../../client/components/natal-result/natal-result.tsx?styles';
import skyStyles from '../../../client/components/sky-day/sky-day-island.tsx?styles';
import { MAX_PAIR_NAME_LENGTH } from '../../../contract/limits.ts';
import { SKY_DAY_FIELDS } from '../../../features/transits/sky-day-fields.ts';
import { BirthCalculator } from '../../births/birth-calculator.tsx';
import { birthScript } from '../../births/birth-script.ts';
import { Guide } from '../../births/guide.tsx';
import { withFaults } from '../../births/with-faults.ts';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { bookWay } from '../../reports/book-way.ts';
import { SHARE_PARAMETER } from '../../shared-chart.ts';
import { pictureLink } from '../../stencil/load-stencil.ts';
import { loadNatal, type NatalData } from './load.ts';
import styles from './page.tsx?styles';
import { Switches, settingsOf, ZodiacNote } from './setting-parts.tsx';
import { SkyPart } from './sky-part.tsx';

const TOPICS = ['what', 'time', 'systems'] as const;

/** The form shows the houses as a choice; the rest of what a chart is drawn by goes along unseen. */
const { houseSystem: _shown, ...UNSEEN_SETTINGS } = DEFAULT_SETTINGS;

/** The name that came with a birth; null where there is none. */
function ownName({ name = '' }: Readonly<Record<string, string>>): string | null {
  return name.trim().slice(0, MAX_PAIR_NAME_LENGTH) || null;
}

export const page = definePage<
  NatalData,
  'natal' | 'hours' | 'astro' | 'errors' | 'settings' | 'synthesis' | 'transits'
>({
  namespaces: ['natal', 'hours', 'astro', 'errors', 'settings', 'synthesis', 'transits'],
  styles: ({ result, failure }) =>
    result
      ? [...styles, ...resultStyles, ...settingsStyles, ...skyStyles]
      : withFaults(styles, failure !== null),
  cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
  explainedBy: ['how-to-read-a-chart', 'house-systems', 'chart-accuracy'],
  limit: 'charts',
  acceptsForm: true,
  query: [SHARE_PARAMETER, ...SKY_DAY_FIELDS],

  load: needing(['births', 'clocks'], loadNatal),

  head: ({ data, words, language }) => ({
    title: data.result?.chart ? words.t('natal.result.heading') : words.t('natal.title'),
    inline: birthScript(data, { answers: 'page' }),
    description: data.result?.brief ?? words.t('natal.description'),
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: words.t('natal.title'),
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        inLanguage: words.tag,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        url: href('natal-chart', language),
      },
    ],
  }),

  View: ({ data, words, language, articles }) => {
    const natal = words.section('natal');
    const path = href('natal-chart', language);
    const { result } = data;
    const astro = words.section('astro');
    return (
      <BirthCalculator
        words={words}
        heading={natal.heading}
        lede={natal.lede}
        path={path}
        data={data}
        keeps={result?.chart !== null}
        hidden={UNSEEN_SETTINGS}
        result={
          result && (
            <NatalResult
              {...result}
              name={ownName(data.values)}
              words={natal}
              hours={words.section('hours')}
              synthesis={words.section('synthesis')}
              astro={astro}
              tag={words.tag}
              shareUrl={`${path}?${SHARE_PARAMETER}=${result.code}`}
              pictureUrl={pictureLink(language, result.chart ?? result.figure, result.chart)}
              formPath={path}
              askPath={href('ask-celestia', language)}
              glossaryPath={href('glossary', language)}
              chatPath={href('celestia-astrologer-chat', language)}
              settingRows={settingRows(settingsOf(result), result.figure.houses !== null, {
                settings: words.section('settings'),
                astro,
              })}
              note={<ZodiacNote result={result} words={words} />}
              settings={<Switches result={result} values={data.values} words={words} action={path} />}
            >
              <SkyPart result={result} values={data.values} words={words} action={path} />
            </NatalResult>
          )
        }
      >
        <Guide
          heading={natal.guide.heading}
          topics={TOPICS.map((topic) => natal.guide[topic])}
          articles={[...articles, bookWay('natal', natal.guide.book, language)]}
        />
      </BirthCalculator>
    );
  },
});
