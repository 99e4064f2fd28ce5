import type { ReactNode } from 'react';
import type { Sky } from '../../../astrology/sky.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HomeWords } from '../../../locales/en/home.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatPlace } from '../degrees.ts';
import { Glyph } from '../glyphs.tsx';
import { formatMoment } from '../moment-text.ts';
import { MoonPhase } from '../moon-phase.tsx';

interface SkyNowProps {
  sky: Sky;
  nowMs: number;
  words: HomeWords['sky'];
  astro: AstroWords;
  tag: string;
  /** What the Moon's phase is good for. */
  phaseText: string;
  /** What each retrograde period asks for, by planet. */
  retrogradeTexts: Readonly<Partial<Record<string, string>>>;
}

/** Day and month in universal time. */
function formatDay(instantMs: number, tag: string): string {
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(instantMs);
}

function inUtc(instantMs: number, tag: string): string {
  return `${formatMoment(Math.floor(instantMs / 60_000) * 60_000, 0, tag)} UTC`;
}

/** The Moon, the Sun and what is retrograde at this hour. */
export function SkyNow(props: SkyNowProps) {
  const { sky, nowMs, words, tag } = props;
  const [before, after] = words.computedAt.split('{{time}}');
  return (
    <section className="sky" aria-labelledby="sky-heading">
      <div className="wrap">
        <h2 id="sky-heading">{words.heading}</h2>
        <p className="sky__time">
          {before}
          <time dateTime={sky.instant}>{inUtc(nowMs, tag)}</time>
          {after}
        </p>
        <div className="sky__grid">
          <MoonCard {...props} />
          <SunCard {...props} />
          <RetrogradeCard {...props} />
        </div>
      </div>
    </section>
  );
}

function MoonCard({ sky, words, astro, tag, phaseText }: SkyNowProps) {
  const { moon, bodies } = sky;
  const body = bodies.find(({ id }) => id === 'moon');
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(moon.illuminatedFraction);
  const lit = fillText(words.lit, { percent });
  const moves = fillText(words.moonMoves, {
    sign: astro.signs[moon.nextSign.sign],
    when: inUtc(moon.nextSign.instantMs, tag),
  });
  return (
    <div className="card sky__moon">
      <MoonPhase illuminatedFraction={moon.illuminatedFraction} waxing={moon.elongation < 180} />
      <div>
        <h3>{words.moon}</h3>
        {body && (
          <p className="sky__fact">
            <Glyph glyph={body.sign} /> {formatPlace(body.longitude)} {astro.signs[body.sign]}
          </p>
        )}
        <p>
          {astro.moonPhases[moon.phase]}, {lit}
        </p>
        <p className="sky__note">{moves}</p>
      </div>
      <p className="sky__phase">{phaseText}</p>
    </div>
  );
}

function SunCard({ sky, words, astro, tag }: SkyNowProps) {
  const sun = sky.bodies.find(({ id }) => id === 'sun');
  const { nextNewMoon, nextFullMoon } = sky.moon;
  const lunations = [
    [words.nextNew, nextNewMoon],
    [words.nextFull, nextFullMoon],
  ] as const;
  return (
    <div className="card">
      <h3>{words.sun}</h3>
      {sun && (
        <p className="sky__fact">
          <Glyph glyph={sun.sign} /> {formatPlace(sun.longitude)} {astro.signs[sun.sign]}
        </p>
      )}
      <dl className="sky__list">
        {lunations.map(([name, lunation]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {formatDay(lunation.instantMs, tag)}, {astro.signs[lunation.sign]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function RetrogradeCard({ sky, words, astro, tag, retrogradeTexts }: SkyNowProps) {
  return (
    <div className="card">
      <h3>{words.retrograde}</h3>
      {sky.retrogrades.length === 0 ? (
        <p>{words.retrogradeNone}</p>
      ) : (
        sky.retrogrades.map(({ body, untilMs }) => (
          <Retrograde
            key={body}
            name={
              <>
                <Glyph glyph={body} /> {astro.bodies[body]}
              </>
            }
            until={fillText(words.retrogradeUntil, { date: formatDay(untilMs, tag) })}
            text={retrogradeTexts[body]}
          />
        ))
      )}
    </div>
  );
}

/** A planet that goes backwards; its text, where there is one, unfolds. */
function Retrograde({ name, until, text }: { name: ReactNode; until: string; text: string | undefined }) {
  const line = (
    <>
      <span>{name}</span> <span className="sky__note">{until}</span>
    </>
  );
  if (text === undefined) return <p className="sky__turning">{line}</p>;
  return (
    <details className="sky__turning">
      <summary>{line}</summary>
      <p>{text}</p>
    </details>
  );
}
