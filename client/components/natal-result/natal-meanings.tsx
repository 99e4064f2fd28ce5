import type { ChartFigure } from '../../../astrology/chart-types.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import type { NatalReading, ReadPoint } from '../../../features/readings/reading-types.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { NatalWords } from '../../../locales/en/natal.ts';
import { ABOUT_PARAMETER, aboutIdOf } from '../celestia/about-point.ts';
import { formatClock } from '../moment-text.ts';
import { type AskDoor, PlacementReadings } from '../reading/placement-readings.tsx';
import { partId } from './contents.tsx';
import { signChangeText } from './sign-change-text.ts';
import './natal-result.css';

interface NatalMeaningsProps {
  figure: Pick<ChartFigure, 'angles'>;
  /** Null for a chart that came by a link. */
  chart: BirthChart | null;
  reading: NatalReading;
  /** Where a placement can be asked about. */
  askPath: string;
  words: NatalWords;
  astro: AstroWords;
  tag: string;
}

/** Sun, Moon and rising sign stand open. */
const BIG_THREE: ReadonlySet<ReadPoint> = new Set(['sun', 'moon', 'ascendant'] as const);

/** What each placement of a chart means, below what tells which to begin with. */
export function NatalMeanings(props: NatalMeaningsProps) {
  const { reading, words, astro } = props;
  return (
    <section aria-labelledby={partId('reading')}>
      <h2 id={partId('reading')}>{words.result.meaning}</h2>
      <p className="result__intro no-print">{introOf(props)}</p>
      <PlacementReadings
        readings={reading.placements}
        lots={reading.lots}
        words={astro}
        risingIn={words.risingIn}
        open={BIG_THREE}
        door={doorTo(props)}
        changeText={(point) => changeTextOf(point, props)}
      />
    </section>
  );
}

/** Of Sun, Moon and rising sign the introduction names those that follow, and says why one does not. */
function introOf({ figure, reading: { placements }, words: { result } }: NatalMeaningsProps): string {
  const words = result.meaningUntimed;
  const [sun, moon, rising] = (['sun', 'moon', 'ascendant'] as const).map((point) =>
    placements.find((reading) => reading.point === point),
  );
  // The hour may be open and the rising sign certain all the same.
  if (figure.angles || (sun && moon && rising && !('signs' in moon))) return result.meaningIntro;
  const start = sun && moon ? words.both : sun ? words.sun : moon ? words.moon : null;
  const moonOpen = moon && 'signs' in moon ? words.moonOpen : null;
  const noRising = rising ? null : words.noRising;
  return [words.each, start, moonOpen, noRising].filter((sentence) => sentence !== null).join(' ');
}

function doorTo({ askPath, words: { result } }: NatalMeaningsProps): AskDoor {
  return { text: result.ask, pathOf: (point) => `${askPath}?${ABOUT_PARAMETER}=${aboutIdOf(point)}` };
}

/** When a body passed into another sign on the day of birth; null where it did not, or that day is not known. */
function changeTextOf(point: ReadPoint, { chart, words, astro, tag }: NatalMeaningsProps): string | null {
  const change = chart?.day?.signChanges.find(({ body }) => body === point);
  if (!chart || !change) return null;
  return signChangeText(change, words.unknownTime, astro, (instantMs) =>
    formatClock(instantMs, chart.utcOffsetSeconds, tag),
  );
}
