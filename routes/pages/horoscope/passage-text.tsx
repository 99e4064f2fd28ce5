import { type FactWords, factText } from '../../../client/components/horoscope/fact-text.ts';
import { isDaySection, type Passage } from '../../../features/horoscopes/passage.ts';
import { splitFirstSentence } from '../../../features/horoscopes/passage-opening.ts';
import type { HoroscopeWords } from '../../../locales/en/horoscope.ts';
import type { HoroscopeData } from './load.ts';

/** A day's parts have names; the middle of a month that is told whole stands under the facts that it is about. */
export function headingOf(
  { fact, section }: Passage,
  { period, passages }: HoroscopeData,
  sections: HoroscopeWords['sections'],
  words: FactWords,
): string | null {
  if (isDaySection(section)) return sections[section];
  const isToldWhole = period.id === 'month' && passages[0]?.section === 'opening';
  return isToldWhole && section === undefined ? factText(fact, words).what : null;
}

interface PassageTextProps {
  passage: Passage;
  heading: string | null;
  isFirst: boolean;
}

/** A passage, under its heading where it has one; the first sentence of the first is the period in one line. */
export function PassageText({ passage: { text, section }, heading, isFirst }: PassageTextProps) {
  if (heading !== null) {
    return (
      <section className={`horoscope__passage horoscope__passage--${section ?? 'fact'}`}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </section>
    );
  }
  if (!isFirst) return <p className="horoscope__passage">{text}</p>;
  const { first, rest } = splitFirstSentence(text);
  return (
    <div className="horoscope__passage">
      <p className="horoscope__first">{first}</p>
      {rest !== '' && <p>{rest}</p>}
    </div>
  );
}
