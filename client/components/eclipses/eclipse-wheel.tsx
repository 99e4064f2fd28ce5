import type { EclipseTouch } from '../../../astrology/eclipses/eclipse-contacts.ts';
import { openBodies, steadyFigure } from '../../../astrology/steady-figure.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { Eclipse } from '../../../features/eclipses/eclipse-view.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { BiWheel, BiWheelLegend } from '../bi-wheel/bi-wheel.tsx';
import { LUMINARIES } from './contact-list.tsx';
import './chart-answer.css';

interface EclipseWheelProps {
  eclipse: Eclipse;
  chart: BirthChart;
  touch: Pick<EclipseTouch, 'contacts'>;
  /** What the eclipse is called. */
  name: string;
  words: EclipsesWords['chart']['wheel'];
  astro: AstroWords;
}

/** The birth chart with the eclipse outside it, lines to the points that it touches. */
export function EclipseWheel({ eclipse, chart, touch, name, words, astro }: EclipseWheelProps) {
  const { kind, eclipticLongitude } = eclipse;
  const luminary = { id: LUMINARIES[kind], longitude: eclipticLongitude, retrograde: false };
  const names = { first: words.chart, second: name };
  return (
    <div className="eclipse-touch__wheel">
      <BiWheel
        first={steadyFigure(chart, openBodies(chart.day))}
        second={{ bodies: [luminary], angles: null }}
        names={names}
        aspects={touch.contacts.map(({ point, aspect, orbDeg }) => ({
          first: point,
          second: luminary.id,
          aspect,
          orb: orbDeg,
        }))}
        words={astro}
        title={words.title}
        description={words.description}
      />
      <BiWheelLegend names={names} words={astro.biWheel} />
    </div>
  );
}
