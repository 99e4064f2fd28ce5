import type { NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { type Fact, factsOf } from '../facts/fact.ts';
import { readingOf } from './life-topics.ts';
import { aspectLines, dwellLine, facetLine, loreLine, pointOf } from './natal-parts.ts';
import { may, must, type Part, plain } from './part.ts';
import { lastingOf } from './plan-event.ts';
import { planOverview } from './plan-overview.ts';
import { planPeriod } from './plan-time.ts';
import { planTopic } from './plan-topic.ts';
import { slotsOf } from './slots.ts';
import { namedPoint } from './spoken-points.ts';
import { passingLine } from './time-parts.ts';
import type { Turn } from './turn.ts';

/** The facts that the turn before spoke of. */
function lastFacts({ known, memory }: Turn): Fact[] {
  const ids = memory.facts.findLast((turn) => turn.length > 0) ?? [];
  return ids.flatMap((id) => known.fact(id) ?? []);
}

function reasonOf(fact: Fact, turn: Turn): Part | null {
  const { teller } = turn;
  const { frames, terms } = teller.words;
  const slots = slotsOf(fact, teller);
  switch (fact.kind) {
    case 'placement':
    case 'angle':
      if (fact.whose !== 'self') return null;
      return must(
        { pool: frames.whyPlacement, slots },
        loreLine(pointOf(fact), teller),
        facetLine(pointOf(fact), fact.sign, teller),
        dwellLine(fact, teller),
      );
    case 'aspect':
      return must(
        { pool: frames.whyAspect, slots },
        aspectLines(fact, 'aspect', teller)[1] ?? null,
        plain(terms[fact.aspect]),
      );
    case 'transit':
      return must({ pool: frames.whyTransit, slots }, passingLine(fact, teller), plain(terms.transit));
    default:
      return null;
  }
}

/** What a date was told by, then what tells of the part of life that was asked about; what only filled the answer is no reason. */
function reasonsAmong(facts: readonly Fact[], { asked }: Turn): Fact[] {
  if (!asked.topic) return [...facts];
  const { points } = readingOf(asked.topic, asked);
  const isOfTopic = (point: NamedPoint) => points.includes(point);
  const rank = (fact: Fact) => {
    switch (fact.kind) {
      case 'transit':
        return -1;
      case 'placement':
      case 'angle':
        return isOfTopic(pointOf(fact)) ? points.indexOf(pointOf(fact)) : Number.POSITIVE_INFINITY;
      case 'aspect':
        return [fact.first, fact.second].map(namedPoint).some(isOfTopic)
          ? points.length
          : Number.POSITIVE_INFINITY;
      default:
        return Number.POSITIVE_INFINITY;
    }
  };
  const weighty = facts.filter((fact) => Number.isFinite(rank(fact)));
  return (weighty.length > 0 ? weighty : facts).toSorted((a, b) => rank(a) - rank(b));
}

/** "Why?": what the last answer rests on. */
export function planWhy(turn: Turn): Part[] {
  const reasons = reasonsAmong(lastFacts(turn), turn).flatMap((fact) => reasonOf(fact, turn) ?? []);
  const [first, ...others] = reasons;
  const rest = turn.asked.topic ? planTopic(turn.asked.topic, turn) : planOverview(turn);
  const background = rest.map(({ lines }) => may(...lines));
  return first ? [first, ...others.map(({ lines }) => may(...lines)), ...background] : rest;
}

function endOf(fact: Fact, turn: Turn): Part | null {
  const { teller } = turn;
  const { frames, planets } = teller.words;
  const slots = slotsOf(fact, teller);
  if (fact.kind === 'transit' && fact.whose === 'self' && fact.endMs !== null) {
    return must({ pool: frames.untilTransit, slots }, passingLine(fact, teller));
  }
  if (fact.kind === 'retrograde') {
    const isNow = fact.fromMs <= teller.clock.nowMs;
    const says = [{ fact: fact.id, says: 'retrograde' }] as const;
    return must(
      { pool: isNow ? frames.retrogradeNow : frames.retrogradeAhead, slots, says },
      plain([planets.retrogrades[fact.body]]),
    );
  }
  if (fact.kind === 'eclipse' || fact.kind === 'lunation') return must(plain(lastingOf(fact, turn)));
  if (fact.kind === 'placement' && fact.whose === 'sky' && fact.stay?.toMs)
    return must({ pool: frames.untilStay, slots });
  return null;
}

/** What the planets that were asked about do to the chart now, the longest first. */
function pressing({ asked, known }: Turn): Fact[] {
  return factsOf(known.facts, 'transit')
    .filter(
      ({ whose, body, orbDeg }) =>
        whose === 'self' && orbDeg !== null && asked.points.includes(namedPoint(body)),
    )
    .toSorted((one, other) => (other.endMs ?? 0) - (one.endMs ?? 0));
}

/** "Until when?": when what was spoken of ends; a birth chart does not. */
export function planUntil(turn: Turn): Part[] {
  const facts = lastFacts(turn);
  const named = factsOf(turn.known.facts, 'retrograde').filter(
    ({ body, toMs }) =>
      turn.asked.event === 'retrograde' &&
      turn.asked.points.includes(namedPoint(body)) &&
      toMs > turn.teller.clock.nowMs,
  );
  // Of a way back its own end is asked for, and not how long the planet stays in its sign.
  const sought = named.length > 0 ? named.slice(0, 1) : facts;
  const endsOf = (those: readonly Fact[]) => those.flatMap((fact) => endOf(fact, turn) ?? []);
  const told = endsOf(sought);
  const ends = told.length > 0 ? told : endsOf(pressing(turn));
  const next = planPeriod({ ...turn, asked: { ...turn.asked, frame: 'year', month: null } }).map(
    ({ lines }) => may(...lines),
  );
  if (ends.length > 0) return [...ends.slice(0, 2), ...next];
  return [must(plain(turn.teller.words.frames.noEnd)), ...next];
}
