import { ELEMENT_IDS } from '../../astrology/ids.ts';
import { RADII, round } from './wheel-geometry.ts';
import type { WheelFrame } from './wheel-layout.ts';
import '../styles/element-colours.css';
import '../styles/aspect-colours.css';
import './chart-wheel.css';

/**
 * The rings are circles whose dashes are measured along `pathLength`: twelve signs or 360 degrees, one element each
 * instead of hundreds of lines. The mirror makes a circle start at nine o'clock and run counter-clockwise.
 */
export function Rings({ layout }: { layout: WheelFrame }) {
  const band = (RADII.zodiacOuter + RADII.zodiacInner) / 2;
  const width = RADII.zodiacOuter - RADII.zodiacInner;
  return (
    <g className="wheel__rings" transform={`scale(-1 1)rotate(${round(-layout.leftDeg * 10) / 10})`}>
      <circle className="wheel__ground" r={RADII.zodiacOuter} />
      {ELEMENT_IDS.map((element, index) => (
        <circle
          key={element}
          className={`wheel__tint wheel__tint--${element}`}
          r={band}
          strokeWidth={width}
          pathLength="12"
          strokeDasharray="1 3"
          strokeDashoffset={-index}
        />
      ))}
      <circle
        className="wheel__spoke"
        r={band}
        strokeWidth={width}
        pathLength="1200"
        strokeDasharray=".6 99.4"
      />
      <Ticks stepDeg={1} length={4} />
      <Ticks stepDeg={5} length={7} />
      <Ticks stepDeg={10} length={10} />
      <circle className="wheel__rim" r={RADII.zodiacOuter} />
      <circle className="wheel__rim wheel__rim--fine" r={RADII.zodiacOuter - 4} />
      <circle className="wheel__ring" r={RADII.zodiacInner} />
    </g>
  );
}

/** Degree marks that stand on the inner edge of the zodiac and point outward, as on a ruler. */
function Ticks({ stepDeg, length }: { stepDeg: number; length: number }) {
  return (
    <circle
      className="wheel__ticks"
      r={RADII.zodiacInner + length / 2}
      strokeWidth={length}
      pathLength="3600"
      strokeDasharray={`2 ${stepDeg * 10 - 2}`}
      strokeDashoffset="1"
    />
  );
}
