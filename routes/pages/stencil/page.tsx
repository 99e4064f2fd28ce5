import { computeSky } from '../../../astrology/sky.ts';
import { StencilPicture } from '../../../client/components/stencil/stencil-picture.tsx';
import { StencilResult } from '../../../client/components/stencil/stencil-result.tsx';
import { signChartOf } from '../../../features/stencil/sign-chart.ts';
import { stencilLabel } from '../../../features/stencil/stencil-label.ts';
import { BirthCalculator } from '../../births/birth-calculator.tsx';
import { birthScript } from '../../births/birth-script.ts';
import { withFaults } from '../../births/with-faults.ts';
import { href } from '../../href.ts';
import { Brand } from '../../layouts/brand.tsx';
import { definePage, needing, type PageView } from '../../page.ts';
import {
  loadStencil,
  STENCIL_PARAMETERS,
  type StencilData,
  stencilFile,
  stencilLink,
} from '../../stencil/load-stencil.ts';
import styles from './page.tsx?styles';
import '../../../client/components/stencil/stencil.css';

type View = PageView<StencilData, 'stencil' | 'natal' | 'astro' | 'errors' | 'common'>;

export const page = definePage<StencilData, 'stencil' | 'natal' | 'astro' | 'errors' | 'common'>({
  namespaces: ['stencil', 'natal', 'astro', 'errors', 'common'],
  styles: ({ failure }) => withFaults(styles, failure !== null),
  // The example is the sky of the hour.
  cache: { freshSeconds: 1800, staleSeconds: 1800 },
  limit: 'charts',
  acceptsForm: true,
  query: STENCIL_PARAMETERS,

  load: needing(['births'], loadStencil),

  head: ({ data, words }) => ({
    inline: birthScript(data),
    title: words.t('stencil.title'),
    description: words.t('stencil.description'),
  }),

  View: (view) => {
    const { data, words, language, path } = view;
    const stencil = words.section('stencil');
    return (
      <div className="stencil-page">
        <div className="wrap">
          <Brand frame={{ words, language }} />
        </div>
        {data.broken && (
          <p className="wrap" role="alert">
            {stencil.result.broken}
          </p>
        )}
        <BirthCalculator
          words={words}
          heading={stencil.heading}
          lede={stencil.lede}
          path={path}
          data={data}
          isTitled={false}
          keeps={Object.keys(data.values).length > 0}
          result={data.result && <Result {...view} />}
        >
          {data.result === null && <Example {...view} />}
        </BirthCalculator>
      </div>
    );
  },
});

function Result({ data, words, language, path }: View) {
  if (!data.result) return null;
  return (
    <StencilResult
      {...data.result}
      words={words.section('stencil')}
      astro={words.section('astro')}
      lines={data.lines}
      siteName={words.t('common.siteName')}
      path={path}
      fileHref={stencilFile(data.result, language)}
      shareHref={stencilLink(href('stencil', language), data.result)}
    />
  );
}

/** How a picture looks, drawn of the sky of this hour. */
function Example({ words, nowMs }: View) {
  const { picture, example } = words.section('stencil');
  const astro = words.section('astro');
  const chart = signChartOf({ bodies: computeSky(nowMs).bodies, angles: null });
  return (
    <figure className="stencil-example">
      <StencilPicture
        chart={chart}
        style="night"
        format="square"
        words={picture}
        astro={astro}
        lines={[]}
        siteName={words.t('common.siteName')}
        label={stencilLabel(chart, picture, astro)}
        className="stencil__picture stencil__picture--square"
      />
      <figcaption>{example}</figcaption>
    </figure>
  );
}
