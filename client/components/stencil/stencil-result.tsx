import {
  STENCIL_FORMAT_IDS,
  STENCIL_STYLE_IDS,
  type StencilFormatId,
  type StencilStyleId,
} from '../../../contract/choices.ts';
import { encodeSigns, type SignChart } from '../../../features/stencil/sign-chart.ts';
import { stencilLabel } from '../../../features/stencil/stencil-label.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { StencilWords } from '../../../locales/en/stencil.ts';
import { Island } from '../island.tsx';
import type { TakePictureProps } from '../island-props.ts';
import { StencilPicture } from './stencil-picture.tsx';
import './stencil.css';

export interface StencilResultProps {
  chart: SignChart;
  style: StencilStyleId;
  format: StencilFormatId;
  words: StencilWords;
  astro: Pick<AstroWords, 'signs' | 'inSign' | 'elements'>;
  lines: readonly string[];
  siteName: string;
  /** Path of the page. */
  path: string;
  /** Where the picture is served as a file. */
  fileHref: string;
  /** Where the page shows this very picture. */
  shareHref: string;
}

/** The picture, how it may look, and how it is taken along. */
export function StencilResult(props: StencilResultProps) {
  const { chart, style, format, words, astro, lines, siteName } = props;
  return (
    <section className="stencil" aria-labelledby="stencil-heading">
      <h2 id="stencil-heading" className="sr">
        {words.result.heading}
      </h2>
      <Island name="take-picture" strategy="visible" props={islandProps(props)}>
        <div className="stencil__row">
          <StencilPicture
            chart={chart}
            style={style}
            format={format}
            words={words.picture}
            astro={astro}
            lines={lines}
            siteName={siteName}
            label={stencilLabel(chart, words.picture, astro)}
            className={`stencil__picture stencil__picture--${format}`}
          />
          <div>
            <LookForm {...props} />
            <Downloads {...props} />
          </div>
        </div>
      </Island>
    </section>
  );
}

function islandProps({ words, format }: StencilResultProps): TakePictureProps {
  const { working, done, failed, scrambled, ready } = words.result;
  return { fileName: `celestia-${format}`, words: { working, done, failed, scrambled, ready } };
}

/** Style and format: a plain form, so that each look has its address. */
function LookForm({ chart, style, format, words, path }: StencilResultProps) {
  const { result } = words;
  return (
    <form className="stencil__looks no-print" method="get" action={path}>
      <input type="hidden" name="s" value={encodeSigns(chart)} />
      <Choices
        name="style"
        legend={result.style}
        chosen={style}
        options={STENCIL_STYLE_IDS.map((id) => [id, result.styles[id]])}
      />
      <Choices
        name="format"
        legend={result.format}
        chosen={format}
        options={STENCIL_FORMAT_IDS.map((id) => [id, result.formats[id]])}
      />
      <button type="submit" className="button button--quiet">
        {result.apply}
      </button>
    </form>
  );
}

interface ChoicesProps {
  name: string;
  legend: string;
  chosen: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choices({ name, legend, chosen, options }: ChoicesProps) {
  return (
    <fieldset className="stencil__choices">
      <legend>{legend}</legend>
      {options.map(([value, text]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Downloads({ words, fileHref, shareHref }: StencilResultProps) {
  const { result } = words;
  return (
    <div className="stencil__take no-print">
      <div className="stencil__buttons">
        <button type="button" className="button" data-stencil="png" hidden>
          {result.png}
        </button>
        <button type="button" className="button button--quiet" data-stencil="share" hidden>
          {result.share}
        </button>
        <a className="button button--quiet" href={fileHref} download="celestia.svg">
          {result.svg}
        </a>
      </div>
      <p role="status" data-status="" />
      <p>
        <a href={shareHref}>{result.link}</a>
      </p>
      <p className="stencil__note">{result.note}</p>
    </div>
  );
}
