import { Suspense } from 'react';
import { ABOUT_PARAMETER } from '../../../client/components/celestia/about-point.ts';
import { CONVERSATION_PARAMETER } from '../../../client/components/chat/chat-props.ts';
import { ChatView } from '../../../client/components/chat/chat-view.tsx';
import { ALL_GLYPH_IDS, GlyphSprite } from '../../../client/components/glyphs.tsx';
import { Island } from '../../../client/components/island.tsx';
import { definePage, needing } from '../../page.ts';
import { chatProps } from './chat-props-of.ts';
import { type ChatData, loadChat } from './load.ts';
import styles from './page.tsx?styles';
import { SkyBeside } from './sky-beside.tsx';
import { StarterForm } from './starter-form.tsx';

type Names = 'chat' | 'ask' | 'natal' | 'astro' | 'errors' | 'events';

export const page = definePage<ChatData, Names>({
  namespaces: ['chat', 'ask', 'natal', 'astro', 'errors', 'events'],
  styles,
  cache: { freshSeconds: 0, staleSeconds: 0 },
  streams: true,
  limit: 'account',
  acceptsForm: true,
  // Words of somebody in danger meet no limit: what else is posted is counted where it is done.
  countsOwnPosts: true,
  query: [CONVERSATION_PARAMETER, ABOUT_PARAMETER],

  load: needing(['account', 'celestia', 'chat'], loadChat),

  head: ({ words }) => ({
    title: words.t('chat.title'),
    description: words.t('chat.description'),
    resizesForKeyboard: true,
  }),

  View: ({ data, words, path }) => {
    const chat = words.section('chat');
    const props = chatProps(words, data);
    return (
      <div className="wrap chat">
        <header className="chat__head">
          <h1>{chat.heading}</h1>
          <p>
            <b>Celestia</b>
            {`, ${chat.is}`}
          </p>
          <p className="chat__ways">
            <a href="#chat-list">{chat.list.open}</a>
            {data.hasBirth && <a href="#chat-sky">{chat.sky.open}</a>}
          </p>
        </header>
        <GlyphSprite glyphs={ALL_GLYPH_IDS} />
        <Island name="chat-view" strategy="load" props={props}>
          <ChatView shown={props} live={null} />
        </Island>
        {data.starters && (
          <div data-part="starters" className="chat__starters">
            <Suspense fallback={<p>{chat.welcome.starting}</p>}>
              <StarterForm words={words} path={path} nextId={data.nextId} starters={data.starters} />
            </Suspense>
          </div>
        )}
        {data.hasBirth && (
          <aside id="chat-sky" className="chat-sheet chat__sky" aria-labelledby="chat-sky-heading">
            <div className="chat-sheet__head">
              <h2 id="chat-sky-heading">{chat.sky.heading}</h2>
              <a className="chat-sheet__close" href="#chat-said">
                {chat.list.close}
              </a>
            </div>
            <Suspense fallback={<div className="chat__waiting" />}>
              <SkyBeside words={words} sky={data.sky} />
            </Suspense>
          </aside>
        )}
      </div>
    );
  },
});
