import { bodyIdsOf } from '../../../astrology/shown-bodies.ts';
import { GlyphSprite } from '../../../client/components/glyphs.tsx';
import { SkyDayIsland } from '../../../client/components/sky-day/sky-day-island.tsx';
import { pickFields } from '../../../contract/birth-fields.ts';
import type { Translator } from '../../../locales/index.ts';
import { LOCALES } from '../../../locales/locales.ts';
import { SHARE_PARAMETER } from '../../shared-chart.ts';
import type { NatalData, NatalResultData } from './load.ts';

interface SkyPartProps {
  result: NatalResultData;
  values: NatalData['values'];
  words: Translator<'natal' | 'astro' | 'errors' | 'transits'>;
  /** Path of the page. */
  action: string;
}

/** As fine as a wheel is drawn. */
function rounded(deg: number): number {
  return Number(deg.toFixed(3));
}

/** The sky of a day over the chart: a birth is posted again, a shared chart stands in its address. */
export function SkyPart({ result: { sky, chart, code }, values, words, action }: SkyPartProps) {
  const { figure, points, zone, error, shown } = sky;
  const { zodiac, node, lilith } = figure.settings;
  const { form, wheel } = words.section('natal');
  const { day, month, year } = form;
  const { details, close, hint } = wheel;
  const { malformed, impossible, out_of_sky } = words.section('errors').fields.date;
  const { bodies, angles, signs, anglesShort, retrograde, applying, separating, aspects, biWheel } =
    words.section('astro');
  const inside = new Set(figure.bodies.map(({ id }) => id));
  return (
    <>
      {/* The wheel above draws the glyphs of what stands on it. */}
      <GlyphSprite glyphs={bodyIdsOf({ lilith }).filter((id) => !inside.has(id))} />
      <SkyDayIsland
        chart={{
          bodies: figure.bodies.map(({ id, longitude, retrograde: isRetrograde }) => ({
            id,
            longitude: rounded(longitude),
            retrograde: isRetrograde,
          })),
          angles: figure.angles,
          houses: figure.houses && { ...figure.houses, cusps: figure.houses.cusps.map(rounded) },
        }}
        points={points}
        zodiac={zodiac}
        node={node}
        lilith={lilith}
        tag={words.tag}
        zone={zone}
        dateOrder={LOCALES[words.language].dateOrder}
        action={action}
        method={chart ? 'post' : 'get'}
        hidden={chart ? birthFields(values) : { [SHARE_PARAMETER]: code }}
        values={sky.values}
        error={error}
        shown={shown}
        words={words.section('transits')}
        details={{ details, close, hint }}
        parts={{ day, month, year }}
        faults={{ malformed, impossible, out_of_range: out_of_sky }}
        astro={{ bodies, angles, signs, anglesShort, retrograde, applying, separating, aspects, biWheel }}
      />
    </>
  );
}

function birthFields(values: NatalData['values']): Readonly<Record<string, string>> {
  const entries = Object.entries(pickFields(values));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
