import {
  formatDay,
  formatMagnitude,
  type LocalEclipse,
  magnitudeOf,
  typeText,
} from '../../../features/eclipses/eclipse-view.ts';
import { percentText } from '../../../features/percent-text.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { nameOfPlace } from '../birth-form/place-input.tsx';
import { FactRows } from '../fact-rows.tsx';
import { formatClock, formatOffset } from '../moment-text.ts';
import './eclipses.css';
import './place-answer.css';

/** A local eclipse with what the clocks of the place are ahead of UTC at its maximum. */
export interface ClockedEclipse {
  eclipse: LocalEclipse;
  utcOffsetSeconds: number;
}

export interface EclipseAtPlace {
  place: {
    name: string;
    region: string | null;
    countryName: string;
    latitude: number;
    longitude: number;
    timeZone: string;
  };
  /** The page's eclipse as it is seen there; null where it is not. */
  here: ClockedEclipse | null;
  /** The next that are seen there, whatever the page's eclipse. */
  next: readonly ClockedEclipse[];
}

interface PlaceAnswerProps {
  answer: EclipseAtPlace;
  /** Greatest eclipse of the page's eclipse. */
  maximumMs: number;
  /** Whether that one is over everywhere. */
  isPast: boolean;
  kind: LocalEclipse['kind'];
  words: EclipsesWords;
  tag: string;
}

/** What one place sees of the page's eclipse, and its next ten. */
export function PlaceAnswer({ answer, maximumMs, isPast, kind, words, tag }: PlaceAnswerProps) {
  const { place, here, next } = answer;
  const { seen, notSeen } = (isPast ? words.past : words).place;
  return (
    <div className="card eclipse-answer">
      <h3>{nameOfPlace(place)}</h3>
      <p className="eclipse-answer__verdict">
        {here
          ? fillText(seen, { type: typeText(here.eclipse, words, 'types') })
          : fillText(notSeen, { date: formatDay(maximumMs, tag) })}
      </p>
      {here && <SeenFromHere here={here} isPast={isPast} timeZone={place.timeZone} words={words} tag={tag} />}
      {next.length > 0 && <NextHere next={next} kind={kind} words={words} tag={tag} />}
    </div>
  );
}

interface SeenFromHereProps {
  here: ClockedEclipse;
  isPast: boolean;
  timeZone: string;
  words: EclipsesWords;
  tag: string;
}

/** How much is covered, as part of the disc of the Sun or of the Moon's diameter in the umbra. */
function coveredText(eclipse: LocalEclipse, words: EclipsesWords, tag: string): readonly [string, string] {
  if (eclipse.kind === 'lunar') return [words.facts.magnitude, formatMagnitude(magnitudeOf(eclipse), tag)];
  return [words.solar.covered, percentText(Math.min(1, eclipse.obscuration), tag)];
}

/** Degrees above the horizon at the best instant; where that is a rising or a setting, nought. */
function altitudeOf(eclipse: LocalEclipse): number {
  if (eclipse.kind === 'solar') return Math.max(0, eclipse.altitudeDeg.maximum);
  const maximum = eclipse.contacts.find(({ contact }) => contact === 'maximum');
  return maximum?.isUp ? Math.max(0, maximum.altitudeDeg) : 0;
}

function SeenFromHere({ here, isPast, timeZone, words, tag }: SeenFromHereProps) {
  const { eclipse, utcOffsetSeconds } = here;
  const { beginMs, maximumMs, endMs, seenFromMs, seenUntilMs } = eclipse;
  const clock = (instantMs: number) => formatClock(instantMs, utcOffsetSeconds, tag);
  const degrees = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const { place, facts } = words;
  const { rises, sets } = (isPast ? words.past : words)[eclipse.kind];
  const rows = [
    [facts.date, formatDay(maximumMs + utcOffsetSeconds * 1000, tag)],
    [place.begin, clock(beginMs)],
    ...(eclipse.kind === 'solar' && eclipse.innerBeginMs !== null && eclipse.innerEndMs !== null
      ? [
          [
            place.inner[eclipse.type],
            `${clock(eclipse.innerBeginMs)} – ${clock(eclipse.innerEndMs)}`,
          ] as const,
        ]
      : []),
    [place.maximum, clock(maximumMs)],
    [place.end, clock(endMs)],
    coveredText(eclipse, words, tag),
    [words[eclipse.kind].altitude, `${degrees.format(altitudeOf(eclipse))}°`],
    [place.zone, `${timeZone} (UTC${formatOffset(utcOffsetSeconds)})`],
  ] as const;
  return (
    <>
      <FactRows rows={rows} className="eclipse-rows" />
      {seenFromMs > beginMs && <p>{fillText(rises, { time: clock(seenFromMs) })}</p>}
      {seenUntilMs < endMs && <p>{fillText(sets, { time: clock(seenUntilMs) })}</p>}
    </>
  );
}

interface NextHereProps {
  next: readonly ClockedEclipse[];
  kind: LocalEclipse['kind'];
  words: EclipsesWords;
  tag: string;
}

function NextHere({ next, kind, words, tag }: NextHereProps) {
  const covered = kind === 'solar' ? words.solar.covered : words.facts.magnitude;
  return (
    <>
      <h4>{words[kind].nextHere}</h4>
      <table className="eclipse-table">
        <thead>
          <tr>
            {[words.facts.date, words.facts.type, words.place.maximum, covered].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {next.map(({ eclipse, utcOffsetSeconds }) => (
            <tr key={eclipse.lunation}>
              <th scope="row">{formatDay(eclipse.maximumMs + utcOffsetSeconds * 1000, tag, 'medium')}</th>
              <td>{typeText(eclipse, words, 'shortTypes')}</td>
              <td>{formatClock(eclipse.maximumMs, utcOffsetSeconds, tag)}</td>
              <td>{coveredText(eclipse, words, tag)[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
