import { HelpCardLines } from '../../client/components/celestia/help-lines-shown.tsx';
import { AnswerText } from '../../client/components/chat/answer-text.tsx';
import { LoverForm } from '../../client/components/lover/lover-form.tsx';
import { fillText } from '../../locales/fill-text.ts';
import { LOCALES } from '../../locales/locales.ts';
import { href } from '../href.ts';
import { type AnyPage, definePage, needing, type PageView } from '../page.ts';
import { type LoverData, type LoverPageId, loadLover } from './load-lover.ts';
import { BEGIN_ID, loverFormProps } from './lover-form-props-of.ts';
import { PlacedSigns } from './placed-signs.tsx';
import './lover.css';

type Names = 'lover' | 'chat' | 'natal' | 'astro' | 'errors';

/** Chat with your lover, and the page that campaigns lead to: the same sample and form under words of their own. */
export function loverPage(id: LoverPageId, styles: readonly string[]): AnyPage {
  const isLanding = id === 'chat-with-your-lover-lp';
  return definePage<LoverData, Names>({
    namespaces: ['lover', 'chat', 'natal', 'astro', 'errors'],
    styles,
    cache: { freshSeconds: 86_400, staleSeconds: 604_800 },
    limit: 'charts',
    acceptsForm: true,
    // Words of somebody in danger meet no limit.
    countsOwnPosts: true,
    load: needing(['account', 'births', 'celestia', 'chat', 'care'], (request) => loadLover(id, request)),
    head: ({ words }) => {
      const lover = words.section('lover');
      const { title, description } = isLanding ? lover.landing : lover;
      return { title, description };
    },
    View: (view) => {
      const lover = view.words.section('lover');
      const { heading, lede } = isLanding ? lover.landing : lover;
      const { care } = view.data;
      return (
        <div className="wrap lover">
          <header>
            <p className="eyebrow">
              <b>Celestia</b>
              {`, ${view.words.t('chat.is')}`}
            </p>
            <h1>{heading}</h1>
            <p className="lede">{lede}</p>
            <p className="lover__play">{lover.play}</p>
          </header>
          {care ? <CareShown {...care} tag={view.words.tag} /> : <Sample {...view} />}
          {!care && (
            <div id={BEGIN_ID}>
              {view.data.needsBirth && <OwnBirth {...view} />}
              <LoverForm {...loverFormProps(view.words, view.path, view.data)} />
            </div>
          )}
        </div>
      );
    },
  });
}

/** Asks for the birth of whoever is signed in, and comes back: what stands in the form is kept in the tab. */
function OwnBirth({ words, path, language }: PageView<LoverData, Names>) {
  const { heading, text } = words.section('lover').own;
  const back = new URLSearchParams({ redirect: path });
  return (
    <section className="lover__own card" aria-labelledby="own-heading">
      <h2 id="own-heading">{heading}</h2>
      <p>{text}</p>
      <a className="button" href={`${href('profile', language)}?${back}#birth`}>
        {words.t('chat.birth.link')}
      </a>
    </section>
  );
}

function CareShown({ said, card, tag }: NonNullable<LoverData['care']> & { tag: string }) {
  return (
    <section className="lover__care">
      <div className="said" lang={LOCALES[said.language].tag}>
        {said.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {said.card && <HelpCardLines card={said.card} words={card} tag={tag} />}
    </section>
  );
}

/** Two invented people, and what the second one's chart says: marked as a sample, and as play. */
function Sample({ data: { sample }, words, language }: PageView<LoverData, Names>) {
  const told = words.section('lover').sample;
  const format = new Intl.DateTimeFormat(words.tag, { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
  return (
    <section className="lover__sample" aria-labelledby="lover-sample">
      <p className="eyebrow">{told.label}</p>
      <h2 id="lover-sample">{told.heading}</h2>
      <div className="lover__charts">
        {([told.first, told.second] as const).map((name, at) => {
          const chart = sample.charts[at === 0 ? 0 : 1];
          return (
            <div key={name}>
              <h3>{name}</h3>
              <p>{fillText(told.born, { date: format.format(chart.instantMs) })}</p>
              <PlacedSigns chart={chart} words={words.section('astro')} />
            </div>
          );
        })}
      </div>
      <p className="lover__asked">
        <b>{told.asked}</b>
        {told.question}
      </p>
      <p className="lover__speaks">{told.speaks}</p>
      <AnswerText answer={{ sentences: [...sample.sentences], language }} isPlay={true} />
    </section>
  );
}
