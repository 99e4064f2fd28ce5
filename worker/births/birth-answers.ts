import { chartRulerOf } from '../../astrology/balance.ts';
import { aspectsWith, bodyOf } from '../../astrology/chart-facts.ts';
import { signDegreeOf, signOf } from '../../astrology/signs.ts';
import type { JunoAnswer, RisingSignAnswer } from '../../contract/birth-answers.ts';
import type { NatalChartAnswer } from '../../contract/natal-chart.ts';

/** What the API says of a chart: one function for each question that a birth can be asked. */

function birthOf({ instant, utcOffsetSeconds, timeZone, place }: NatalChartAnswer) {
  return { instant, utcOffsetSeconds, timeZone, place };
}

export function natalChartAnswer(chart: NatalChartAnswer): NatalChartAnswer {
  return chart;
}

export function risingSignAnswer(chart: NatalChartAnswer): RisingSignAnswer {
  const longitude = chart.angles?.ascendant;
  const ascendant =
    longitude === undefined
      ? null
      : { longitude, sign: signOf(longitude), signDegree: signDegreeOf(longitude) };
  const possible = chart.day?.risingSigns ?? null;
  return { ...birthOf(chart), ascendant, ruler: chartRulerOf(chart), possible };
}

export function junoAnswer(chart: NatalChartAnswer): JunoAnswer {
  return {
    ...birthOf(chart),
    juno: bodyOf(chart.bodies, 'juno'),
    signChange: chart.day?.signChanges.find(({ body }) => body === 'juno') ?? null,
    aspects: aspectsWith(chart.aspects, 'juno'),
  };
}
