import type { LifeTopic, NamedPoint } from '../../../locales/celestia-lexicon.ts';
import { TOPIC_READINGS } from './life-topics.ts';
import { loreLine } from './natal-parts.ts';
import { inOrder, may, must, type Part } from './part.ts';
import { planEvent } from './plan-event.ts';
import { planSkyPlacement } from './plan-sky-placement.ts';
import { planPeriod } from './plan-time.ts';
import type { Turn } from './turn.ts';

/** Bodies as they stand in the sky, each with what it is about. */
export function skyOf(points: readonly NamedPoint[], turn: Turn): Part[] {
  const planets = points.filter((point) => turn.known.place(point, 'sky'));
  return planets.flatMap((point) =>
    planSkyPlacement(point, turn)
      .slice(0, 1)
      .map(({ lines }) => must(...lines, loreLine(point, turn.teller))),
  );
}

/** Where no birth is known: the planets that stand for the matter, as the sky has them now. */
function planTopicFromSky(topic: LifeTopic, turn: Turn): Part[] {
  const points = [...turn.asked.points, ...TOPIC_READINGS[topic].points];
  const [lead, ...rest] = skyOf(points, turn);
  const first = points.find((point) => turn.known.place(point, 'sky'));
  const day = planPeriod({ ...turn, asked: { ...turn.asked, frame: 'today' } });
  return [
    ...(first ? [must(loreLine(first, turn.teller))] : []),
    ...(lead ? [lead] : []),
    ...rest.slice(0, 1).map(({ lines }) => may(...lines)),
    ...day.map(({ lines }) => may(...lines)),
  ];
}

function namedFirst(points: readonly NamedPoint[], turn: Turn): Part[] {
  return points.map((point) => must(loreLine(point, turn.teller), loreLine(point, turn.teller)));
}

function inSky(turn: Turn): Part[] {
  return turn.asked.points.flatMap((point) => planSkyPlacement(point, turn));
}

/** An answer from the sky alone. */
export function planFromSky(turn: Turn): Part[] {
  const { asked, teller } = turn;
  const { words } = teller;
  const today = { ...turn, asked: { ...asked, frame: asked.frame ?? ('today' as const) } };
  switch (asked.about) {
    case 'event':
      return planEvent(turn);
    case 'period':
      return planPeriod(turn);
    case 'placement':
    case 'aspect':
      return asked.whose === 'sky'
        ? [...inSky(turn), ...namedFirst(asked.points, turn), ...planPeriod(today)]
        : [...namedFirst(asked.points, turn), ...inSky(turn), ...planPeriod(today)];
    case 'house':
      return [must(...inOrder(words.terms.house)), ...planPeriod(today)];
    case 'sign':
    case 'balance':
      return [must(...inOrder(words.terms.element)), ...planPeriod(today)];
    case 'overview':
      return [must(...inOrder(words.terms.natalChart)), ...planPeriod(today)];
    case 'why':
      return planPeriod(today);
    case 'partner':
      return planTopicFromSky('love', turn);
    default:
      return asked.topic ? planTopicFromSky(asked.topic, turn) : planTopicFromSky('self', turn);
  }
}
