import type { NamedPoint, SkyEvent } from '../../../locales/celestia-lexicon.ts';
import { type EclipseFact, factsOf, type LunationFact } from '../facts/fact.ts';
import { loreLine } from './natal-parts.ts';
import { inOrder, may, must, type Part, plain } from './part.ts';
import { happeningPart, nextEvents, planPeriod, transitPart, transitsFor } from './plan-time.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { moonLines, passingHouseLine, retrogradeLines } from './time-parts.ts';
import { freshFirst, type Turn } from './turn.ts';
import { stretchOf } from './windows.ts';

function present(parts: readonly (Part | null | undefined)[]): Part[] {
  return parts.filter((part) => part !== null && part !== undefined);
}

/** The next of a kind that was not told yet. */
function nextHappening(event: SkyEvent, turn: Turn): LunationFact | EclipseFact | undefined {
  const { nowMs } = turn.teller.clock;
  const { month } = turn.asked;
  const far = { fromMs: nowMs, toMs: nowMs + 400 * 86_400_000 };
  const within = month === null ? far : stretchOf(turn.asked, nowMs);
  const eclipses = factsOf(turn.known.facts, 'eclipse');
  const lunations = factsOf(turn.known.facts, 'lunation');
  const pool = {
    eclipse: eclipses,
    solarEclipse: eclipses.filter(({ eclipse }) => eclipse === 'solar'),
    lunarEclipse: eclipses.filter(({ eclipse }) => eclipse === 'lunar'),
    newMoon: lunations.filter(({ phase }) => phase === 'newMoon'),
    fullMoon: lunations.filter(({ phase }) => phase === 'fullMoon'),
  };
  const all: readonly (LunationFact | EclipseFact)[] = event in pool ? pool[event as keyof typeof pool] : [];
  const ahead = all
    .filter(({ instantMs }) => instantMs >= within.fromMs && instantMs <= within.toMs)
    .toSorted((a, b) => a.instantMs - b.instantMs);
  return turn.asked.want === 'more'
    ? freshFirst(ahead, turn)[0]
    : (ahead[0] ?? all.find(({ instantMs }) => instantMs >= nowMs));
}

/** Something of the sky that has a date. */
export function planEvent(turn: Turn): Part[] {
  const { asked } = turn;
  switch (asked.event) {
    case 'retrograde':
    case 'direct':
      return planRetrograde(turn);
    case 'ingress':
      return planIngress(turn);
    case 'moonPhase':
      return planPeriod({ ...turn, asked: { ...asked, frame: asked.frame ?? 'today' } });
    case 'transit':
      if (asked.want === 'where' && asked.points[0]) return planSkyPlacement(asked.points[0], turn);
      return [
        ...transitsOf(asked.points, turn),
        ...planPeriod({ ...turn, asked: { ...asked, frame: asked.frame ?? 'month' } }),
      ];
    default: {
      const fact = asked.event ? nextHappening(asked.event, turn) : undefined;
      const rest = nextEvents(turn).slice(0, 3);
      return present([fact && happeningPart(fact, turn, true), ...skyNow(turn), ...rest]);
    }
  }
}

/** What a planet that is named does to the chart, the first to come first; where it stands, if it does nothing. */
function transitsOf(points: readonly NamedPoint[], turn: Turn): Part[] {
  const [point] = points;
  if (point === undefined) return [];
  const { nowMs } = turn.teller.clock;
  const found = turn.known.transits(nowMs, nowMs + 180 * 86_400_000).filter(({ body }) => body === point);
  const [first, ...rest] = freshFirst(found, turn);
  if (!first) return planSkyPlacement(point, turn).slice(0, 1);
  return [transitPart(first, turn, true), ...rest.slice(0, 2).map((fact) => transitPart(fact, turn, false))];
}

/** The sky as it stands, for an answer about it that would be short. */
function skyNow(turn: Turn): Part[] {
  const { known, teller } = turn;
  const stretch = { fromMs: teller.clock.nowMs, toMs: teller.clock.nowMs + 14 * 86_400_000 };
  const [transit] = transitsFor(stretch, ['sun', 'moon'], turn);
  const moon = known.place('moon', 'sky');
  return present([
    transit && transitPart(transit, turn, false),
    moon?.kind === 'placement' ? may(...moonLines(moon, teller)) : null,
  ]);
}

/** Planets in the sky that go back or soon will, of those asked for, Mercury where none is. */
function planRetrograde(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  const { nowMs } = teller.clock;
  if (asked.whose === 'self' && asked.points.length === 0) return planBornRetrograde(turn);
  const periods = factsOf(known.facts, 'retrograde')
    .filter(({ toMs }) => toMs > nowMs)
    .toSorted((a, b) => a.fromMs - b.fromMs);
  const ofPoints = periods.filter(({ body }) => asked.points.includes(body));
  const now = periods.filter(({ fromMs }) => fromMs <= nowMs);
  const chosen = asked.points.length > 0 ? ofPoints : now.length > 0 ? now : periods;
  const [first, ...others] = freshFirst(chosen, turn);
  const place = first
    ? known.place(first.body, 'sky')
    : asked.points[0]
      ? known.place(asked.points[0], 'sky')
      : undefined;
  const isNow = first !== undefined && first.fromMs <= nowMs;
  const direct =
    place?.kind === 'placement' && !isNow && !place.retrograde
      ? must({
          pool: teller.words.frames.notRetrograde,
          slots: slotsOf(place, teller),
          says: [{ fact: place.id, says: 'direct' }],
        })
      : null;
  const natal = first ? known.place(first.body) : undefined;
  const ahead = first && must(...retrogradeLines(first, teller));
  const asksWhen = asked.want === 'when' || asked.want === 'untilWhen';
  return present([
    ...(asksWhen ? [ahead, direct] : [direct, ahead]),
    place?.kind === 'placement' ? skyPlacePart(place, turn) : null,
    natal && may(loreLine(first ? first.body : 'mercury', teller)),
    ...others.slice(0, 2).map((fact) => may(...retrogradeLines(fact, teller))),
    may(...inOrder(teller.words.terms.retrograde)),
    ...skyNow(turn),
    ...nextEvents(turn),
  ]);
}

function planBornRetrograde(turn: Turn): Part[] {
  const { known, teller } = turn;
  const { frames, planets } = teller.words;
  const back = factsOf(known.facts, 'placement').filter(
    ({ whose, retrograde }) => whose === 'self' && retrograde,
  );
  return [
    ...back.slice(0, 3).map((fact) =>
      must(
        {
          pool: frames.natalRetrograde,
          slots: slotsOf(fact, teller),
          says: [{ fact: fact.id, says: 'retrograde' }],
        },
        loreLine(namedPoint(fact.body), teller),
      ),
    ),
    must(plain(planets.bornRetrograde)),
    may(...inOrder(teller.words.terms.retrograde)),
    ...skyNow(turn),
  ];
}

/** Where a body of the sky is, and through which house of one's own it goes. */
function skyPlacePart(fact: Parameters<typeof moonLines>[0], turn: Turn): Part {
  const { frames } = turn.teller.words;
  const slots = slotsOf(fact, turn.teller);
  const pool = fact.house === null ? frames.skyPlacementOnly : frames.skyPlacement;
  const leaves = fact.stay?.toMs ? { pool: frames.leaves, slots } : null;
  return must({ pool, slots }, leaves, passingHouseLine(fact.house, turn.teller));
}

/** A body of the sky as it stands now. */
export function planSkyPlacement(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller } = turn;
  const fact = known.place(point, 'sky');
  if (fact?.kind !== 'placement') return planPeriod({ ...turn, asked: { ...turn.asked, frame: 'today' } });
  const now = teller.clock.nowMs;
  const own = known.transits(now, now + 30 * 86_400_000).filter(({ body }) => body === point);
  return present([
    skyPlacePart(fact, turn),
    ...own.slice(0, 2).map((transit) => transitPart(transit, turn, false)),
    may(loreLine(point, teller)),
    ...ingressParts(point, turn),
    ...skyNow(turn),
    ...nextEvents(turn),
  ]);
}

function ingressParts(point: NamedPoint, turn: Turn): Part[] {
  const { known, teller, asked } = turn;
  const ahead = factsOf(known.facts, 'ingress').filter(
    ({ body, instantMs, sign }) =>
      namedPoint(body) === point &&
      instantMs > teller.clock.nowMs &&
      (asked.signs.length === 0 || asked.signs.includes(sign)),
  );
  return ahead
    .slice(0, 1)
    .map((fact) => must({ pool: teller.words.frames.ingress, slots: slotsOf(fact, teller) }));
}

/** When a body comes into a sign, or leaves the one it is in. */
function planIngress(turn: Turn): Part[] {
  const { asked, known } = turn;
  const point = asked.points[0] ?? (asked.signs.length > 0 ? 'sun' : undefined);
  if (!point) return planPeriod(turn);
  const place = known.place(point, 'sky');
  // It is in that sign already: until when is what there is to tell.
  if (place && asked.signs.includes(place.sign)) return planSkyPlacement(point, turn);
  const [entry, ...rest] = [...ingressParts(point, turn), ...planSkyPlacement(point, turn)];
  return present([entry, ...rest]);
}
