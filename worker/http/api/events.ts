import { type Context, Hono } from 'hono';
import { yearSpan } from '../../../astrology/events/year-events.ts';
import type { EventKindId } from '../../../features/events/calendar-event.ts';
import { calendarFile } from '../../../features/events/calendar-file.ts';
import { FIRST_YEAR, LAST_YEAR, readKinds, readYear } from '../../../features/events/event-query.ts';
import { calendarEventJson, skyEvents } from '../../../features/events/sky-events.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { loadWords } from '../../../locales/index.ts';
import { isLanguage, type Language } from '../../../locales/locales.ts';
import { href } from '../../../routes/href.ts';
import { yearOf } from '../../../routes/navigation.ts';
import { zoneClock } from '../../../routes/zones/zone-clock.ts';
import { buildId } from '../../build.ts';
import { zonePeriods } from '../../civil-time/zone-history.ts';
import type { AppEnv } from '../../env.ts';
import { openEdgeCache } from '../edge-cache.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { siteOrigin } from '../origin.ts';
import { errorBody } from './api-error.ts';

/** The sky of a year is the same for all and changes with a release at most. */
const SHARED = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';
/** An error is told in the caller's language. */
const PRIVATE = 'private, no-store';

/** /api/astrology/events: the events of a year as JSON, and as an iCalendar file. */
export const eventsApi = new Hono<AppEnv>();

async function refuse(c: Context<AppEnv>, fields: Readonly<Record<string, string>>): Promise<Response> {
  c.header('Cache-Control', PRIVATE);
  return c.json(await errorBody(c, 'invalid_input', { fields }), 422);
}

/** Answers from the data centre's cache, which is filled behind the answer. A cache that fails is no cache. */
async function kept(
  c: Context<AppEnv>,
  key: string,
  make: () => Response | Promise<Response>,
): Promise<Response> {
  const cache = openEdgeCache();
  const url = `https://kept.invalid/${buildId}/events/${key}`;
  const known = await cache?.match(url).catch(() => undefined);
  if (known) return new Response(known.body, known);
  const answer = await make();
  if (cache) c.executionCtx.waitUntil(cache.put(url, answer.clone()).catch(() => undefined));
  return answer;
}

eventsApi.get('/events', rateLimit('CHARTS_LIMIT'), (c) => {
  const year = readYear(c.req.query('year'));
  if (!year.ok) return refuse(c, { year: year.code });
  return kept(c, `${year.value}`, () => {
    const { fromMs, toMs } = yearSpan(year.value);
    const events = skyEvents(fromMs, toMs).map(calendarEventJson);
    return Response.json({ events }, { headers: { 'Cache-Control': SHARED } });
  });
});

interface FileQuery {
  /** Null: from this year on, for a calendar that subscribes. */
  year: number | null;
  kinds: readonly EventKindId[];
  language: Language;
  /** A zone of the tz database. */
  zone: string;
}

function readFileQuery(c: Context<AppEnv>): { query: FileQuery } | { fields: Record<string, string> } {
  const yearText = c.req.query('year');
  const year = yearText === undefined ? { ok: true as const, value: null } : readYear(yearText);
  const kinds = readKinds(c.req.queries('show') ?? []);
  const language = c.req.query('lang') ?? c.get('language');
  const zone = c.req.query('tz') || 'UTC';
  const isKnown = isLanguage(language);
  const isZone = zonePeriods(zone, 0, 0) !== null;
  if (year.ok && kinds.ok && isKnown && isZone) {
    return { query: { year: year.value, kinds: kinds.value, language, zone } };
  }
  return {
    fields: {
      ...(!year.ok && { year: year.code }),
      ...(!kinds.ok && { show: kinds.code }),
      ...(!isKnown && { lang: 'malformed' }),
      ...(!isZone && { tz: 'malformed' }),
    },
  };
}

/** This year and the next, as far as the ephemeris goes. */
function yearsFrom(year: number): number[] {
  return [year, year + 1].filter((each) => each >= FIRST_YEAR && each <= LAST_YEAR);
}

const SERVICES = { clockPeriods: zonePeriods };

async function fileResponse(c: Context<AppEnv>, query: FileQuery, years: number[]): Promise<Response> {
  const { year, kinds, language, zone } = query;
  const [first = 0, last = first] = [years[0], years.at(-1)];
  const { wallMs } = zoneClock(SERVICES, zone, Date.UTC(first, 0, 1), Date.UTC(last + 1, 0, 1));
  const dictionaries = await loadWords(language, ['events', 'astro']);
  const words = dictionaries.section('events');
  const origin = siteOrigin(c);
  const text = calendarFile({
    years,
    zone: { id: zone, wallMs },
    kinds,
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
      'Cache-Control': c.req.query('lang') === undefined ? PRIVATE : SHARED,
    },
  });
}

eventsApi.get('/events.ics', rateLimit('CHARTS_LIMIT'), (c) => {
  const read = readFileQuery(c);
  if ('fields' in read) return refuse(c, read.fields);
  const { year, kinds, language, zone } = read.query;
  const years = year === null ? yearsFrom(yearOf(Date.now())) : [year];
  const make = () => fileResponse(c, read.query, years);
  if (c.req.query('lang') === undefined) return make();
  const origin = encodeURIComponent(siteOrigin(c));
  return kept(
    c,
    [origin, language, year ?? 'open', years[0], kinds.join('+'), encodeURIComponent(zone), 'ics'].join('/'),
    make,
  );
});

for (const path of ['/events', '/events.ics']) {
  eventsApi.all(path, (c) => {
    throw methodNotAllowed(c, 'GET, HEAD');
  });
}
