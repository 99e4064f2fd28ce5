import { MOON_PHASE_IDS, SIGN_IDS } from '../../../astrology/ids.ts';
import { ArtEmblem, PhaseMark } from './art-emblem.tsx';
import './article-art.css';

/** An article's picture, drawn in lines; an ornament beside its title. */
export function ArticleArt({ art }: { art: string }) {
  return (
    <svg className="art" viewBox="-130 -130 260 260" aria-hidden="true">
      <Surround art={art} />
      <ArtEmblem art={art} />
    </svg>
  );
}

/** The same in a list, where there is no room for what stands around it. */
export function ArticleSeal({ art }: { art: string }) {
  return (
    <svg className="art art--seal" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle className="art__line" r="57" />
      <ArtEmblem art={art} />
    </svg>
  );
}

/** A point on a circle: degrees counter-clockwise from nine o'clock, as the wheel of a chart runs. */
function at(radius: number, deg: number): string {
  const angle = (deg * Math.PI) / 180;
  return `${(-radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** A twelfth of the ring between two circles. */
function twelfth(index: number, inner: number, outer: number): string {
  const [from, to] = [index * 30, index * 30 + 30];
  return `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}z`;
}

const TICKS = Array.from(
  { length: 72 },
  (_, index) => `M${at(index % 6 === 0 ? 116 : 120, index * 5)}L${at(124, index * 5)}`,
).join('');
const SPOKES = Array.from({ length: 12 }, (_, index) => `M${at(84, index * 30)}L${at(112, index * 30)}`).join(
  '',
);

/** What a kind of subject is set in: the zodiac, orbits, houses, the Moon's month, the circle of an aspect. */
function Surround({ art }: { art: string }) {
  const [kind = '', of = ''] = art.split(' ');
  if (kind === 'planet') return <Orbits seed={of} />;
  if (kind === 'phase') return <Month phase={of} />;
  if (kind === 'eclipse') return <Shadow isSolar={of === 'solar'} />;
  if (kind === 'aspect') return <AspectCircle aspect={of} />;
  const index = kind === 'sign' ? (SIGN_IDS as readonly string[]).indexOf(of) : Number(of) - 1;
  return (
    <>
      <path className="art__faint" d={TICKS} />
      <circle className="art__line" r="112" />
      <circle className="art__line" r="84" />
      <path className="art__line" d={SPOKES} />
      {index >= 0 && <path className="art__sector" d={twelfth(index, 84, 112)} />}
    </>
  );
}

/** Rings around a body, each with a smaller one on it. */
function Orbits({ seed }: { seed: string }) {
  const turn = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (
    <>
      <path className="art__faint" d={TICKS} />
      {[62, 84, 106].map((radius, index) => (
        <circle
          key={radius}
          className="art__line"
          r={radius}
          strokeDasharray={index === 1 ? '2 5' : undefined}
        />
      ))}
      {[62, 84, 106].map((radius, index) => {
        const [x = '0', y = '0'] = at(radius, turn * (index + 2) * 7).split(' ');
        return (
          <circle
            key={radius}
            className={index === 1 ? 'art__lit' : 'art__dot'}
            cx={x}
            cy={y}
            r={index === 1 ? 5 : 4}
          />
        );
      })}
    </>
  );
}

/** The eight phases around the one that is meant. */
function Month({ phase }: { phase: string }) {
  return (
    <>
      <circle className="art__line" r="92" />
      {MOON_PHASE_IDS.map((each, index) => (
        <g key={each} transform={`translate(${at(92, index * 45)})`}>
          <PhaseMark phase={each} radius={each === phase ? 17 : 11} />
        </g>
      ))}
    </>
  );
}

/** Light and the cone of a shadow. */
function Shadow({ isSolar }: { isSolar: boolean }) {
  return (
    <>
      <path className="art__faint" d={TICKS} />
      <circle className="art__line" r="112" />
      <path
        className="art__line"
        d={isSolar ? 'M-124 -62L124 -14M-124 62L124 14' : 'M-124 -14L124 -62M-124 14L124 62'}
      />
      <circle className="art__line" r="72" strokeDasharray="2 5" />
    </>
  );
}

/** How many degrees lie between the two ends of each aspect's line. */
const APART: Readonly<Record<string, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
  quincunx: 150,
};

function AspectCircle({ aspect }: { aspect: string }) {
  const apart = APART[aspect] ?? 0;
  const corners = [0, apart].map((deg) => at(104, deg + 90 - apart / 2));
  return (
    <>
      <path className="art__faint" d={TICKS} />
      <circle className="art__line" r="104" />
      <path className="art__glyph" strokeWidth={1.6} d={`M${corners.join('L')}`} />
      {corners.map((corner) => (
        <circle key={corner} className="art__dot" cx={corner.split(' ')[0]} cy={corner.split(' ')[1]} r="6" />
      ))}
    </>
  );
}
