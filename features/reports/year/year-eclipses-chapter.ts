import { type EclipseTouch, eclipseTouchIn } from '../../../astrology/eclipses/eclipse-contacts.ts';
import { lunarEclipses } from '../../../astrology/eclipses/lunar-eclipses.ts';
import { solarEclipses } from '../../../astrology/eclipses/solar-eclipses.ts';
import { longitudeIn } from '../../../astrology/sidereal.ts';
import type { BookBlock } from '../../../contract/book.ts';
import { fillText } from '../../../locales/fill-text.ts';
import { formatDegrees } from '../../degrees.ts';
import { isHouse } from '../../readings/house-name.ts';
import { aside, chapter, facts, heading, paragraph, type Table } from '../book-blocks.ts';
import { placeName, pointName } from '../book-names.ts';
import type { YearGiven } from './year-given.ts';

interface ReadEclipse extends EclipseTouch {
  kind: 'solar' | 'lunar';
  maximumMs: number;
  /** In the zodiac of the chart, degrees. */
  longitudeDeg: number;
}

/** The year's eclipses in order of time, with what they are to the chart. */
function eclipsesOf({ chart, fromMs, toMs }: YearGiven): ReadEclipse[] {
  const touched = { ...chart, day: null };
  return [...solarEclipses(fromMs, toMs), ...lunarEclipses(fromMs, toMs)]
    .map((eclipse) => ({
      kind: eclipse.kind,
      maximumMs: eclipse.maximumMs,
      longitudeDeg: longitudeIn(chart.settings.zodiac, eclipse.eclipticLongitude, eclipse.maximumMs),
      ...eclipseTouchIn(eclipse, touched),
    }))
    .toSorted((a, b) => a.maximumMs - b.maximumMs);
}

/** At most so many points are named of one eclipse, the closest. */
const MOST_CONTACTS = 3;

function contactsText({ contacts }: ReadEclipse, { astro, dates }: YearGiven): string {
  const named = contacts
    .slice(0, MOST_CONTACTS)
    .map(
      ({ point, aspect, orbDeg }) =>
        `${pointName(point, astro)} (${astro.aspects[aspect]}, ${formatDegrees(orbDeg)})`,
    );
  return dates.list(named);
}

/** Those of one kind in one house, which one text tells of. */
function readEclipses(own: readonly ReadEclipse[], given: YearGiven): BookBlock[] {
  const { texts, words, astro, dates } = given;
  const [first] = own;
  if (!first || !isHouse(first.house)) return [];
  const { kind, house } = first;
  const title = kind === 'solar' ? words.solarEclipse : words.lunarEclipse;
  return [
    heading(fillText(title, { inHouse: astro.inHouse[house] })),
    ...facts(
      ...own.flatMap((eclipse): [string, string][] => [
        [words.facts.dates, `${dates.day(eclipse.maximumMs)}, ${placeName(eclipse.longitudeDeg, astro)}`],
        [words.facts.touches, contactsText(eclipse, given)],
      ]),
    ),
    paragraph('eclipseHouses', texts.eclipseHouses[kind][house]),
  ];
}

function eclipsesTable(all: readonly ReadEclipse[], { words, astro, dates }: YearGiven): Table {
  const { date, eclipse, position, house } = words.columns;
  return {
    kind: 'table',
    caption: words.captions.eclipses,
    head: [date, eclipse, position, house],
    rows: all.map((each) => [
      dates.day(each.maximumMs),
      words.eclipseKinds[each.kind],
      placeName(each.longitudeDeg, astro),
      isHouse(each.house) ? astro.houses[each.house] : '',
    ]),
  };
}

/** All of the year's eclipses in a table, and those that touch the chart in words. */
export function yearEclipsesChapter(given: YearGiven): BookBlock[] {
  const all = eclipsesOf(given);
  const touching = all.filter(({ contacts }) => contacts.length > 0);
  const groups = Map.groupBy(touching, ({ kind, house }) => `${kind} ${house}`);
  return [
    ...chapter('eclipses', given.words.chapters.year.eclipses),
    ...(touching.length === 0 ? [aside(null, given.words.quiet.eclipses)] : []),
    ...(all.length > 0 ? [eclipsesTable(all, given)] : []),
    ...[...groups.values()].flatMap((own) => readEclipses(own, given)),
  ];
}
