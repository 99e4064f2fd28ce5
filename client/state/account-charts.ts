import { type ChartFields, pickFields } from '../../contract/birth-fields.ts';
import { type ChartKind, readChartKind } from '../../contract/chart-kind.ts';
import type { Http } from '../api/http.ts';
import { siteHttp } from '../api/site-http.ts';
import { accountId } from './account-id.ts';
import { accountList, setAccountList } from './account-list.ts';
import { isRecord } from './is-record.ts';
import { type KeptChart, keptChart } from './kept-charts.ts';

/**
 * The charts in the account of whoever is signed in. Import this module dynamically and nowhere else: nobody who is not
 * signed in needs it.
 */

const CHARTS_PATH = '/api/user/charts';

/** What became of a chart that was to be kept in the account. */
export type AccountOutcome = 'kept' | 'full' | 'failed';

/** A birth to keep, and its name: what somebody typed, or what the birth is called without. */
export interface NewChart {
  name: string;
  isTyped: boolean;
  /** Whose it is, where that was said. */
  kind?: ChartKind | null;
  fields: Readonly<Record<string, string>>;
}

interface PutBody {
  name: string;
  kind?: ChartKind;
  fields?: ChartFields;
}

/** A chart as the API writes it; null for anything that is none. */
export function readChart(body: unknown): KeptChart | null {
  if (!isRecord(body) || typeof body.id !== 'string' || typeof body.name !== 'string') return null;
  const { id, name, fields } = body;
  return isRecord(fields) ? { id, name, kind: readChartKind(body.kind), fields: pickFields(fields) } : null;
}

function readCharts(body: unknown): KeptChart[] {
  const charts = isRecord(body) && Array.isArray(body.charts) ? body.charts : [];
  return charts.map(readChart).filter((chart) => chart !== null);
}

export function createAccountCharts(send: Http['send']) {
  let asking: Promise<void> | null = null;
  let keeping: Promise<unknown> = Promise.resolve();

  const put = (id: string, json: PutBody) =>
    send(`${CHARTS_PATH}/${id}`, { method: 'PUT', json }).catch(() => null);

  async function ask(): Promise<void> {
    const response = await send(CHARTS_PATH).catch(() => null);
    const charts = response?.ok ? readCharts(await response.json().catch(() => null)) : null;
    if (charts) setAccountList(charts);
  }

  /** Asks for the list where it is not known, once at a time. A failure is told to nobody: the next to ask asks anew. */
  async function load(): Promise<void> {
    if (accountList() !== null) return;
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  }

  /** Keeps one chart. The account knows it by its birth: kept again it is the same, by the name that was typed and of the kind that was said. */
  async function keep({ isTyped, ...told }: NewChart): Promise<AccountOutcome> {
    const { name, fields, ...wanted } = keptChart(told);
    const said = wanted.kind && { kind: wanted.kind };
    const response = await put(await accountId(wanted), { name, ...said, fields });
    if (!response?.ok) return response?.status === 409 ? 'full' : 'failed';
    const answered = readChart(await response.json().catch(() => null));
    if (!answered) return 'failed';
    const chart = { ...answered, ...(isTyped && { name }), ...said };
    const isChanged = chart.name !== answered.name || chart.kind !== answered.kind;
    if (isChanged && !(await put(answered.id, { name: chart.name, ...said }))?.ok) return 'failed';
    const others = accountList()?.filter(({ id }) => id !== chart.id);
    // A list that was never read would be taken for the whole.
    if (others) setAccountList([chart, ...others]);
    return 'kept';
  }

  async function keepEach(charts: readonly NewChart[]): Promise<AccountOutcome> {
    for (const chart of charts) {
      const outcome = await keep(chart);
      if (outcome !== 'kept') return outcome;
    }
    return 'kept';
  }

  /**
   * Keeps several, one after the other; the first that is not taken ends it. Whoever asks meanwhile waits: a birth that is asked
   * for twice is found the second time.
   */
  function keepAll(charts: readonly NewChart[]): Promise<AccountOutcome> {
    const mine = keeping.then(() => keepEach(charts));
    keeping = mine;
    return mine;
  }

  return { load, keepAll };
}

/** This page's. */
export const accountCharts = createAccountCharts(siteHttp.send);
