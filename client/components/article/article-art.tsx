import { MOON_PHASE_IDS, SIGN_IDS } from '../../../astrology/ids.ts';
import { ArtEmblem, PhaseMark } from './art-emblem.tsx';
import { aspectEnds, at, orbitsOf, SHADOW_CONES, SPOKES, TICKS, twelfth } from './art-shapes.ts';
import '../../styles/aspect-colours.css';
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
  const orbits = orbitsOf(seed);
  return (
    <>
      <path className="art__faint" d={TICKS} />
      {orbits.map(({ radius }, index) => (
        <circle
          key={radius}
          className="art__line"
          r={radius}
          strokeDasharray={index === 1 ? '2 5' : undefined}
        />
      ))}
      {orbits.map(({ radius, deg }, index) => {
        const [x = '0', y = '0'] = at(radius, deg).split(' ');
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
      <path className="art__line" d={isSolar ? SHADOW_CONES.solar : SHADOW_CONES.lunar} />
      <circle className="art__line" r="72" strokeDasharray="2 5" />
    </>
  );
}

function AspectCircle({ aspect }: { aspect: string }) {
  const corners = aspectEnds(aspect);
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
