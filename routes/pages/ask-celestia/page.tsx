import { RESULT_ID } from '../../../client/components/birth-form/result-id.ts';
import { ABOUT_PARAMETER } from '../../../client/components/celestia/about-point.ts';
import { AskAnswer } from '../../../client/components/celestia/ask-answer.tsx';
import answerStyles from '../../../client/components/celestia/ask-answer.tsx?styles';
import { AskForm } from '../../../client/components/celestia/ask-form.tsx';
import { ALL_GLYPH_IDS, GlyphSprite } from '../../../client/components/glyphs.tsx';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { askFormProps } from './ask-props.ts';
import { askScript } from './ask-script.ts';
import { type AskData, loadAsk } from './load.ts';
import styles from './page.tsx?styles';
import { Samples } from './samples.tsx';
import { dayFormat, skyPathOf } from './sky-path.ts';
import { WhatSheDoes } from './what-she-does.tsx';
import './ask-celestia.css';

export const page = definePage<AskData, 'ask' | 'natal' | 'astro' | 'errors'>({
  namespaces: ['ask', 'natal', 'astro', 'errors'],
  styles: ({ result }) => (result ? [...styles, ...answerStyles] : styles),
  // The samples are of an hour: the Moon has gone on by half a degree.
  cache: { freshSeconds: 3600, staleSeconds: 7200 },
  limit: 'charts',
  acceptsForm: true,
  countsOwnPosts: true,
  query: [ABOUT_PARAMETER],

  load: needing(['celestia', 'clocks'], loadAsk),

  head: ({ data, words, language }) => ({
    title: words.t('ask.title'),
    description: words.t('ask.description'),
    inline: askScript(data),
    jsonLd: [
      {
        '@type': 'WebApplication',
        name: words.t('ask.heading'),
        applicationCategory: 'LifestyleApplication',
        operatingSystem: 'Any',
        inLanguage: words.tag,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        url: href('ask-celestia', language),
      },
    ],
  }),

  View: ({ data, words, language, path }) => {
    const ask = words.section('ask');
    const astro = words.section('astro');
    const { result, samples, model } = data;
    const format = dayFormat(language);
    const skyPath = skyPathOf(language);
    return (
      <div className="wrap ask">
        <GlyphSprite glyphs={ALL_GLYPH_IDS} />
        <header className="ask__head">
          <p className="eyebrow">
            <b>{ask.who.name}</b>, {ask.who.is}
          </p>
          <h1>{ask.heading}</h1>
          <p className="lede">{ask.lede}</p>
        </header>
        <div className="ask__form">
          <AskForm {...askFormProps(words, path, data)} />
        </div>
        <div id={RESULT_ID} className="ask__result" aria-live="polite">
          {result && (
            <AskAnswer
              {...result}
              words={ask}
              natal={words.section('natal')}
              astro={astro}
              tag={words.tag}
              format={format}
              skyPath={skyPath}
            />
          )}
        </div>
        {samples.length > 0 && (
          <Samples samples={samples} words={ask} astro={astro} format={format} skyPath={skyPath} />
        )}
        <WhatSheDoes words={ask} model={model} language={language} />
      </div>
    );
  },
});
