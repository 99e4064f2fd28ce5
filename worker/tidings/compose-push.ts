import type { PushedTexts } from '../../contract/push-wire.ts';
import type { TidingKind } from '../../contract/tidings.ts';
import { type CivilClock, wallMidnight } from '../../features/local-time/civil-clock.ts';
import { wallWriter } from '../../features/local-time/page-clock.ts';
import { chooseTiding } from '../../features/tidings/choose-tiding.ts';
import type { DuePiece } from '../../features/tidings/next-due.ts';
import { tellBriefly } from '../../features/tidings/tell-tiding.ts';
import type { Tiding } from '../../features/tidings/tiding.ts';
import { fillText } from '../../locales/fill-text.ts';
import { loadWords } from '../../locales/index.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { href } from '../../routes/href.ts';

/** What a notification is made of. */
interface PushFacts {
  language: Language;
  kinds: readonly TidingKind[];
  rhythm: DuePiece['rhythm'];
  tidings: readonly Tiding[];
  clock: CivilClock;
  /** `YYYY-MM-DD` of the person's. */
  day: string;
}

/** Where a notification leads. */
function pathOf(tiding: Tiding, language: Language): string {
  switch (tiding.kind) {
    case 'answer':
      return href('account-consulting', language);
    case 'report':
      return href('orders', language);
    case 'horoscope':
      return href('horoscope', language, { sign: tiding.sign });
    default:
      return href('astrological-summary', language);
  }
}

/** The one thing that matters most of a day or a week, as a notification; null where there is nothing to tell. */
export async function composePush(facts: PushFacts): Promise<PushedTexts | null> {
  const { language, kinds, rhythm, tidings, clock, day } = facts;
  const tiding = chooseTiding(tidings, kinds);
  if (!tiding) return null;
  const dictionaries = await loadWords(language, ['tidings', 'astro']);
  const words = dictionaries.section('tidings');
  const natalTransits = await loadTexts(language, 'natalTransits');
  const { title, body } = tellBriefly(tiding, { words, astro: dictionaries.section('astro'), natalTransits });
  const isDated = rhythm === 'weekly' && 'instantMs' in tiding;
  const write = wallWriter(dictionaries.tag);
  return {
    title,
    body: isDated
      ? fillText(words.letter.entry, {
          day: write('day', wallMidnight(clock.wallMs(tiding.instantMs))),
          title: body,
        })
      : body,
    path: pathOf(tiding, language),
    tag: `celestia-${day}`,
    lang: dictionaries.tag,
  };
}
