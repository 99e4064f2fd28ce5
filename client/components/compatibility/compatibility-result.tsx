import { openBodies, steadyFigure } from '../../../astrology/steady-figure.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BiWheel, BiWheelLegend } from '../bi-wheel/bi-wheel.tsx';
import { TimeReceipt } from '../natal-result/time-receipt.tsx';
import { scoredAspects } from './aspect-stories.ts';
import { JointCharts } from './joint-charts.tsx';
import { OverlayReadings } from './overlay-readings.tsx';
import { OverlaysTable, PairPositions } from './pair-tables.tsx';
import type { CompatibilityResultProps } from './result-props.ts';
import { ScoreCard } from './score-card.tsx';
import { Strongest } from './strongest.tsx';
import '../natal-result/natal-result.css';
import './compatibility.css';

/** A whole comparison: score, words, pictures, tables, and what of it is uncertain. */
export function CompatibilityResult(props: CompatibilityResultProps) {
  const { synastry, names, words, tag } = props;
  const { overlays } = synastry;
  return (
    <section className="result match" aria-labelledby="result-heading">
      <p className="eyebrow">{`${names.first} · ${names.second}`}</p>
      <h2 id="result-heading" tabIndex={-1}>
        {words.result.heading}
      </h2>
      <ScoreCard score={synastry.score} words={words} tag={tag} />
      <Certainty {...props} />
      <Strongest {...props} />
      <BothCharts {...props} />
      {(overlays.firstInSecond ?? overlays.secondInFirst) && (
        <section aria-labelledby="overlays-heading">
          <h3 id="overlays-heading">{words.result.overlays}</h3>
          <p>{words.result.overlaysIntro}</p>
          <OverlaysTable {...props} />
          <OverlayReadings {...props} />
        </section>
      )}
      <JointCharts {...props} />
      <Receipts {...props} />
    </section>
  );
}

/** What the missing hours leave open, and what the score is not. */
function Certainty({ synastry, names, words }: CompatibilityResultProps) {
  const { result } = words;
  const { unknownTimes, range, total, contributions } = synastry.score;
  const uncertain = scoredAspects(contributions).filter(({ certain }) => !certain).length;
  return (
    <section className="certainty" aria-labelledby="certainty-heading">
      <h3 id="certainty-heading">{result.uncertain}</h3>
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
  const { first, second, names, synastry, words, astro } = props;
  const { result } = words;
  const drawn = synastry.aspects
    .filter(({ weight, certain }) => weight > 0 && certain)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, DRAWN_ASPECTS);
  return (
    <section className="both" aria-labelledby="both-heading">
      <h3 id="both-heading">{result.wheel}</h3>
      <BiWheel
        first={steadyFigure(first, openBodies(first.day))}
        second={steadyFigure(second, openBodies(second.day))}
        names={names}
        aspects={drawn}
        words={astro}
        title={result.wheelTitle}
        description={fillText(result.wheelDescription, names)}
      />
      <div>
        <BiWheelLegend names={names} words={astro.biWheel} />
        <PairPositions {...props} />
      </div>
    </section>
  );
}

/** How each clock time became universal time. */
function Receipts({ first, second, names, words, natal, tag }: CompatibilityResultProps) {
  const people = [
    { chart: first, name: names.first, id: 'first-receipt' },
    { chart: second, name: names.second, id: 'second-receipt' },
  ];
  return (
    <div className="receipts">
      {people.map(({ chart, name, id }) => (
        <TimeReceipt
          key={id}
          chart={chart}
          words={{
            ...natal.receipt,
            heading: fillText(words.labelled, { label: natal.receipt.heading, text: name }),
          }}
          tag={tag}
          timeKnown={chart.day === null}
          headingId={id}
        />
      ))}
    </div>
  );
}
