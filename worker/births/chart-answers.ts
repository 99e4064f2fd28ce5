import { chartRulerOf, dignitiesOf, traditionalRulerOf } from '../../astrology/balance.ts';
import { aspectsWith, bodyOf, withChosenNode } from '../../astrology/chart-facts.ts';
import type { DayFacts, SignChange } from '../../astrology/day-facts.ts';
import { isDayChart, lotsOf } from '../../astrology/patterns/lots.ts';
import type { RisingInterval } from '../../astrology/rising-signs.ts';
import { signDegreeOf, signOf } from '../../astrology/signs.ts';
import { computeSynastry } from '../../astrology/synastry/compute-synastry.ts';
import { isoInstant } from '../../astrology/time-scales.ts';
import type { JunoAnswer, RisingSignAnswer } from '../../contract/birth-answers.ts';
import type { NatalChartAnswer } from '../../contract/natal-chart.ts';
import type { SynastryAnswer } from '../../contract/synastry.ts';
import { type BirthChart, personOfChart } from '../../features/births/birth-chart.ts';
import { isoSeconds } from './iso-seconds.ts';

/** What the API says of a chart, its instants in ISO 8601: one function for each question that a birth can be asked. */

function birthOf({ instantMs, utcOffsetSeconds, timeZone, place }: BirthChart) {
  return { instant: isoSeconds(instantMs), utcOffsetSeconds, timeZone, place };
}

function intervalJson({ sign, fromMs, toMs }: RisingInterval) {
  return { sign, from: isoInstant(fromMs), to: isoInstant(toMs) };
}

function changeJson({ instantMs, ...change }: SignChange) {
  return { ...change, instant: isoInstant(instantMs) };
}

function dayJson({ fromMs, toMs, signChanges, risingSigns, ...day }: DayFacts) {
  return {
    from: isoInstant(fromMs),
    to: isoInstant(toMs),
    ...day,
    signChanges: signChanges.map(changeJson),
    risingSigns: risingSigns.map(intervalJson),
  };
}

export function natalChartAnswer(chart: BirthChart): NatalChartAnswer {
  const { settings, ayanamsa, bodies, angles, houses, aspects, notices, day } = chart;
  return {
    ...birthOf(chart),
    settings,
    ayanamsa,
    bodies,
    angles,
    houses,
    aspects,
    notices,
    points: lotsOf(withChosenNode(chart, settings.node)),
    isDay: isDayChart(chart),
    dignities: dignitiesOf(chart),
    day: day && dayJson(day),
  };
}

export function risingSignAnswer(chart: BirthChart): RisingSignAnswer {
  const longitude = chart.angles?.ascendant;
  const ascendant =
    longitude === undefined
      ? null
      : { longitude, sign: signOf(longitude), signDegree: signDegreeOf(longitude) };
  const possible = chart.day?.risingSigns.map(intervalJson) ?? null;
  const [ruler, traditionalRuler] = [chartRulerOf(chart), traditionalRulerOf(chart)];
  return { ...birthOf(chart), ascendant, ruler, traditionalRuler, possible };
}

export function junoAnswer(chart: BirthChart): JunoAnswer {
  const change = chart.day?.signChanges.find(({ body }) => body === 'juno');
  return {
    ...birthOf(chart),
    juno: bodyOf(chart.bodies, 'juno'),
    signChange: change ? changeJson(change) : null,
    aspects: aspectsWith(chart.aspects, 'juno'),
  };
}

export function synastryAnswer(first: BirthChart, second: BirthChart): SynastryAnswer {
  const { davison, ...together } = computeSynastry(personOfChart(first), personOfChart(second));
  const { instantMs, ...joint } = davison;
  return {
    first: natalChartAnswer(first),
    second: natalChartAnswer(second),
    ...together,
    davison: { instant: isoInstant(instantMs), ...joint },
  };
}
