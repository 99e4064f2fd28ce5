import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BiWheel, BiWheelLegend } from '../bi-wheel/bi-wheel.tsx';
import { birthLine } from '../birth-line.ts';
import { Island } from '../island.tsx';
import { Contents } from '../natal-result/contents.tsx';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';
import { WheelDetails } from '../natal-result/wheel-details.tsx';
import { ChatDoor } from '../result-head/chat-door.tsx';
import { PaperFacts } from '../result-head/paper-facts.tsx';
import { ResultHead } from '../result-head/result-head.tsx';
import { TermLink } from '../term-link.tsx';
import { scoredAspects } from './aspect-stories.ts';
import { JointCharts } from './joint-charts.tsx';
import { OverlayReadings } from './overlay-readings.tsx';
import { OverlaysTable, PairPositions } from './pair-tables.tsx';
import { PairTools } from './pair-tools.tsx';
import type { CompatibilityResultProps } from './result-props.ts';
import { ScoreCard } from './score-card.tsx';
import { SignPairs } from './sign-pairs.tsx';
import { Strongest } from './strongest.tsx';
import '../../styles/element-colours.css';
import '../../styles/aspect-colours.css';
import '../natal-result/natal-result.css';
import './compatibility.css';

/** In the order in which they are read; without both hours no houses are known. */
const PARTS = ['score', 'strongest', 'signs', 'both', 'overlays', 'composite'] as const;

/** A whole comparison: score, words, pictures, tables, and what of it is uncertain. */
export function CompatibilityResult(props: CompatibilityResultProps) {
  const { synastry, words, natal } = props;
  const { overlays } = synastry;
  const hasOverlays = Boolean(overlays.firstInSecond ?? overlays.secondInFirst);
  const hasSigns = props.reading.signs.length > 0;
  const isThere: Readonly<Partial<Record<(typeof PARTS)[number], boolean>>> = {
    overlays: hasOverlays,
    signs: hasSigns,
  };
  const parts = PARTS.filter((part) => isThere[part] ?? true);
  return (
    <section className="result match" aria-labelledby="result-heading">
      <Head {...props} />
      <Contents
        label={natal.contents.label}
        parts={parts.map((part) => [`${part}-heading`, words.contents[part]])}
      />
      <ScoreCard {...props} />
      <Certainty {...props} />
      <Strongest {...props} />
      {hasSigns && <SignPairs {...props} />}
      <BothCharts {...props} />
      {hasOverlays && (
        <section aria-labelledby="overlays-heading">
          <h2 id="overlays-heading">
            <TermLink term="overlay" glossary={props.glossaryPath}>
              {words.result.overlays}
            </TermLink>
          </h2>
          <p>{words.result.overlaysIntro}</p>
          <div className="overlays__parts">
            <OverlaysTable {...props} />
            <OverlayReadings {...props} />
          </div>
        </section>
      )}
      <JointCharts {...props} />
      <Receipts {...props} />
    </section>
  );
}

/** Who is compared, and what can be done with the comparison. */
function Head(props: CompatibilityResultProps) {
  const { first, second, names, heading, words, natal, astro, tag, shareUrl, formPath } = props;
  const isOwn = first.birth !== null && second.birth !== null;
  const lineOf = (name: string, birth: BirthChart | null) =>
    birth ? [fillText(words.labelled, { label: name, text: birthLine(birth, astro, tag) })] : [];
  return (
    <ResultHead
      page={words.heading}
      term="synastry"
      glossary={props.glossaryPath}
      heading={heading}
      births={[...lineOf(names.first, first.birth), ...lineOf(names.second, second.birth)]}
    >
      {!isOwn && <p>{words.result.sharedNote}</p>}
      {(['first', 'second'] as const).map((person) => {
        const { birth } = props[person];
        const facts = { words: natal.receipt, astro, tag, name: names[person] };
        return birth && <PaperFacts key={person} chart={birth} {...facts} />;
      })}
      <PairTools words={words} natal={natal} shareUrl={shareUrl} formPath={formPath} isOwn={isOwn} />
      {isOwn && (
        <ChatDoor path={props.chatPath} about="love">
          {natal.result.chat}
        </ChatDoor>
      )}
    </ResultHead>
  );
}

/** What the missing hours leave open, and what the score is not. */
function Certainty({ synastry, names, words }: CompatibilityResultProps) {
  const { result } = words;
  const { unknownTimes, range, total, contributions } = synastry.score;
  const uncertain = scoredAspects(contributions).filter(({ certain }) => !certain).length;
  return (
    <section className="certainty" aria-labelledby="certainty-heading">
      <h2 id="certainty-heading">{result.uncertain}</h2>
      {unknownTimes.length === 0 ? (
        <p>{result.bothKnown}</p>
      ) : (
        <>
          <ul className="certainty__people">
            {unknownTimes.map((person) => (
              <li key={person}>{fillText(result.unknown, { name: names[person] })}</li>
            ))}
          </ul>
          <p>{fillText(result.unknownText, { ...range, total })}</p>
          <p>{fillText(result.uncertainCount, { count: uncertain })}</p>
        </>
      )}
      <p>{result.caution}</p>
    </section>
  );
}

/** Lines on the bi-wheel: more would hide one another. */
const DRAWN_ASPECTS = 20;

function BothCharts(props: CompatibilityResultProps) {
  const { first, second, names, synastry, words, natal, astro } = props;
  const { result } = words;
  const drawn = synastry.aspects
    .filter(({ weight, certain }) => weight > 0 && certain)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, DRAWN_ASPECTS);
  return (
    <Island name="wheel-lights" strategy="load" props={null}>
      <section className="both" aria-labelledby="both-heading">
        <h2 id="both-heading">{result.wheel}</h2>
        <BiWheel
          first={steadyFigure(first.figure, first.open)}
          second={steadyFigure(second.figure, second.open)}
          names={names}
          aspects={drawn}
          words={astro}
          title={result.wheelTitle}
          description={fillText(result.wheelDescription, names)}
        />
        <WheelDetails words={natal.wheel} id="bi-wheel-details">
          <BiWheelLegend names={names} words={astro.biWheel} />
          <PairPositions {...props} />
        </WheelDetails>
      </section>
    </Island>
  );
}

/** How each clock time became universal time. */
function Receipts({
  first,
  second,
  names,
  words,
  natal,
  astro,
  tag,
  glossaryPath,
}: CompatibilityResultProps) {
  const people = [
    { birth: first.birth, name: names.first, id: 'first' },
    { birth: second.birth, name: names.second, id: 'second' },
  ];
  const told = people.filter(({ birth }) => birth !== null);
  return (
    <div className="receipts">
      {told.map(
        ({ birth, name, id }, index) =>
          birth && (
            <TimeReceipt
              key={id}
              chart={birth}
              words={natal.receipt}
              astro={astro}
              tag={tag}
              heading={fillText(words.labelled, { label: natal.receipt.heading, text: name })}
              glossary={index === 0 ? glossaryPath : undefined}
            />
          ),
      )}
    </div>
  );
}
