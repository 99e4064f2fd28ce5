import { type CivilClock, wallMidnight } from '../../features/local-time/civil-clock.ts';
import { wallWriter } from '../../features/local-time/page-clock.ts';
import { chooseForLetter, chooseTiding } from '../../features/tidings/choose-tiding.ts';
import type { DuePiece } from '../../features/tidings/next-due.ts';
import { tellTiding } from '../../features/tidings/tell-tiding.ts';
import type { Tiding } from '../../features/tidings/tiding.ts';
import type { TidingChoice } from '../../features/tidings/tiding-choice.ts';
import { fillText } from '../../locales/fill-text.ts';
import { loadWords } from '../../locales/index.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import { href } from '../../routes/href.ts';
import type { User } from '../accounts/user-rows.ts';
import type { ComposedMail } from '../mail/compose-mail.ts';
import { layMail, type MailLine } from '../mail/lay-mail.ts';
import { unsubscribeHeaders } from '../mail/unsubscribe-headers.ts';

/** What a letter is made of. */
interface LetterFacts {
  user: Pick<User, 'name' | 'language'>;
  kinds: TidingChoice['kinds'];
  rhythm: DuePiece['rhythm'];
  tidings: readonly Tiding[];
  clock: CivilClock;
  /** Of the site, for its links. */
  origin: string;
  /** Signed part of the link that stops the letters. */
  token: string;
}

function chosen({ tidings, kinds, rhythm }: LetterFacts): Tiding[] {
  if (rhythm === 'weekly') return chooseForLetter(tidings, kinds);
  const tiding = chooseTiding(tidings, kinds);
  return tiding ? [tiding] : [];
}

/** A letter of a week, or of a day's one thing, as text and HTML; null where there is nothing to tell. */
export async function composeLetter(facts: LetterFacts): Promise<ComposedMail | null> {
  const told = chosen(facts);
  if (told.length === 0) return null;
  const { user, rhythm, clock, origin, token } = facts;
  const { language } = user;
  const dictionaries = await loadWords(language, ['tidings', 'mail', 'astro']);
  const [words, mail] = [dictionaries.section('tidings'), dictionaries.section('mail')];
  const natalTransits = await loadTexts(language, 'natalTransits');
  const texts = { words, astro: dictionaries.section('astro'), natalTransits };
  const write = wallWriter(dictionaries.tag);
  const entries = told.map((tiding): MailLine => {
    const { title, body } = tellTiding(tiding, texts);
    const isDated = rhythm === 'weekly' && 'instantMs' in tiding;
    const day = isDated ? write('day', wallMidnight(clock.wallMs(tiding.instantMs))) : '';
    return { text: `${isDated ? fillText(words.letter.entry, { day, title }) : title}\n${body}` };
  });
  const unsubscribeUrl = `${origin}${href('unsubscribe', language)}?${new URLSearchParams({ token })}`;
  const { letter } = words;
  const first = tellTiding(told[0] as Tiding, texts).title;
  const subject = rhythm === 'weekly' ? letter.subject : first;
  const lines: MailLine[] = [
    { text: user.name === '' ? mail.greetingUnnamed : fillText(mail.greeting, { name: user.name }) },
    { text: rhythm === 'weekly' ? letter.intro : letter.introDay },
    ...entries,
    { text: letter.action, url: origin + href('astrological-summary', language) },
    { text: mail.farewell },
    { text: mail.signature },
    { text: fillText(letter.why, { site: new URL(origin).host }) },
    { text: letter.settings, url: `${origin}${href('profile', language)}#tidings` },
    { text: letter.unsubscribe, url: unsubscribeUrl },
  ];
  return {
    subject,
    ...layMail(subject, lines, dictionaries.tag),
    headers: unsubscribeHeaders(unsubscribeUrl),
  };
}
