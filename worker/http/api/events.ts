import { type Context, Hono } from 'hono';
import type { PlanetId } from '../../../astrology/events/event-types.ts';
import { yearSpan } from '../../../astrology/events/year-events.ts';
import { invalidInput } from '../../../contract/app-error.ts';
import type { EventKindId } from '../../../contract/choices.ts';
import type { EventsAnswer } from '../../../contract/events.ts';
import { isServedYear } from '../../../contract/years.ts';
import { calendarFile } from '../../../features/events/calendar-file.ts';
import { readKinds, readPlanet, readYear } from '../../../features/events/event-query.ts';
import { calendarEventJson, skyEvents } from '../../../features/events/sky-events.ts';
import type { Parsed } from '../../../features/parsed.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { loadWords } from '../../../locales/index.ts';
import { isLanguage, type Language } from '../../../locales/locales.ts';
import { href } from '../../../routes/href.ts';
import { yearOf } from '../../../routes/navigation.ts';
import { isZone, zoneClock } from '../../../routes/zones/zone-clock.ts';
import { CLOCKS } from '../../civil-time/clocks.ts';
import type { AppEnv } from '../../env.ts';
import { NO_STORE, SHARED_SKY } from '../cache-control.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { siteOrigin } from '../origin.ts';
import { queryOf } from './query-of.ts';
import { sharedAnswer } from './shared-answer.ts';

/** /api/astrology/events: the events of a year as JSON, and as an iCalendar file. */
export const eventsApi = new Hono<AppEnv>();

eventsApi.get('/events', rateLimit('API_LIMIT'), (c) => {
  const year = readYear(c.req.query('year'));
  if (!year.ok) throw invalidInput({ year: year.code });
  return sharedAnswer(c, ['events', year.value], () => {
    const { fromMs, toMs } = yearSpan(year.value);
    const events = skyEvents(fromMs, toMs).map(calendarEventJson);
    return Response.json({ events } satisfies EventsAnswer, { headers: { 'Cache-Control': SHARED_SKY } });
  });
});

interface FileQuery {
  /** Null: from this year on, for a calendar that subscribes. */
  year: number | null;
  kinds: readonly EventKindId[];
  planet: PlanetId | null;
  language: Language;
  /** A zone of the tz database. */
  zone: string;
}

function readFileQuery(c: Context<AppEnv>): Parsed<FileQuery> {
  const yearText = c.req.query('year');
  const year = yearText === undefined ? { ok: true as const, value: null } : readYear(yearText);
  const kinds = readKinds(c.req.queries('show') ?? []);
  const language = c.req.query('lang') ?? c.get('language');
  const zone = c.req.query('tz') || 'UTC';
  const isKnown = isLanguage(language);
  const isKnownZone = isZone(CLOCKS, zone);
  const planet = readPlanet(c.req.query('body'));
  if (year.ok && kinds.ok && planet.ok && isKnown && isKnownZone) {
    const query = { year: year.value, kinds: kinds.value, planet: planet.value, language, zone };
    return { ok: true, query };
  }
  return {
    ok: false,
    fields: {
      ...(!year.ok && { year: year.code }),
      ...(!kinds.ok && { show: kinds.code }),
      ...(!planet.ok && { body: planet.code }),
      ...(!isKnown && { lang: 'malformed' }),
      ...(!isKnownZone && { tz: 'malformed' }),
    },
  };
}

/** This year and the next, as far as the ephemeris goes. */
function yearsFrom(year: number): number[] {
  return [year, year + 1].filter(isServedYear);
}

async function fileResponse(c: Context<AppEnv>, query: FileQuery, years: number[]): Promise<Response> {
  const { year, kinds, planet, language, zone } = query;
  const [first = 0, last = first] = [years[0], years.at(-1)];
  const { wallMs } = zoneClock(CLOCKS, zone, Date.UTC(first, 0, 1), Date.UTC(last + 1, 0, 1));
  const dictionaries = await loadWords(language, ['events', 'astro']);
  const words = dictionaries.section('events');
  const origin = siteOrigin(c);
  const text = calendarFile({
    years,
    zone: { id: zone, wallMs },
    kinds,
    planet,
    language,
    name: `Celestia: ${year === null ? words.file.nameOpen : fillText(words.file.name, { year })}`,
    pageUrl: (each) => origin + href('astrological-events', language, { year: String(each) }),
    dictionaries: { words, astro: dictionaries.section('astro') },
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="celestia-${year ?? 'sky'}-${language}.ics"`,
      'Content-Language': dictionaries.tag,
      // Without a language in the address the answer depends on cookie and browser: then nothing may keep it.
      'Cache-Control': c.req.query('lang') === undefined ? NO_STORE : SHARED_SKY,
    },
  });
}

eventsApi.get('/events.ics', rateLimit('API_LIMIT'), (c) => {
  const query = queryOf(readFileQuery(c));
  const { year, kinds, planet, language, zone } = query;
  const years = year === null ? yearsFrom(yearOf(Date.now())) : [year];
  const make = () => fileResponse(c, query, years);
  if (c.req.query('lang') === undefined) return make();
  const key = [
    'events',
    siteOrigin(c),
    language,
    year ?? 'open',
    years[0] ?? '',
    kinds.join('+'),
    planet ?? '',
    zone,
    'ics',
  ];
  return sharedAnswer(c, key, make);
});
