import { localLunarEclipse } from '../../astrology/eclipses/local-lunar.ts';
import { localSolarEclipse } from '../../astrology/eclipses/local-solar.ts';
import { nextLocalEclipses } from '../../astrology/eclipses/next-local.ts';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import type { FoundEclipse, LocalEclipse } from '../../client/components/eclipses/eclipse-view.ts';
import type { ClockedEclipse, EclipseAtPlace } from '../../client/components/eclipses/place-answer.tsx';
import { loadTexts } from '../../locales/interpretations.ts';
import type { PageOutcome, PageRequest } from '../page.ts';
import type { NamedPlace, PageServices, PlaceFormOutcome } from '../services.ts';
import { chooseEclipses, type EclipseChoice } from './choose-eclipses.ts';

/** What was asked about a place: nothing yet, something that names none, or the answer. */
export interface PlaceAsked {
  values: Readonly<Record<string, string>>;
  failure: Extract<PlaceFormOutcome, { ok: false }> | null;
  answer: EclipseAtPlace | null;
}

export interface EclipsesData extends EclipseChoice {
  /** What an eclipse in this sign is about. */
  meaning: string;
  asked: PlaceAsked;
}

const NOTHING_ASKED: PlaceAsked = { values: {}, failure: null, answer: null };

function seenFrom(found: FoundEclipse, place: NamedPlace): LocalEclipse | null {
  return 'elements' in found ? localSolarEclipse(found, place) : localLunarEclipse(found, place);
}

function answerPlace(
  place: NamedPlace,
  found: FoundEclipse,
  services: PageServices,
  nowMs: number,
): EclipseAtPlace {
  const clocked = (eclipse: LocalEclipse): ClockedEclipse => ({
    eclipse,
    utcOffsetSeconds: services.utcOffsetSeconds(place, eclipse.maximumMs),
  });
  const here = seenFrom(found, place);
  const next = nextLocalEclipses(found.eclipse.kind, place.latitude, place.longitude, nowMs);
  return { place, here: here && clocked(here), next: next.map(clocked) };
}

async function askPlace({ form, services, nowMs }: PageRequest, found: FoundEclipse): Promise<PlaceAsked> {
  if (!form) return NOTHING_ASKED;
  const outcome = await services.findPlaceByText(form);
  if (!outcome.ok) return { values: form, failure: outcome, answer: null };
  return { values: form, failure: null, answer: answerPlace(outcome.place, found, services, nowMs) };
}

/** The eclipse that the page is about, those around it, and what a place sees. */
export async function loadEclipses(
  kind: EclipseKind,
  request: PageRequest,
): Promise<PageOutcome<EclipsesData>> {
  const choice = chooseEclipses(kind, request.query, request.nowMs);
  if (!choice) return { notFound: true };
  const { featured } = choice;
  const [texts, asked] = await Promise.all([
    loadTexts(request.language, kind === 'solar' ? 'solarEclipse' : 'lunarEclipse'),
    askPlace(request, featured),
  ]);
  const data = { ...choice, meaning: texts[featured.eclipse.sign], asked };
  const status = asked.failure ? (asked.failure.code === 'unavailable' ? 503 : 422) : 200;
  return { data, status, personal: request.form !== null };
}
