import { withChosenNode } from '../../../astrology/chart-facts.ts';
import type { UncertainBirth } from '../../../client/components/uncertain-time/uncertain-birth.ts';
import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { withTime } from '../../../features/births/clock-fields.ts';
import { bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { readChart } from '../../../features/readings/natal-reading.ts';
import type { NatalReading } from '../../../features/readings/reading-types.ts';
import { sureFigure } from '../../../features/readings/sure-figure.ts';
import { sureRising } from '../../../features/readings/sure-rising.ts';
import { sharedAspects, unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { settingsBefore } from '../../../features/settings-change/settings-before.ts';
import { type SettingsChanges, settingsChanges } from '../../../features/settings-change/settings-change.ts';
import { signChartOf } from '../../../features/stencil/sign-chart.ts';
import { type BirthData, loadBirth, NO_BIRTH, withAllSettings } from '../../births/load-birth.ts';
import { loadUncertain } from '../../births/load-uncertain.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { decodeChart, encodeChart, SHARE_PARAMETER, type SharedChart } from '../../shared-chart.ts';
import { loadSky, type SkyQuestion } from './load-sky.ts';

type NatalRequest = ServedRequest<'births' | 'clocks'>;

/** A chart with all that is read of it. */
export interface NatalResultData {
  /** Where a rising sign was guessed, as it would be then. Of the Moon's two nodes the chosen one alone. */
  figure: SharedChart;
  /** As it was told; null for a chart that came by a link. */
  chart: BirthChart | null;
  /** Null where the time is known. */
  uncertain: UncertainBirth | null;
  reading: NatalReading;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** The chart as a link has it, without a guess. */
  code: string;
  /** The chart in a sentence or three, for whoever is shown its link. */
  brief: string | null;
  /** What a switch of the settings changed; null where none was switched. */
  changes: SettingsChanges | null;
  /** The sky of a day over the chart. */
  sky: SkyQuestion;
}

export type NatalData = BirthData<NatalResultData>;

async function loadShared(text: string, request: NatalRequest): Promise<PageOutcome<NatalData>> {
  const { language } = request;
  const decoded = decodeChart(text);
  if (!decoded) return { notFound: true };
  const figure = withChosenNode({ ...decoded, aspects: sharedAspects(decoded) }, decoded.settings.node);
  const unsteady = unsteadyBodies(figure, null);
  const [reading, lines] = await Promise.all([
    readChart(sureFigure(figure, null), language, { unsteady, signChanges: [] }),
    bigThreeLines(signChartOf(figure, unsteady), language),
  ]);
  const sky = loadSky(figure, unsteady, request);
  const brief = Object.values(lines).join(' ') || null;
  return {
    data: {
      ...NO_BIRTH,
      result: {
        figure,
        chart: null,
        uncertain: null,
        reading,
        unsteady,
        code: text,
        brief,
        changes: null,
        sky,
      },
    },
    personal: true,
  };
}

/** What is other in a chart than in that of the settings before, where the form switches them. */
async function changesOf(
  chart: BirthChart,
  { form, services }: NatalRequest,
): Promise<SettingsChanges | null> {
  const before = form && settingsBefore(form);
  if (!before) return null;
  const earlier = await services.births.cast(withTime({ ...form, ...before }));
  return earlier.ok ? settingsChanges(earlier.chart, chart) : null;
}

/** The chart of a posted birth or of a link, or the empty form. */
export async function loadNatal(request: NatalRequest): Promise<PageOutcome<NatalData>> {
  const shared = request.form ? null : request.query.get(SHARE_PARAMETER);
  if (shared !== null) return loadShared(shared, request);
  return loadBirth(
    request,
    async (chart, guess) => {
      const drawn = guess?.chart ?? chart;
      const figure = withChosenNode(drawn, drawn.settings.node);
      const unsteady = unsteadyBodies(figure, drawn);
      const [reading, uncertain, changes] = await Promise.all([
        readChart(sureFigure(figure, drawn.day), request.language, {
          unsteady,
          signChanges: drawn.day?.signChanges ?? [],
          rising: sureRising(drawn.day),
        }),
        loadUncertain({ chart, guess, form: request.form, language: request.language }),
        changesOf(chart, request),
      ]);
      const code = encodeChart(chart);
      const sky = loadSky(drawn, unsteady, request);
      return { figure, chart, uncertain, reading, unsteady, code, brief: null, changes, sky };
    },
    withAllSettings,
  );
}
