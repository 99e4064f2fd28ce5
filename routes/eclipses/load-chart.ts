import { type EclipseContact, eclipseTouchIn } from '../../astrology/eclipses/eclipse-contacts.ts';
import { eclipsesTouching } from '../../astrology/eclipses/eclipse-contacts-ahead.ts';
import { LATEST_INSTANT_MS, MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { EclipseOfChart } from '../../client/components/eclipses/chart-answer.tsx';
import type { Eclipse } from '../../features/eclipses/eclipse-view.ts';
import { ASPECT_KINDS } from '../../locales/aspect-texts.ts';
import type { HouseTexts, Interpretations } from '../../locales/interpretation-types.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { Language } from '../../locales/locales.ts';
import { type BirthData, loadBirth } from '../births/load-birth.ts';
import type { PageAnswer, PageRequest, ServedRequest } from '../page.ts';

/** The hidden field that tells the form for a birth from the form for a place: both post to the same page. */
export const CHART_QUESTION = { ask: 'chart' } as const;

export function asksChart({ form }: PageRequest): boolean {
  return form?.ask === CHART_QUESTION.ask;
}

/** The form for a birth comes where it is asked for: most who come want to see the sky, and it is a third of the page. */
export const ASK_PARAMETER = 'ask';

export function wantsChartForm(request: PageRequest): boolean {
  return asksChart(request) || request.query.get(ASK_PARAMETER) === CHART_QUESTION.ask;
}

const AHEAD_MS = 5 * 365.25 * MS_PER_DAY;

async function houseTextOf(
  { kind }: Eclipse,
  house: number | null,
  language: Language,
): Promise<string | null> {
  if (house === null) return null;
  const texts = await loadTexts(language, 'eclipseHouses');
  return texts[kind][house as keyof HouseTexts];
}

/** What is written on the points that an eclipse touches, the closest first; of easy aspects nothing is. */
async function contactTextsOf(
  contacts: readonly EclipseContact[],
  language: Language,
): Promise<EclipseOfChart['contactTexts']> {
  const texts = await loadTexts(language, 'eclipseTouches');
  return contacts.flatMap(({ point, aspect }) => {
    const kind = ASPECT_KINDS[aspect];
    return kind !== 'flowing' && isTold(point, texts) ? [{ point, text: texts[point][kind] }] : [];
  });
}

function isTold(point: string, texts: Interpretations['eclipseTouches']): point is keyof typeof texts {
  return Object.hasOwn(texts, point);
}

/** What the page's eclipse is to a posted birth, and which of the coming five years' eclipses come close to it. */
export function askChart(
  request: ServedRequest<'births'>,
  eclipse: Eclipse,
): Promise<PageAnswer<BirthData<EclipseOfChart>>> {
  const { nowMs, language } = request;
  const aheadUntilMs = Math.min(nowMs + AHEAD_MS, LATEST_INSTANT_MS);
  return loadBirth(asksChart(request) ? request : { ...request, form: null }, async (chart) => {
    const touch = eclipseTouchIn(eclipse, chart);
    return {
      chart,
      touch,
      contactTexts: await contactTextsOf(touch.contacts, language),
      houseText: await houseTextOf(eclipse, touch.house, language),
      ahead: eclipsesTouching(chart, nowMs, aheadUntilMs),
    };
  });
}
