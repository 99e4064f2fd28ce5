import type { BirthChart } from '../../../features/births/birth-chart.ts';
import { withTime } from '../../../features/births/clock-fields.ts';
import { bigThreeLines } from '../../../features/readings/big-three-lines.ts';
import { readChart } from '../../../features/readings/natal-reading.ts';
import type { NatalReading } from '../../../features/readings/reading-types.ts';
import { sharedAspects, unsteadyBodies } from '../../../features/readings/unsteady-bodies.ts';
import { settingsBefore } from '../../../features/settings-change/settings-before.ts';
import { type SettingsChanges, settingsChanges } from '../../../features/settings-change/settings-change.ts';
import { signChartOf } from '../../../features/stencil/sign-chart.ts';
import { type BirthData, loadBirth, NO_BIRTH, withAllSettings } from '../../births/load-birth.ts';
import type { PageOutcome, ServedRequest } from '../../page.ts';
import { decodeChart, encodeChart, type SharedChart } from '../../shared-chart.ts';
import { loadSky, type SkyQuestion } from './load-sky.ts';

/** Parameter of a link that shows a chart without its birth date, time or place. */
export const SHARE_PARAMETER = 'c';

type NatalRequest = ServedRequest<'births' | 'clocks'>;

/** A chart with all that is read of it. */
export interface NatalResultData {
  figure: SharedChart;
  /** Null for a chart that came by a link. */
  chart: BirthChart | null;
  reading: NatalReading;
  /** Bodies whose sign the day of birth leaves open. */
  unsteady: ReadonlySet<string>;
  /** The figure as a link has it. */
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
  const figure = { ...decoded, aspects: sharedAspects(decoded) };
  const unsteady = unsteadyBodies(figure, null);
  const [reading, lines] = await Promise.all([
    readChart(figure, language, unsteady),
    bigThreeLines(signChartOf(figure, unsteady), language),
  ]);
  const sky = loadSky(figure, unsteady, request);
  const brief = Object.values(lines).join(' ') || null;
  return {
    data: {
      ...NO_BIRTH,
      result: { figure, chart: null, reading, unsteady, code: text, brief, changes: null, sky },
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
    async (chart) => {
      const unsteady = unsteadyBodies(chart, chart);
      const [reading, changes] = await Promise.all([
        readChart(chart, request.language, unsteady),
        changesOf(chart, request),
      ]);
      const sky = loadSky(chart, unsteady, request);
      return { figure: chart, chart, reading, unsteady, code: encodeChart(chart), brief: null, changes, sky };
    },
    withAllSettings,
  );
}
