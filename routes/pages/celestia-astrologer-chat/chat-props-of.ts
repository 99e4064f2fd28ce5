import { questionAbout } from '../../../client/components/celestia/about-point.ts';
import type { ChatProps } from '../../../client/components/chat/chat-props.ts';
import { MIN_CHAT_AGE } from '../../../contract/chat-settings.ts';
import { HELP_COUNTRIES } from '../../../features/celestia/care/help-lines/all-lines.ts';
import { namedZones } from '../../../features/events/zones.ts';
import { fillText } from '../../../locales/fill-text.ts';
import type { Translator } from '../../../locales/index.ts';
import { href } from '../../href.ts';
import type { ChatData } from './load.ts';

type Words = Translator<'chat' | 'ask' | 'astro' | 'errors' | 'events'>;

/** A year that no page is about: its place in a path is where a year is written. */
const ANY_YEAR = '2000';

/** What the settings may be set to, by their names in the language of the page. */
function choicesOf(words: Words, { settings, timeZone, visitorZone }: ChatData) {
  const { tag } = words;
  const zones = namedZones([timeZone, visitorZone], words.section('events').zones, tag);
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const ids = new Set([...HELP_COUNTRIES, ...(settings.country === null ? [] : [settings.country])]);
  return {
    zones: zones.map(({ zone: id, name }) => ({ id, name })),
    countries: [...ids]
      .map((id) => ({ id, name: regions.of(id) ?? id }))
      .toSorted((one, other) => compare(one.name, other.name)),
  };
}

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
  const why = refused && words.t(`errors.codes.${refused.code}`);
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
    ...choicesOf(words, data),
    settingsRemark: why !== null && refused?.isOfSettings ? { isFault: true, text: why } : null,
    refusal: why !== null && !refused?.isOfSettings ? fillText(live.line.refused, { why }) : null,
    care,
  };
}
