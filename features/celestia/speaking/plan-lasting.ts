import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { TransitFact } from '../facts/fact.ts';
import { PACE } from './pace.ts';
import { may, must, type Part } from './part.ts';
import { planPeriod } from './plan-time.ts';
import { slotsOf } from './slots.ts';
import { passingLine } from './time-parts.ts';
import { freshFirst, type Turn } from './turn.ts';

/** "How long will this last?", asked of the present and not of what was spoken of before. */
export function asksHowLong({ asked, known }: Turn): boolean {
  const isOfNow =
    (asked.frame === null || asked.frame === 'now') && asked.month === null && asked.year === null;
  return asked.about === 'period' && asked.want === 'untilWhen' && isOfNow && known.hasBirth;
}

/** The contacts that are on: the tense ones first, then the slow ones. */
function contactsOn({ known, teller }: Turn): TransitFact[] {
  const { nowMs } = teller.clock;
  const tense = ({ aspect }: TransitFact) => Number(ASPECT_KINDS[aspect] === 'tense');
  return known
    .transits(nowMs, nowMs)
    .filter(({ endMs }) => endMs !== null && endMs > nowMs)
    .toSorted((a, b) => tense(b) - tense(a) || PACE.indexOf(b.body) - PACE.indexOf(a.body));
}

/** What is at work now, each with its end, then the time to come. */
export function planLasting(turn: Turn): Part[] {
  const { teller } = turn;
  const told = freshFirst(contactsOn(turn), turn)
    .slice(0, 2)
    .map((fact) =>
      must({ pool: teller.words.frames.transitNow, slots: slotsOf(fact, teller) }, passingLine(fact, teller)),
    );
  return [...told, ...planPeriod(turn).map(({ lines }) => may(...lines))];
}
