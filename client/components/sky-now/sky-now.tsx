import type { ReactNode } from 'react';
import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import type { Sky } from '../../../astrology/sky.ts';
import { formatPlace } from '../../../features/degrees.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import { percentText } from '../../../features/percent-text.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { HomeWords } from '../../../locales/en/home.ts';
import type { ZoneWords } from '../../../locales/en/zone.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { Glyph } from '../glyphs.tsx';
import { Instant, InstantText } from '../local-time/instant.tsx';
import { ZoneLine } from '../local-time/zone-line.tsx';
import { MoonDisc } from '../moon-disc.tsx';
import { SkyDial } from '../sky-dial/sky-dial.tsx';
import './sky-now.css';

interface SkyNowProps {
  sky: Sky;
  nowMs: number;
  words: HomeWords['sky'];
  zoneWords: ZoneWords;
  astro: AstroWords;
  clock: PageClock;
  /** What the Moon's phase is good for. */
  phaseText: string;
  /** What each retrograde period asks for, by planet. */
  retrogradeTexts: Readonly<Partial<Record<string, string>>>;
}

/** Where everything stands at this hour; the Moon, the Sun and what is retrograde, with what they mean. */
export function SkyNow(props: SkyNowProps) {
  const { nowMs, words, zoneWords, clock } = props;
  return (
    <section className="sky" aria-labelledby="sky-heading">
      <div className="wrap">
        <h2 id="sky-heading">{words.heading}</h2>
        <p className="sky__time">
          <InstantText text={words.computedAt} at={nowMs} as="moment" clock={clock} />
        </p>
        <ZoneLine clock={clock} words={zoneWords} />
        <DialAndList {...props} />
        <div className="sky__grid">
          <MoonCard {...props} />
          <SunCard {...props} />
          <RetrogradeCard {...props} />
        </div>
      </div>
    </section>
  );
}

/** The sky as a picture and as a list. */
function DialAndList({ sky: { bodies, retrogrades }, words, astro }: SkyNowProps) {
  const listed = bodies.filter(({ id }) => (MAIN_BODY_IDS as readonly string[]).includes(id));
  return (
    <div className="sky__figure">
      <figure>
        <SkyDial bodies={bodies} title={words.wheelTitle} alsoDraws={retrogrades.map(({ body }) => body)} />
        <figcaption>{words.wheelCaption}</figcaption>
      </figure>
      <div>
        <h3>{words.positions}</h3>
        <dl className="sky__list">
          {listed.map(({ id, sign, longitude }) => (
            <div key={id}>
              <dt>
                <Glyph glyph={id} />
                {` ${astro.bodies[id]}`}
              </dt>
              <dd>
                <Glyph glyph={sign} />
                {` ${formatPlace(longitude)} ${astro.signs[sign]}`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function MoonCard({ sky, words, astro, clock, phaseText }: SkyNowProps) {
  const { moon, bodies } = sky;
  const body = bodies.find(({ id }) => id === 'moon');
  const percent = percentText(moon.illuminatedFraction, clock.tag);
  const lit = fillText(words.lit, { percent });
  const moves = words.moonMoves.replace('{{sign}}', astro.signs[moon.nextSign.sign]);
  return (
    <div className="card sky__moon">
      <MoonDisc illuminatedFraction={moon.illuminatedFraction} waxing={moon.elongation < 180} />
      <div>
        <h3>{words.moon}</h3>
        {body && (
          <p className="sky__fact">
            <Glyph glyph={body.sign} />
            {` ${formatPlace(body.longitude)} ${astro.signs[body.sign]}`}
          </p>
        )}
        <p>{`${astro.moonPhases[moon.phase]}, ${lit}`}</p>
        <p className="sky__note">
          <InstantText text={moves} at={moon.nextSign.instantMs} as="dayTime" clock={clock} />
        </p>
      </div>
      <p className="sky__phase">{phaseText}</p>
    </div>
  );
}

function SunCard({ sky, words, astro, clock }: SkyNowProps) {
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
          <Glyph glyph={sun.sign} />
          {` ${formatPlace(sun.longitude)} ${astro.signs[sun.sign]}`}
        </p>
      )}
      <dl className="sky__list">
        {lunations.map(([name, lunation]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {astro.signs[lunation.sign]} <Instant at={lunation.instantMs} as="dayTime" clock={clock} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function RetrogradeCard({ sky, words, astro, clock, retrogradeTexts }: SkyNowProps) {
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
                <Glyph glyph={body} />
                {` ${astro.bodies[body]}`}
              </>
            }
            until={<InstantText text={words.retrogradeUntil} at={untilMs} as="day" clock={clock} />}
            text={retrogradeTexts[body]}
          />
        ))
      )}
    </div>
  );
}

/** A planet that goes backwards; its text, where there is one, unfolds. */
function Retrograde({ name, until, text }: { name: ReactNode; until: ReactNode; text: string | undefined }) {
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
