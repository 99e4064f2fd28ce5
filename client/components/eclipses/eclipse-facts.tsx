import type { ReactNode } from 'react';
import type { LunarEclipse } from '../../../astrology/eclipses/lunar-eclipses.ts';
import type { SolarEclipse } from '../../../astrology/eclipses/solar-eclipses.ts';
import { formatPlace } from '../../../features/degrees.ts';
import {
  type Eclipse,
  formatCoordinates,
  formatDuration,
  formatMagnitude,
} from '../../../features/eclipses/eclipse-view.ts';
import type { PageClock } from '../../../features/local-time/page-clock.ts';
import type { AstroWords } from '../../../locales/en/astro.ts';
import type { EclipsesWords } from '../../../locales/en/eclipses.ts';
import { type FactRow, FactRows } from '../fact-rows.tsx';
import { Glyph } from '../glyphs.tsx';
import { Instant } from '../local-time/instant.tsx';
import './eclipses.css';

interface EclipseFactsProps {
  eclipse: Eclipse;
  words: EclipsesWords;
  astro: Pick<AstroWords, 'signs'>;
  clock: PageClock;
  /** Path of the glossary. */
  glossary: string;
}

export function EclipseFacts({ eclipse, words, astro, clock, glossary }: EclipseFactsProps) {
  const rows: FactRow[] = [
    [
      words.facts.sign,
      <>
        <Glyph glyph={eclipse.sign} /> {formatPlace(eclipse.eclipticLongitude)} {astro.signs[eclipse.sign]}
      </>,
      'zodiac',
    ],
    ...(eclipse.kind === 'solar' ? solarRows(eclipse, words, clock) : lunarRows(eclipse, words, clock)),
    [words.facts.saros, eclipse.saros, 'saros'],
  ];
  return <FactRows rows={rows} className="eclipse-rows" glossary={glossary} />;
}

function moment(instantMs: number, clock: PageClock): ReactNode {
  return <Instant at={instantMs} as="moment" clock={clock} />;
}

function solarRows(
  eclipse: SolarEclipse,
  { solar, facts, compass }: EclipsesWords,
  clock: PageClock,
): FactRow[] {
  const { tag } = clock;
  const { centralDurationSeconds, beginMs, endMs, magnitude } = eclipse;
  return [
    [solar.begin, moment(beginMs, clock)],
    [facts.maximum, moment(eclipse.maximumMs, clock)],
    [solar.end, moment(endMs, clock)],
    [solar.map.greatest, formatCoordinates(eclipse, compass, tag)],
    ...(centralDurationSeconds === null
      ? []
      : [[solar.duration, formatDuration(centralDurationSeconds, tag)] as const]),
    [facts.magnitude, formatMagnitude(magnitude, tag)],
  ];
}

function lunarRows(
  { contacts, ...eclipse }: LunarEclipse,
  { lunar, facts }: EclipsesWords,
  clock: PageClock,
): FactRow[] {
  const { tag } = clock;
  const { p1Ms, u1Ms, u2Ms, u3Ms, u4Ms, p4Ms } = contacts;
  const instants = [
    [lunar.contacts.p1, p1Ms],
    [lunar.contacts.u1, u1Ms],
    [lunar.contacts.u2, u2Ms],
    [facts.maximum, eclipse.maximumMs],
    [lunar.contacts.u3, u3Ms],
    [lunar.contacts.u4, u4Ms],
    [lunar.contacts.p4, p4Ms],
  ] as const;
  const { umbralMagnitude, penumbralMagnitude } = eclipse;
  return [
    ...instants.flatMap(([name, instantMs]): FactRow[] =>
      instantMs === null ? [] : [[name, moment(instantMs, clock)]],
    ),
    ...(umbralMagnitude > 0 ? [[lunar.umbral, formatMagnitude(umbralMagnitude, tag), 'umbra'] as const] : []),
    [lunar.penumbral, formatMagnitude(penumbralMagnitude, tag)],
  ];
}
