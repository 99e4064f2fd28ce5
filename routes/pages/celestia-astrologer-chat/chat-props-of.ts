import { questionAbout } from '../../../client/components/celestia/about-point.ts';
import type { ChatProps } from '../../../client/components/chat/chat-props.ts';
import { MIN_CHAT_AGE } from '../../../contract/chat-settings.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';
import { href } from '../../href.ts';
import type { ChatData } from './load.ts';

type Words = Translator<'chat' | 'ask' | 'astro' | 'errors'>;

/** A year that no page is about: its place in a path is where a year is written. */
const ANY_YEAR = '2000';

/** What the conversations' island is told, which is what the server shows. */
export function chatProps(words: Words, data: ChatData): ChatProps {
  const { language, tag } = words;
  const {
    title: _title,
    description: _about,
    starters: _starters,
    about,
    sky: _sky,
    ...live
  } = words.section('chat');
  const { bodies, angles, readAs, signs, houses, aspects } = words.section('astro');
  const path = href('celestia-astrologer-chat', language);
  const { userId, conversations, conversation, messages, settings, nextId, refused, care, careWords } = data;
  const events = href('astrological-events', language, { year: ANY_YEAR }).replace(ANY_YEAR, '{year}');
  return {
    words: live,
    card: careWords.card,
    names: { bodies, angles, readAs, signs, houses, aspects },
    language,
    tag,
    timeZone: data.timeZone,
    path,
    userId,
    packsPath: href('message-packs', language),
    birthPath: data.hasBirth
      ? null
      : `${href('profile', language)}?${new URLSearchParams({ redirect: path })}#birth`,
    model: data.model && { ...data.model },
    minAge: MIN_CHAT_AGE,
    skyPaths: {
      solarEclipse: href('solar-eclipse', language),
      lunarEclipse: href('lunar-eclipse', language),
      events,
    },
    conversations,
    conversation,
    messages,
    settings,
    nextId,
    draft: refused?.text ?? questionAbout(data.about, { ...words.section('ask').about, ...about }),
    refusal: refused && fillText(live.line.refused, { why: words.t(`errors.codes.${refused.code}`) }),
    care,
  };
}
