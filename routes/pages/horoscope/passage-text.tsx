import { InstantText } from '../../../client/components/local-time/instant.tsx';
import { isYearSection, type Passage } from '../../../features/horoscopes/passage.ts';
import { splitFirstSentence } from '../../../features/horoscopes/passage-opening.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { PassageHeading } from './passage-heading.ts';

interface PassageTextProps {
  passage: Passage;
  heading: PassageHeading | null;
  clock: PageClock;
  isFirst: boolean;
}

/** A passage, under its heading where it has one; the first sentence of the first is the period in one line. */
export function PassageText({ passage: { text, section }, heading, clock, isFirst }: PassageTextProps) {
  if (heading === null && !isFirst) return <p className="horoscope__passage">{text}</p>;
  const body = isFirst ? <FirstPassage text={text} /> : <p>{text}</p>;
  if (heading === null) return <div className="horoscope__passage">{body}</div>;
  const isPart = section !== undefined && section !== 'opening' && !isYearSection(section);
  // The parts of a year have names of their own, which its passages stand under.
  const Heading = isYearSection(section) ? 'h3' : 'h2';
  return (
    <section className={`horoscope__passage horoscope__passage--${isPart ? section : 'fact'}`}>
      <Heading>
        {heading.what}
        <Times heading={heading} clock={clock} />
      </Heading>
      {body}
    </section>
  );
}

function Times({
  heading: { times = [], as },
  clock,
}: Pick<PassageTextProps, 'clock'> & { heading: PassageHeading }) {
  if (!as) return null;
  return times.map(({ text, instantMs }) => (
    <span key={instantMs} className="horoscope__when">
      <InstantText text={text} at={instantMs} as={as} clock={clock} />
    </span>
  ));
}

function FirstPassage({ text }: { text: string }) {
  const { first, rest } = splitFirstSentence(text);
  return (
    <>
      <p className="horoscope__first">{first}</p>
      {rest !== '' && <p>{rest}</p>}
    </>
  );
}
