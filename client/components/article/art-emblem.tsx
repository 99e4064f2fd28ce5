import { CORONA, glyphPath, hasRing, LUNAR_RIM, litPart, WHEEL_PATHS } from './art-shapes.ts';

/** A drawing of the 24 by 24 grid around the picture's centre. */
function GlyphMark({ name, size }: { name: string; size: number }) {
  const path = glyphPath(name);
  if (path === null) return null;
  const scale = size / 24;
  return (
    <path
      className="art__glyph"
      transform={`scale(${scale}) translate(-12 -12)`}
      strokeWidth={1.4}
      d={path}
    />
  );
}

/** The Moon with as much light as a phase has. */
export function PhaseMark({ phase, radius }: { phase: string; radius: number }) {
  const lit = litPart(phase, radius);
  return (
    <>
      <circle className="art__ground" r={radius} />
      {lit && <path className="art__lit" d={lit.path} transform={lit.wanes ? 'scale(-1 1)' : undefined} />}
    </>
  );
}

/** An eclipse: the dark disc, and what shows behind it. */
function EclipseMark({ of }: { of: string }) {
  if (of === 'lunar') {
    return (
      <>
        <circle className="art__ground" r="30" />
        <circle className="art__shade" r="30" />
        <path className="art__lit" d={LUNAR_RIM} />
      </>
    );
  }
  return (
    <>
      <path className="art__line" d={CORONA} />
      <circle className="art__dark" r="29" />
      <circle className="art__lit" cx="22" cy="-19" r="3.2" />
    </>
  );
}

/** What an article's picture has at its heart, around the middle and some 100 units wide. */
export function ArtEmblem({ art }: { art: string }) {
  const [kind = '', of = ''] = art.split(' ');
  if (kind === 'phase') return <PhaseMark phase={of} radius={34} />;
  if (kind === 'eclipse') return <EclipseMark of={of} />;
  if (kind === 'house') {
    return (
      <text className="art__figure" textAnchor="middle" dominantBaseline="central">
        {of}
      </text>
    );
  }
  if (kind === 'wheel') return <WheelMark of={of} />;
  return <GlyphMark name={of} size={76} />;
}

function WheelMark({ of }: { of: string }) {
  return (
    <>
      {hasRing(of) && <circle className="art__line" r="34" />}
      <path className="art__glyph" strokeWidth={2.6} d={WHEEL_PATHS[of]} />
    </>
  );
}
