import { chartRulerOf } from '../../astrology/balance.ts';
import { signDegreeOf, signOf } from '../../astrology/signs.ts';
import type { JunoAnswer, RisingSignAnswer } from '../../client/api/birth-answers.ts';
import type { NatalChartAnswer } from '../../client/api/natal-chart.ts';
import { AppError } from '../errors.ts';

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
  const juno = chart.bodies.find(({ id }) => id === 'juno');
  if (!juno) throw new AppError('internal', 'a chart without Juno');
  const aspects = chart.aspects
    .filter(({ first, second }) => first === 'juno' || second === 'juno')
    .toSorted((a, b) => a.orb - b.orb);
  return { ...birthOf(chart), juno, aspects };
}
