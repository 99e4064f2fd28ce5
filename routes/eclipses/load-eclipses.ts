import { localLunarEclipse } from '../../astrology/eclipses/local-lunar.ts';
import { localSolarEclipse } from '../../astrology/eclipses/local-solar.ts';
import { nextLocalEclipses } from '../../astrology/eclipses/next-local.ts';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import { MS_PER_DAY } from '../../astrology/time-scales.ts';
import type { EclipseOfChart } from '../../client/components/eclipses/chart-answer.tsx';
import type { ClockedEclipse, EclipseAtPlace } from '../../client/components/eclipses/place-answer.tsx';
import type { NamedPlace, PlaceFormOutcome } from '../../features/births/place-form-outcome.ts';
import { chooseEclipses, type EclipseChoice } from '../../features/eclipses/choose-eclipses.ts';
import { type EclipseFamily, eclipseFamily } from '../../features/eclipses/eclipse-family.ts';
import {
  beginMsOf,
  dayOf,
  type Eclipse,
  endMsOf,
  type FoundEclipse,
  type LocalEclipse,
} from '../../features/eclipses/eclipse-view.ts';
import { loadTexts } from '../../locales/interpretations.ts';
import type { BirthData } from '../births/load-birth.ts';
import type { PageOutcome, ServedRequest } from '../page.ts';
import type { PlaceService } from '../services/place-service.ts';
import { askChart, asksChart, wantsChartForm } from './load-chart.ts';
import { type EclipseWords, loadEclipseWords } from './load-eclipse-words.ts';

/** What was asked about a place: nothing yet, something that names none, or the answer. */
export interface PlaceAsked {
  values: Readonly<Record<string, string>>;
  failure: Extract<PlaceFormOutcome, { ok: false }> | null;
  answer: EclipseAtPlace | null;
}

export interface EclipsesData extends EclipseChoice {
  /** What an eclipse in this sign is about. */
  meaning: string;
  /** On the page of an eclipse of its own day; the page of the next one is at its weight, and leads there. */
  signWords: EclipseWords | null;
  /** There alone too; null also for an eclipse that its series' catalogue leaves out. */
  family: EclipseFamily | null;
  asked: PlaceAsked;
  /** The question about a birth, and what the eclipse is to it. */
  birth: BirthData<EclipseOfChart>;
  /** Whether the form for a birth stands on the page. */
  asksBirth: boolean;
}

const NOTHING_ASKED: PlaceAsked = { values: {}, failure: null, answer: null };

function seenFrom(found: FoundEclipse, place: NamedPlace): LocalEclipse | null {
  return 'elements' in found ? localSolarEclipse(found, place) : localLunarEclipse(found, place);
}

function answerPlace(
  place: NamedPlace,
  found: FoundEclipse,
  places: PlaceService,
  nowMs: number,
): EclipseAtPlace {
  const clocked = (eclipse: LocalEclipse): ClockedEclipse => ({
    eclipse,
    utcOffsetSeconds: places.utcOffsetSeconds(place, eclipse.maximumMs),
  });
  const here = seenFrom(found, place);
  const next = nextLocalEclipses(found.eclipse.kind, place.latitude, place.longitude, nowMs);
  return { place, here: here && clocked(here), next: next.map(clocked) };
}

async function askPlace(request: ServedRequest<'places'>, found: FoundEclipse): Promise<PlaceAsked> {
  const { form, services, nowMs } = request;
  if (!form || asksChart(request)) return NOTHING_ASKED;
  const outcome = await services.places.find(form);
  if (!outcome.ok) return { values: form, failure: outcome, answer: null };
  return { values: form, failure: null, answer: answerPlace(outcome.place, found, services.places, nowMs) };
}

function statusOf({ failure }: PlaceAsked): 200 | 422 | 503 {
  if (!failure) return 200;
  return failure.code === 'unavailable' ? 503 : 422;
}

/** An eclipse of its own day, and a decade's list, are pages of their own. */
function ownQueryOf({ featured, isNext, decade }: EclipseChoice): string {
  if (!isNext) return `date=${dayOf(featured.eclipse)}`;
  return decade === null ? '' : `decade=${decade}`;
}

/** Until it begins or ends the page speaks of it as it does now, and until midnight counts the days to it rightly. */
function holdsUntilMs(eclipse: Eclipse, nowMs: number): number {
  const midnightMs = (Math.floor(nowMs / MS_PER_DAY) + 1) * MS_PER_DAY;
  const turnsMs = [beginMsOf(eclipse), endMsOf(eclipse)].filter((turnMs) => turnMs > nowMs);
  return Math.min(midnightMs, ...turnsMs);
}

/** The eclipse that the page is about, those around it, what a place sees, and what it is to a birth. */
export async function loadEclipses(
  kind: EclipseKind,
  request: ServedRequest<'births' | 'places'>,
): Promise<PageOutcome<EclipsesData>> {
  const choice = chooseEclipses(kind, request.query, request.nowMs);
  if (!choice) return { notFound: true };
  const { featured } = choice;
  const [texts, signWords, asked, birth] = await Promise.all([
    loadTexts(request.language, kind === 'solar' ? 'solarEclipse' : 'lunarEclipse'),
    choice.isNext ? null : loadEclipseWords(request.language, featured.eclipse),
    askPlace(request, featured),
    askChart(request, featured.eclipse),
  ]);
  const asksBirth = wantsChartForm(request);
  const data = {
    ...choice,
    meaning: texts[featured.eclipse.sign],
    signWords,
    family: choice.isNext ? null : eclipseFamily(featured.eclipse),
    asked,
    birth: birth.data,
    asksBirth,
  };
  const status = birth.status ?? statusOf(asked);
  return {
    data,
    status,
    personal: request.form !== null || asksBirth,
    ownQuery: ownQueryOf(choice),
    holdsUntilMs: holdsUntilMs(featured.eclipse, request.nowMs),
  };
}
