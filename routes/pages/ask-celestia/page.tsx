import { RESULT_ID } from '../../../client/components/birth-form/result-id.ts';
import { ABOUT_PARAMETER } from '../../../client/components/celestia/about-point.ts';
import { AskAnswer } from '../../../client/components/celestia/ask-answer.tsx';
import answerStyles from '../../../client/components/celestia/ask-answer.tsx?styles';
import { AskForm } from '../../../client/components/celestia/ask-form.tsx';
import { href } from '../../href.ts';
import { definePage, needing } from '../../page.ts';
import { askFormProps } from './ask-props.ts';
import { askScript } from './ask-script.ts';
import { type AskData, loadAsk } from './load.ts';
import styles from './page.tsx?styles';
import { Samples } from './samples.tsx';
import { dayFormat, skyPathOf } from './sky-path.ts';
import { WhatSheDoes } from './what-she-does.tsx';
import { WhereWordsGo } from './where-words-go.tsx';
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
    const { result, samples, model } = data;
    const told = {
      words: ask,
      astro: words.section('astro'),
      format: dayFormat(language, data.timeZone),
      skyPath: skyPathOf(language),
    };
    return (
      <div className="wrap ask">
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
        <WhereWordsGo words={ask.sent} model={model} />
        {/* The samples stand where the answer will: there they make room for it. */}
        <div id={RESULT_ID} aria-live="polite">
          {result ? (
            <AskAnswer {...result} {...told} natal={words.section('natal')} tag={words.tag} />
          ) : (
            samples.length > 0 && <Samples {...told} samples={samples} />
          )}
        </div>
        <WhatSheDoes words={ask} language={language} offers={result?.said.kind !== 'crisis'} />
      </div>
    );
  },
});
