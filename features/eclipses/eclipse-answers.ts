import { type EclipseContact, eclipseTouch } from '../../astrology/eclipses/eclipse-contacts.ts';
import type { LocalLunarEclipse } from '../../astrology/eclipses/local-lunar.ts';
import type { LocalSolarEclipse } from '../../astrology/eclipses/local-solar.ts';
import {
  type LunarContacts,
  type LunarEclipse,
  lunarEclipses,
  lunarEclipsesWithShadow,
} from '../../astrology/eclipses/lunar-eclipses.ts';
import { nextLocalEclipses } from '../../astrology/eclipses/next-local.ts';
import type { EclipseKind } from '../../astrology/eclipses/saros.ts';
import {
  type SolarEclipse,
  solarEclipses,
  solarEclipsesWithElements,
} from '../../astrology/eclipses/solar-eclipses.ts';
import type { EclipsesAnswer, LocalEclipsesAnswer, NatalEclipsesAnswer } from '../../contract/eclipses.ts';
import { LOCAL_ECLIPSES } from '../../contract/limits.ts';
import { LATEST_MS } from '../../contract/years.ts';
import type { BirthChart } from '../births/birth-chart.ts';
import type { EclipseRange, LocalEclipseQuery, NatalEclipsesQuery } from './eclipse-query.ts';

function iso(instantMs: number): string {
  return new Date(instantMs).toISOString();
}

/** Figures as fine as they are good: a place to 0.001 degrees, a magnitude to 0.0001. */
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function isoOrNull(instantMs: number | null): string | null {
  return instantMs === null ? null : iso(instantMs);
}

function contactsAnswer({ p1Ms, u1Ms, u2Ms, u3Ms, u4Ms, p4Ms }: LunarContacts) {
  return {
    p1: iso(p1Ms),
    u1: isoOrNull(u1Ms),
    u2: isoOrNull(u2Ms),
    u3: isoOrNull(u3Ms),
    u4: isoOrNull(u4Ms),
    p4: iso(p4Ms),
  };
}

function signOfEclipse({ eclipticLongitude, sign, signDegree }: SolarEclipse | LunarEclipse) {
  return {
    eclipticLongitude: rounded(eclipticLongitude, 4),
    sign,
    signDegree: rounded(signDegree, 4),
  };
}

function solarAnswer(eclipse: SolarEclipse) {
  return {
    kind: eclipse.kind,
    type: eclipse.type,
    central: eclipse.central,
    maximum: iso(eclipse.maximumMs),
    latitude: rounded(eclipse.latitude, 3),
    longitude: rounded(eclipse.longitude, 3),
    magnitude: rounded(eclipse.magnitude, 4),
    saros: eclipse.saros,
    gamma: rounded(eclipse.gamma, 4),
    begin: iso(eclipse.beginMs),
    end: iso(eclipse.endMs),
    durationSeconds:
      eclipse.centralDurationSeconds === null ? null : Math.round(eclipse.centralDurationSeconds),
    ...signOfEclipse(eclipse),
  };
}

/** The magnitude that a lunar eclipse goes by: that of the umbra, or of the penumbra where the umbra misses the Moon. */
function lunarMagnitude({ umbralMagnitude, penumbralMagnitude }: LunarEclipse | LocalLunarEclipse): number {
  return umbralMagnitude > 0 ? umbralMagnitude : penumbralMagnitude;
}

function lunarMagnitudes(eclipse: LunarEclipse | LocalLunarEclipse) {
  return {
    magnitude: rounded(lunarMagnitude(eclipse), 4),
    umbralMagnitude: rounded(eclipse.umbralMagnitude, 4),
    penumbralMagnitude: rounded(eclipse.penumbralMagnitude, 4),
  };
}

function lunarAnswer(eclipse: LunarEclipse) {
  return {
    kind: eclipse.kind,
    type: eclipse.type,
    maximum: iso(eclipse.maximumMs),
    ...lunarMagnitudes(eclipse),
    saros: eclipse.saros,
    gamma: rounded(eclipse.gamma, 4),
    marginal: eclipse.marginal,
    contacts: contactsAnswer(eclipse.contacts),
    ...signOfEclipse(eclipse),
  };
}

/** Answers as long as their eclipses are cached, some 0.9 kB each: two centuries hold fifteen thousand figures to round. */
const answers = new WeakMap<
  SolarEclipse | LunarEclipse,
  ReturnType<typeof solarAnswer> | ReturnType<typeof lunarAnswer>
>();

function earthAnswer(eclipse: SolarEclipse | LunarEclipse) {
  const known = answers.get(eclipse);
  if (known) return known;
  const answer = eclipse.kind === 'solar' ? solarAnswer(eclipse) : lunarAnswer(eclipse);
  answers.set(eclipse, answer);
  return answer;
}

function localInstants(eclipse: LocalSolarEclipse | LocalLunarEclipse) {
  return {
    begin: iso(eclipse.beginMs),
    maximum: iso(eclipse.maximumMs),
    end: iso(eclipse.endMs),
    seenFrom: iso(eclipse.seenFromMs),
    seenUntil: iso(eclipse.seenUntilMs),
    saros: eclipse.saros,
  };
}

function localAnswer(eclipse: LocalSolarEclipse | LocalLunarEclipse) {
  if (eclipse.kind === 'lunar') {
    const contacts = eclipse.contacts.map(({ contact, instantMs, altitudeDeg, isUp }) => ({
      contact,
      instant: iso(instantMs),
      altitude: rounded(altitudeDeg, 2),
      isUp,
    }));
    // Part of the disc: the figure of a solar eclipse alone.
    const { kind, type } = eclipse;
    return {
      kind,
      type,
      ...localInstants(eclipse),
      ...lunarMagnitudes(eclipse),
      obscuration: null,
      contacts,
    };
  }
  const { begin, maximum, end } = eclipse.altitudeDeg;
  return {
    kind: eclipse.kind,
    type: eclipse.type,
    ...localInstants(eclipse),
    innerBegin: isoOrNull(eclipse.innerBeginMs),
    innerEnd: isoOrNull(eclipse.innerEndMs),
    magnitude: rounded(eclipse.magnitude, 4),
    obscuration: rounded(eclipse.obscuration, 4),
    altitude: { begin: rounded(begin, 2), maximum: rounded(maximum, 2), end: rounded(end, 2) },
  };
}

/** Eclipses of the Earth as the API writes them, in order of time. */
export function eclipsesAnswer({ kinds, fromMs, toMs }: EclipseRange): EclipsesAnswer {
  const solar = kinds.includes('solar') ? solarEclipses(fromMs, toMs) : [];
  const lunar = kinds.includes('lunar') ? lunarEclipses(fromMs, toMs) : [];
  const eclipses = [...solar, ...lunar].toSorted((a, b) => a.maximumMs - b.maximumMs);
  return { eclipses: eclipses.map(earthAnswer) };
}

/** The next ten that a place sees. */
export function localEclipsesAnswer({
  kinds,
  latitude,
  longitude,
  fromMs,
}: LocalEclipseQuery): LocalEclipsesAnswer {
  const eclipses = kinds
    .flatMap((kind) => nextLocalEclipses(kind, latitude, longitude, fromMs, LOCAL_ECLIPSES))
    .toSorted((a, b) => a.maximumMs - b.maximumMs)
    .slice(0, LOCAL_ECLIPSES);
  return { eclipses: eclipses.map(localAnswer) };
}

/** The first few of a kind from an instant on; fewer where the century ends. */
function nextEclipses(kind: EclipseKind, fromMs: number, count: number): (SolarEclipse | LunarEclipse)[] {
  const found =
    kind === 'solar'
      ? solarEclipsesWithElements(fromMs, LATEST_MS)
      : lunarEclipsesWithShadow(fromMs, LATEST_MS);
  return found
    .take(count)
    .map(({ eclipse }) => eclipse)
    .toArray();
}

function touchAnswer({ house, contacts }: ReturnType<typeof eclipseTouch>) {
  const toAnswer = ({ point, aspect, orbDeg }: EclipseContact) => ({
    point,
    aspect,
    orb: rounded(orbDeg, 4),
  });
  return { house, contacts: contacts.map(toAnswer) };
}

/** A lunar eclipse gives its instants of contact with the shadow another name: `contacts` are those with the chart. */
function natalAnswer(eclipse: SolarEclipse | LunarEclipse, chart: BirthChart) {
  const touch = touchAnswer(eclipseTouch(eclipse.eclipticLongitude, chart));
  if (eclipse.kind === 'solar') return { ...solarAnswer(eclipse), ...touch };
  const { contacts: shadowContacts, ...facts } = lunarAnswer(eclipse);
  return { ...facts, shadowContacts, ...touch };
}

/** The next eclipses, each with its house in a chart and the points that it touches. */
export function natalEclipsesAnswer(
  chart: BirthChart,
  { kinds, fromMs, count }: NatalEclipsesQuery,
): NatalEclipsesAnswer {
  const eclipses = kinds
    .flatMap((kind) => nextEclipses(kind, fromMs, count))
    .toSorted((a, b) => a.maximumMs - b.maximumMs)
    .slice(0, count);
  return { eclipses: eclipses.map((eclipse) => natalAnswer(eclipse, chart)), notices: chart.notices };
}
