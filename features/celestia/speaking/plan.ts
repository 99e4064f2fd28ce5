import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import type { LifeTopic } from '../../../locales/celestia-lexicon.ts';
import type { Asked } from '../understanding/asked.ts';
import { isLifeTopic } from '../understanding/heard-kinds.ts';
import { asksWhatComes, matterLead } from './matter-lead.ts';
import { inOrder, may, must, type Part, plain, presentParts } from './part.ts';
import { planAspect } from './plan-aspect.ts';
import { planUntil, planWhy } from './plan-back.ts';
import { planChoice } from './plan-choice.ts';
import { planEvent } from './plan-event.ts';
import { planGeneral } from './plan-general.ts';
import { planHouse } from './plan-house.ts';
import { asksHowLong, planLasting } from './plan-lasting.ts';
import { planOverview } from './plan-overview.ts';
import { planPair } from './plan-pair.ts';
import { lookingBack } from './plan-past.ts';
import { lacksHouse, planPlacement } from './plan-placement.ts';
import { planPremise } from './plan-premise.ts';
import { withRival } from './plan-rival.ts';
import { planBalance, planSign } from './plan-signs.ts';
import { planFromSky, skyOf } from './plan-sky.ts';
import { isOfPresentSky, planSkyPlacement } from './plan-sky-placement.ts';
import { planTerm } from './plan-term.ts';
import { nextEvents, planPeriod, planTopicInTime } from './plan-time.ts';
import { planTopic } from './plan-topic.ts';
import { qualityPart } from './quality-verdict.ts';
import { verdictPart } from './slant.ts';
import { plainSlots } from './slots.ts';
import { timeVerdictPart } from './time-verdict.ts';
import type { Turn } from './turn.ts';
import { namesStretch } from './windows.ts';

/** Whether a date is wanted: a stretch of time is named, or it is asked when. */
function asksForTime({ asked }: Turn): boolean {
  const { want, follows, tellsBirth, quality } = asked;
  const asksWhen = want === 'when' || (want === 'untilWhen' && !follows);
  // "Am I cold? Three people told me so this year."
  return !tellsBirth && (quality === null || follows) && (namesStretch(asked) || asksWhen);
}

/** "Why do I ...?", "do I ...?" */
function isOpenForm({ mood }: Asked): boolean {
  return mood === 'cause' || mood === 'whether';
}

/** What the spirit of a question calls for before anything is read. */
function openingOf(turn: Turn): Part[] {
  const { asked, teller } = turn;
  if (asked.mood === 'either' && asked.quoted !== null)
    return [must({ pool: teller.words.talk.eitherOf, slots: plainSlots('asked', { text: asked.quoted }) })];
  // "What should I avoid this week?" asks for no decision.
  if (asked.mood === 'deciding' && asked.seeks !== null) return [];
  const isOfMatter = matterLead(turn) !== null;
  if (isOfMatter && asksWhatComes(asked)) return [must(plain(teller.words.talk.whetherItComes))];
  // How one is in what was asked about says it by itself.
  if (isOpenForm(asked) && isOfMatter) return [];
  const pool = asked.mood ? teller.words.talk.openings?.[asked.mood] : undefined;
  const topic = teller.words.names.topics[asked.topic ?? 'self'];
  return pool ? [must({ pool, slots: plainSlots('topic', topic) })] : [];
}

/** What answers the question as it was put is said once. */
function firstOf(openings: readonly Part[][]): Part[] {
  return openings.find(({ length }) => length > 0) ?? [];
}

/** "Leo this week", asked by whose Sun is elsewhere: what is read is the asker's own time. */
function forAllOfSign({ asked, known, teller }: Turn): Part[] {
  const [sign] = asked.signs;
  if (asked.about !== 'period' || !sign || asked.premise) return [];
  if (!known.hasBirth || known.place('sun')?.sign === sign) return [];
  const { frames, names } = teller.words;
  return [must({ pool: frames.signForAll, slots: plainSlots('said', names.signs[sign]) })];
}

function planFromBirth(turn: Turn): Part[] {
  const { asked } = turn;
  // Of a house a planet has come into, when it goes on is looked up.
  const isOfHouse = asked.event === 'ingress' && asked.houses.length > 0;
  if (asked.want === 'untilWhen' && asked.follows && !isOfHouse) return planUntil(turn);
  const { about } = asked;
  if (asked.choice.length > 0 && (isLifeTopic(about) || about === 'period'))
    return planChoice(isLifeTopic(about) ? about : null, turn);
  if (isLifeTopic(about)) return asksForTime(turn) ? planTopicInTime(about, turn) : planTopic(about, turn);
  switch (about) {
    case 'period':
      return asksHowLong(turn) ? planLasting(turn) : planPeriod(turn);
    case 'event':
      return planEvent(turn);
    case 'placement': {
      const point = asked.points[0] ?? 'sun';
      if (asked.whose === 'partner') return planPair(turn);
      return asked.whose === 'sky' || isOfPresentSky(point, turn)
        ? planSkyPlacement(point, turn)
        : planPlacement(point, turn);
    }
    case 'house':
      return planHouse(asked.houses[0] ?? 1, turn);
    case 'aspect':
      return planAspect(turn);
    case 'sign':
      return planSign(turn);
    case 'balance':
      return planBalance(turn);
    case 'partner':
      return planPair(turn);
    case 'why':
      return planWhy(turn);
    default:
      return planOverview(turn);
  }
}

/** Friends beside a partner are part of the story and not its subject, and oneself is not who is asked about. */
function partOfTwo(topic: LifeTopic | null): LifeTopic {
  return topic === null || topic === 'friends' || topic === 'self' ? 'love' : topic;
}

/** The two of them; where a date is wanted, the asker's own time for it. */
function planTwo(turn: Turn): Part[] {
  const { asked, known, teller } = turn;
  const { talk } = teller.words;
  const isTheirs = known.hasPartner && asked.follows && asked.choice.length === 0;
  if (asked.choice.length > 0 && !isTheirs) return planChoice(partOfTwo(asked.topic), turn);
  if (asksForTime(turn) && !isTheirs) return planTopicInTime(partOfTwo(asked.topic), turn);
  const asksFirst =
    !known.hasPartner && (asked.tellsBirth || (needsTheirBirth(turn) && asked.points.length > 0));
  return [
    ...(asksFirst ? [must(plain(talk[asked.tellsBirth ? 'askPartnerHour' : 'askPartner']))] : []),
    ...planPair({ ...turn, asked: { ...asked, topic: partOfTwo(asked.topic) } }),
  ];
}

/** Whether the other's chart is asked about and not known; it is asked for once. */
function needsTheirBirth({ asked, known, memory }: Turn): boolean {
  return asked.whose === 'partner' && !known.hasPartner && !memory.said.includes('partner');
}

/** What else is known, for an answer that would be short because the rest was told before. */
function fillersOf(turn: Turn): Part[] {
  const { terms } = turn.teller.words;
  const general = [
    terms.natalChart,
    terms.transit,
    terms.element,
    terms.eclipse,
    terms.aspect,
    terms.house,
    terms.mode,
  ].map((pool) => may(...inOrder(pool)));
  const own = turn.known.hasBirth ? planOverview(turn) : skyOf(MAIN_BODY_IDS, turn);
  return [...own.map(({ lines }) => may(...lines)), ...nextEvents(turn), ...general];
}

/** What an answer would say, in order, longer than it may be: the composer takes what fits. */
export function planReading(asking: Turn): Part[] {
  const { turn, told } = lookingBack(asking);
  const { asked, known, teller } = turn;
  const { talk } = teller.words;
  const greeting = asked.greets && turn.memory.asked.length === 0 ? [must(plain(talk.greets))] : [];
  const parts = asked.term
    ? planTerm(asked.term, turn)
    : known.hasBirth
      ? asked.whose === 'partner' && asked.about !== 'why'
        ? planTwo(turn)
        : planFromBirth(turn)
      : planFromSky(turn);
  // Who looks back hears of what comes only where the past says little.
  const rest = told.length > 0 && asked.about === 'period' ? parts.map(({ lines }) => may(...lines)) : parts;
  return [
    ...greeting,
    ...firstOf([timeVerdictPart(turn), openingOf(turn), qualityPart(turn)]),
    ...forAllOfSign(turn),
    ...planPremise(turn),
    ...presentParts([asked.weighsTime ? null : verdictPart(turn)]),
    ...planGeneral(turn),
    ...told,
    ...withRival(rest, turn),
    ...fillersOf(turn),
  ];
}

/** What she asks for, lightly and once, where it would have told more. */
export function planAsking(turn: Turn): { said: 'birth' | 'hour' | 'partner'; part: Part } | null {
  const { asked, known, teller, memory } = turn;
  const { talk } = teller.words;
  if (!known.hasBirth)
    return memory.said.includes('birth') ? null : { said: 'birth', part: may(plain(talk.askBirth)) };
  if (needsTheirBirth(turn)) {
    // Where a planet of theirs was asked for, or their birth was told, it was the first thing said.
    return asked.points.length > 0 || asked.tellsBirth
      ? null
      : { said: 'partner', part: may(plain(talk.askPartner)) };
  }
  // An answer about a house or an angle begins with it.
  const isToldFirst =
    asked.about === 'house' || asked.points.some((point) => point === 'ascendant' || point === 'midheaven');
  const isTold = isToldFirst || lacksHouse(known.place(asked.points[0] ?? 'sun'), turn);
  const wantsHour = asked.about !== 'event' && asked.about !== 'term' && !isTold;
  if (!known.hasHour && wantsHour && !memory.said.includes('hour'))
    return { said: 'hour', part: may(plain(talk.unknownHour)) };
  return null;
}
