import type { TimeFrame } from '../../../locales/celestia-lexicon.ts';
import { factsOf, type RetrogradeFact, type StationFact } from '../facts/fact.ts';
import { listed, loreLine } from './natal-parts.ts';
import { inOrder, may, must, type Part, plain, presentParts } from './part.ts';
import { skyNow, skyPlacePart } from './plan-sky-placement.ts';
import { nextEvents } from './plan-time.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { retrogradeLines } from './time-parts.ts';
import { freshFirst, type Turn, wasTold } from './turn.ts';
import { namesStretch, stretchOf } from './windows.ts';

/** Planets in the sky that go back or soon will, of those asked for, Mercury where none is. */
export function planRetrograde(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  const { nowMs } = teller.clock;
  if (asked.whose === 'self' && asked.points.length === 0) return planBornRetrograde(turn);
  const periods = factsOf(known.facts, 'retrograde')
    .filter(({ toMs }) => toMs > nowMs)
    .toSorted((a, b) => a.fromMs - b.fromMs);
  const ofPoints = periods.filter(({ body }) => asked.points.includes(body));
  const now = periods.filter(({ fromMs }) => fromMs <= nowMs);
  const then = retrogradesThen(periods, turn);
  const chosen = asked.points.length > 0 ? ofPoints : (then ?? (now.length > 0 ? now : periods));
  // "Can I buy a phone then?" asks of the one that was told.
  const again =
    asked.follows && asked.want !== 'more' ? chosen.find(({ id }) => wasTold(turn, id)) : undefined;
  const ordered = freshFirst(chosen, turn);
  const [first, ...others] = again ? [again, ...ordered.filter((fact) => fact !== again)] : ordered;
  const place = first
    ? known.place(first.body, 'sky')
    : asked.points[0]
      ? known.place(asked.points[0], 'sky')
      : undefined;
  const isNow = first !== undefined && first.fromMs <= nowMs;
  const isYesOrNo = asked.want === 'isIt';
  const direct =
    place?.kind === 'placement' && !isNow && !place.retrograde
      ? must({
          pool: teller.words.frames[isYesOrNo ? 'notRetrograde' : 'directNow'],
          slots: slotsOf(place, teller),
          says: [{ fact: place.id, says: 'direct' }],
        })
      : null;
  const natal = first ? known.place(first.body) : undefined;
  const station = first && stationOf(first, turn);
  const fallsInto = station
    ? { pool: teller.words.frames.passesHouse, slots: slotsOf(station, teller) }
    : null;
  const ahead = first && must(...retrogradeLines(first, teller), fallsInto);
  const isOfAll = asked.points.length === 0 && now.length > 1 && !asked.follows && !then;
  // "What is Mercury retrograde?" asks what that is before when.
  const meaning = inOrder(teller.words.terms.retrograde);
  const asksMeaning = asked.want === 'meaning' && !asked.follows;
  const all = isOfAll
    ? must({
        pool: teller.words.frames.retrogradesNow,
        slots: {
          list: {
            text: listed(
              now.map(({ body }) => body),
              teller,
              turn.tag,
            ),
          },
        },
        says: now.map(({ id }) => ({ fact: id, says: 'retrograde' as const })),
      })
    : null;
  return presentParts([
    asksMeaning ? must(...meaning) : null,
    all,
    ...(asked.want === 'when' ? [ahead, direct] : [direct, ahead]),
    place?.kind === 'placement' ? skyPlacePart(place, turn) : null,
    natal && may(loreLine(first ? first.body : 'mercury', teller)),
    ...others.slice(0, 2).map((fact) => (then ? must : may)(...retrogradeLines(fact, teller))),
    asksMeaning ? null : may(...meaning),
    ...skyNow(turn),
    ...nextEvents(turn),
  ]);
}

const PRESENT: ReadonlySet<TimeFrame | null> = new Set<TimeFrame | null>(['now', 'today', 'week']);

/** "Is anything retrograde in January?": those that reach into that time; null where the present is asked about, or nothing does. */
function retrogradesThen(
  periods: readonly RetrogradeFact[],
  { asked, teller }: Turn,
): RetrogradeFact[] | null {
  if (!namesStretch(asked) || PRESENT.has(asked.frame)) return null;
  const { fromMs, toMs } = stretchOf(asked, teller.clock.nowMs);
  const found = periods.filter((period) => period.fromMs <= toMs && period.toMs >= fromMs);
  return found.length > 0 ? found : null;
}

/** Where it turns back, in a house of who asks. */
function stationOf({ body, fromMs }: RetrogradeFact, { known }: Turn): StationFact | undefined {
  return factsOf(known.facts, 'station').find(
    (fact) => fact.body === body && fact.instantMs === fromMs && fact.house !== null,
  );
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
