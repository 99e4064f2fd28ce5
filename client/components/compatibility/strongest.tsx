import { Fragment } from 'react';
import type { AspectPointId } from '../../../astrology/chart-types.ts';
import { steadyFigure } from '../../../astrology/steady-figure.ts';
import type { ThemeId } from '../../../astrology/synastry/synastry-types.ts';
import type { PersonId } from '../../../contract/synastry.ts';
import { formatDegrees } from '../../../features/degrees.ts';
import { pairAspectKey } from '../../../features/readings/pair-reading-types.ts';
import { placesOf } from '../../../features/readings/places-of.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { BI_WHEEL_IDS } from '../bi-wheel/bi-wheel.tsx';
import { ASPECT_TONES, Glyph } from '../glyphs.tsx';
import { bareNameOfPoint, nameOfPoint } from '../point-names.ts';
import { PointLink } from '../reading/point-link.tsx';
import { TermLink } from '../term-link.tsx';
import { type ScoredAspect, scoredAspects, strongestStories } from './aspect-stories.ts';
import { pairText } from './pair-text.ts';
import { type CompatibilityResultProps, formatPoints } from './result-props.ts';
import '../reading/reading.css';

type StrongestProps = Pick<
  CompatibilityResultProps,
  'first' | 'second' | 'synastry' | 'reading' | 'names' | 'words' | 'astro' | 'tag' | 'glossaryPath'
>;

const STORIES = 8;

/** The strongest aspects in words, and below them every point of the score. */
export function Strongest(props: StrongestProps) {
  const { synastry, words } = props;
  const aspects = scoredAspects(synastry.score.contributions).filter(isWritten);
  return (
    <section aria-labelledby="strongest-heading">
      <h2 id="strongest-heading">{words.result.strongest}</h2>
      <ol className="stories">
        {strongestStories(aspects, STORIES).map(({ group, tone, aspects: told }) => (
          <li key={`${group}-${tone}`} className={`story story--${tone}`}>
            {told.map((scored) => (
              <Pair key={pairAspectKey(scored)} {...props} scored={scored} />
            ))}
            <p className="story__line">{words.lines[group][tone]}</p>
            <More {...props} told={told} />
          </li>
        ))}
      </ol>
      <details className="result__more">
        <summary>{fillText(words.result.all, { count: aspects.length })}</summary>
        <AllContributions {...props} aspects={aspects} />
      </details>
    </section>
  );
}

/** What is written at length on a story's aspects, folded, each text with the places that it speaks of. */
function More({ told, ...props }: StrongestProps & { told: readonly ScoredAspect[] }) {
  const { reading, words } = props;
  // Sun to Moon and Moon to Sun are one and the same text.
  const byText = Map.groupBy(told, (scored) => reading.aspects[pairAspectKey(scored)]);
  const written = [...byText].flatMap(([text, aspects]) => (text === undefined ? [] : [{ text, aspects }]));
  if (written.length === 0) return null;
  return (
    <details className="story__more">
      <summary className="unfold">{words.result.more}</summary>
      {written.map(({ text, aspects }) => (
        <Fragment key={text}>
          <p>{text}</p>
          {aspects.map((scored) => (
            <p key={pairAspectKey(scored)} className="meaning__fact">
              <PlaceOf {...props} person="first" point={scored.first} />
              <PlaceOf {...props} person="second" point={scored.second} />
            </p>
          ))}
        </Fragment>
      ))}
    </details>
  );
}

interface PlaceOfProps extends StrongestProps {
  person: PersonId;
  point: AspectPointId;
}

/** Where a person's point stands, leading to the wheel of both; of one whose sign is open its name alone. */
function PlaceOf({ person, point, ...props }: PlaceOfProps) {
  const { figure, open } = props[person];
  const place = placesOf(steadyFigure(figure, open))(point);
  const called = (text: string) => fillText(props.words.labelled, { label: props.names[person], text });
  if (!place) return <span>{called(nameOfPoint(point, props.astro))}</span>;
  return (
    <PointLink point={point} place={place} words={props.astro} wheel={BI_WHEEL_IDS[person]} called={called} />
  );
}

/** Less than this would be written as 0.0. */
const MIN_WRITTEN = 0.05;

function isWritten({ parts }: ScoredAspect): boolean {
  return parts.some(({ weight }) => Math.abs(weight) >= MIN_WRITTEN);
}

/** `Attraction +4.1 · Friction −2.0`; a part that rounds to nothing is left out. */
function partsText({ parts }: ScoredAspect, themes: Record<ThemeId, string>, tag: string): string {
  return parts
    .filter(({ weight }) => Math.abs(weight) >= MIN_WRITTEN)
    .map(({ theme, weight }) => `${themes[theme]} ${formatPoints(weight, tag)}`)
    .join(' · ');
}

/** Whose point, which aspect, whose point, and what it gives. */
function Pair({ scored, names, words, astro, tag }: StrongestProps & { scored: ScoredAspect }) {
  const { first, second, aspect, orb, certain } = scored;
  return (
    <div className="story__pair">
      <h3>
        <Glyph glyph={first} /> {bareNameOfPoint(first, astro)} <small>({names.first})</small>{' '}
        <span className={`story__aspect story__aspect--${ASPECT_TONES[aspect]}`}>
          <Glyph glyph={aspect} /> {astro.aspects[aspect]}
        </span>{' '}
        <Glyph glyph={second} /> {bareNameOfPoint(second, astro)} <small>({names.second})</small>
      </h3>
      <p className="story__points">
        {`${partsText(scored, words.themes, tag)} · ${words.result.orb} ${formatDegrees(orb)}`}
        {!certain && ` · ${words.result.uncertainMark}`}
      </p>
    </div>
  );
}

function AllContributions(props: StrongestProps & { aspects: readonly ScoredAspect[] }) {
  const { aspects, words, tag, glossaryPath } = props;
  const { result, themes } = words;
  return (
    <table className="sky-table contributions">
      <caption className="sr">{fillText(result.basis, { base: props.synastry.score.base })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <TermLink term="aspect" glossary={glossaryPath}>
              {result.aspect}
            </TermLink>
          </th>
          <th scope="col">
            <TermLink term="orb" glossary={glossaryPath}>
              {result.orb}
            </TermLink>
          </th>
          <th scope="col">{result.points}</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((scored) => (
          <tr key={pairAspectKey(scored)}>
            <th scope="row">
              <PairWords {...props} scored={scored} />
            </th>
            <td>{formatDegrees(scored.orb)}</td>
            <td>
              {partsText(scored, themes, tag)}
              {!scored.certain && <small>{result.uncertainMark}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PairWords({ scored, names, astro }: StrongestProps & { scored: ScoredAspect }) {
  const { first, aspect, second } = pairText(scored, names, astro);
  return (
    <>
      {first} <b>{aspect}</b> {second}
    </>
  );
}
