import { MAIN_BODY_IDS } from '../../../astrology/ids.ts';
import { rulerOf } from '../../../astrology/patterns/rulers.ts';
import { ASPECT_KINDS } from '../../../locales/aspect-texts.ts';
import type { NamedPoint, SkyEvent, Term } from '../../../locales/celestia-lexicon.ts';
import type { MeetingKind } from '../../../locales/celestia-words.ts';
import { factsOf, type HouseFact } from '../facts/fact.ts';
import { isLifeTopic } from '../understanding/heard-kinds.ts';
import { atLastDegree, besideSun, receptionsOf } from './chart-examples.ts';
import { aspectParts } from './chart-parts.ts';
import { dignitiesOf } from './dignity.ts';
import { TOPIC_READINGS } from './life-topics.ts';
import { houseLines, placeLine } from './natal-parts.ts';
import { may, must, type Part, plain } from './part.ts';
import { planAspect } from './plan-aspect.ts';
import { planEvent } from './plan-event.ts';
import { type Figure, figureOf } from './plan-figure.ts';
import { planHouse } from './plan-house.ts';
import { planOverview } from './plan-overview.ts';
import { planPair } from './plan-pair.ts';
import { planPlacement } from './plan-placement.ts';
import { planBalance } from './plan-signs.ts';
import { planSkyPlacement } from './plan-sky-placement.ts';
import { stelliumOf } from './plan-stellium.ts';
import { planPeriod } from './plan-time.ts';
import { slotsOf } from './slots.ts';
import { strongestOf, weakestOf } from './strongest-planet.ts';
import { phaseLines } from './time-parts.ts';
import { topSign } from './top-sign.ts';
import { freshFirst, type Turn } from './turn.ts';

/** What of the asker's own shows the word at work. */
type Example =
  | { by: 'point'; point: NamedPoint }
  | { by: 'house'; house: number }
  | { by: 'aspect' }
  | { by: 'event'; event: SkyEvent }
  | { by: 'kind'; kind: MeetingKind }
  | {
      by:
        | 'strongest'
        | 'weakest'
        | 'solarReturn'
        | 'empty'
        | 'full'
        | 'stellium'
        | 'moonNow'
        | 'dignities'
        | 'besideSun'
        | 'lastDegree'
        | 'receptions'
        | 'topSign'
        | 'year'
        | 'period'
        | 'balance'
        | 'birthPhase'
        | 'overview'
        | 'pair'
        | 'ruler';
    }
  | { by: 'figure'; figure: Figure };

const EXAMPLES = {
  natalChart: { by: 'overview' },
  ascendant: { by: 'point', point: 'ascendant' },
  descendant: { by: 'house', house: 7 },
  midheaven: { by: 'point', point: 'midheaven' },
  house: { by: 'house', house: 1 },
  cusp: { by: 'house', house: 7 },
  aspect: { by: 'aspect' },
  conjunction: { by: 'aspect' },
  sextile: { by: 'aspect' },
  square: { by: 'aspect' },
  trine: { by: 'aspect' },
  opposition: { by: 'aspect' },
  quincunx: { by: 'aspect' },
  orb: { by: 'aspect' },
  retrograde: { by: 'event', event: 'retrograde' },
  transit: { by: 'period' },
  eclipse: { by: 'event', event: 'eclipse' },
  ruler: { by: 'ruler' },
  element: { by: 'balance' },
  mode: { by: 'balance' },
  stellium: { by: 'stellium' },
  dignity: { by: 'dignities' },
  synastry: { by: 'pair' },
  saturnReturn: { by: 'point', point: 'saturn' },
  node: { by: 'point', point: 'node' },
  lilith: { by: 'point', point: 'lilith' },
  chiron: { by: 'point', point: 'chiron' },
  juno: { by: 'point', point: 'juno' },
  strongest: { by: 'strongest' },
  emptyHouse: { by: 'empty' },
  hardAspect: { by: 'kind', kind: 'tense' },
  easyAspect: { by: 'kind', kind: 'flowing' },
  southNode: { by: 'point', point: 'node' },
  partOfFortune: { by: 'overview' },
  compatibility: { by: 'point', point: 'venus' },
  fullHouse: { by: 'full' },
  vertex: { by: 'house', house: 7 },
  yod: { by: 'figure', figure: 'yod' },
  tSquare: { by: 'figure', figure: 'tSquare' },
  grandTrine: { by: 'figure', figure: 'grandTrine' },
  voidMoon: { by: 'moonNow' },
  intercepted: { by: 'overview' },
  ophiuchus: { by: 'point', point: 'sun' },
  weakest: { by: 'weakest' },
  progressions: { by: 'period' },
  sidereal: { by: 'point', point: 'sun' },
  houseSystem: { by: 'point', point: 'ascendant' },
  solarReturn: { by: 'solarReturn' },
  signCusp: { by: 'point', point: 'sun' },
  imumCoeli: { by: 'house', house: 4 },
  decan: { by: 'point', point: 'sun' },
  grandCross: { by: 'figure', figure: 'grandCross' },
  kite: { by: 'figure', figure: 'kite' },
  combust: { by: 'besideSun' },
  rectification: { by: 'point', point: 'ascendant' },
  birthHour: { by: 'point', point: 'ascendant' },
  lunarReturn: { by: 'moonNow' },
  mutualReception: { by: 'receptions' },
  fixedStars: { by: 'point', point: 'sun' },
  anareticDegree: { by: 'lastDegree' },
  ages: { by: 'point', point: 'sun' },
  retrogradeShadow: { by: 'event', event: 'retrograde' },
  horary: { by: 'moonNow' },
  haircut: { by: 'moonNow' },
  topSign: { by: 'topSign' },
  astralHell: { by: 'solarReturn' },
  yearRuler: { by: 'year' },
  birthPhase: { by: 'birthPhase' },
} as const satisfies Record<Term, Example>;

/** Only the aspects of the kind that was asked about, where the chart has any. */
function aspectExamples(turn: Turn): Part[] {
  const kind = turn.asked.aspects[0];
  const sought = freshFirst(turn.known.aspects(), turn).filter(({ aspect }) => aspect === kind);
  if (sought.length === 0) return planAspect({ ...turn, asked: { ...turn.asked, points: [] } });
  return aspectParts(sought.slice(0, 3), turn);
}

/** The closest aspects that help, or that rub. */
function kindExamples(kind: MeetingKind, turn: Turn): Part[] {
  const sought = freshFirst(turn.known.aspects(), turn).filter(({ aspect }) => ASPECT_KINDS[aspect] === kind);
  return sought.length > 0 ? aspectParts(sought.slice(0, 3), turn) : planAspect(turn);
}

/** The houses where no planet stands, in one breath; then one after the other. */
function emptyHouses(turn: Turn): Part[] {
  const { known, teller, tag } = turn;
  const empty = factsOf(known.facts, 'house').filter(
    ({ whose, bodies }) => whose === 'self' && bodies.length === 0,
  );
  if (empty.length < 2) return planHouse(empty[0]?.house ?? 1, turn);
  // Turkish puts its ordinals' dot behind each number.
  const dot = tag.startsWith('tr') ? '.' : '';
  const text = new Intl.ListFormat(tag).format(empty.map(({ house }) => `${house}${dot}`));
  const says = empty.map(({ id }) => ({ fact: id, says: 'count' as const }));
  const list = must({ pool: teller.words.frames.housesEmpty, slots: { list: { text } }, says });
  return [list, ...empty.map((fact) => may(...houseLines(fact, 'house', teller)))];
}

/** The house where most planets stand, and how many. */
function fullestHouse({ known }: Turn): { house: number; count: number } {
  const planets = new Set<string>(MAIN_BODY_IDS);
  return factsOf(known.facts, 'house')
    .filter(({ whose }) => whose === 'self')
    .map(({ house, bodies }) => ({ house, count: bodies.filter((body) => planets.has(body)).length }))
    .reduce((most, each) => (each.count > most.count ? each : most), { house: 1, count: 0 });
}

/** A house, then the planet that runs the sign it begins in. */
function houseRuler(house: HouseFact, turn: Turn): Part[] {
  const [ruler, ...rest] = planPlacement(rulerOf(house.sign, 'traditional'), turn);
  const [begins] = houseLines(house, 'house', turn.teller);
  return [must(begins ?? null, ...(ruler?.lines ?? [])), ...rest];
}

/** The rising sign, then the planet that runs it; of a house that is named, its own. */
function rulerExample(turn: Turn): Part[] {
  const [point] = turn.asked.points;
  const house = turn.known.house(turn.asked.houses[0] ?? (point === 'midheaven' ? 10 : 0));
  if (house) return houseRuler(house, turn);
  const rising = turn.known.place('ascendant');
  if (!rising) return planPlacement('ascendant', turn);
  const body = rulerOf(rising.sign, 'traditional');
  const place = turn.known.place(body);
  const named = place && {
    pool: turn.teller.words.frames.chartRuler,
    slots: slotsOf(place, turn.teller),
  };
  const [ruler, ...rest] = planPlacement(body, turn);
  return [must(placeLine(rising, 'placement', turn.teller), named ?? null, ...(ruler?.lines ?? [])), ...rest];
}

/** The Moon's phase at the asker's birth, or that its day leaves it open. */
function bornPhase({ known, teller }: Turn): Part[] {
  const fact = known.phase('self');
  return [must(...(fact ? phaseLines(fact, teller) : [plain(teller.words.frames.bornPhaseOpen)]))];
}

/** The house of the part of life that is asked about: "which house is about travel?" */
export function ofPart({ asked: { about, term } }: Turn): number | null {
  return term === 'house' && isLifeTopic(about) ? TOPIC_READINGS[about].houses[0] : null;
}

function examplesBy(example: Example, turn: Turn): Part[] {
  switch (example.by) {
    case 'point':
      return planPlacement(example.point, turn);
    case 'house':
      return planHouse(ofPart(turn) ?? example.house, turn);
    case 'aspect':
      return aspectExamples(turn);
    case 'event':
      return planEvent({ ...turn, asked: { ...turn.asked, event: example.event, whose: 'sky' } });
    case 'kind':
      return kindExamples(example.kind, turn);
    case 'strongest':
      return planPlacement(strongestOf(turn), turn);
    case 'weakest':
      return planPlacement(weakestOf(turn), turn);
    case 'solarReturn':
      return planEvent({
        ...turn,
        asked: { ...turn.asked, event: 'transit', points: ['sun', 'sun'], whose: 'sky' },
      });
    case 'empty':
      return emptyHouses(turn);
    case 'full':
      return planHouse(fullestHouse(turn).house, turn);
    case 'stellium':
      return stelliumOf(turn);
    case 'figure':
      return figureOf(example.figure, turn);
    case 'dignities':
      return [...dignitiesOf(turn), ...planOverview(turn)];
    case 'besideSun':
      return besideSun(turn);
    case 'lastDegree':
      return atLastDegree(turn);
    case 'receptions':
      return receptionsOf(turn);
    case 'year':
      return planPeriod({
        ...turn,
        asked: { ...turn.asked, frame: turn.asked.year === null ? 'year' : null },
      });
    case 'topSign':
      return topSign(turn);
    case 'moonNow':
      return planSkyPlacement('moon', turn);
    case 'period':
      return planPeriod({ ...turn, asked: { ...turn.asked, frame: 'month' } });
    case 'balance':
      return planBalance(turn);
    case 'birthPhase':
      return [...bornPhase(turn), ...planPlacement('moon', turn)];
    case 'overview':
      return planOverview(turn);
    case 'ruler':
      return rulerExample(turn);
    case 'pair':
      return turn.known.hasPartner ? planPair(turn) : planPlacement('venus', turn);
  }
}

/** The word at work in the asker's own chart or sky. */
export function termExamples(term: Term, turn: Turn): Part[] {
  return examplesBy(EXAMPLES[term], turn);
}
