import type { LifeTopic, Matter, Mood } from '../../../locales/celestia-lexicon.ts';
import type { AngleFact, HouseFact, PlacementFact } from '../facts/fact.ts';
import type { Asked } from '../understanding/asked.ts';
import { isLifeTopic } from '../understanding/heard-kinds.ts';
import { comesOrNot } from '../understanding/matters.ts';
import { matterWithin } from './life-topics.ts';
import { fingerprint, type Line } from './line.ts';
import { matterReading } from './matter-readings.ts';
import { placeLine, pointOf } from './natal-parts.ts';
import { may, must, type Part, plain } from './part.ts';
import { slotsOf } from './slots.ts';
import type { Turn } from './turn.ts';

/** What was asked about closer than a part of life: first how one is in it, then where that is read, then what helps. */

type Told = PlacementFact | AngleFact | HouseFact;

/** Of a couple it is asked as a part of love. */
function matterOf({ asked }: Turn): Matter | null {
  const topic: LifeTopic | null = isLifeTopic(asked.about) ? asked.about : asked.topic;
  return matterWithin(topic ?? 'love', asked);
}

/** Where it is read, the weightiest first: always in this order, so that what was said of it is not gainsaid the next time. */
function placesOfMatter(matter: Matter, { known }: Turn): Told[] {
  const { points, house, houseLeads } = matterReading(matter);
  const ofHouse = known.house(house) ?? [];
  const places = points.flatMap((point) => known.place(point) ?? []);
  return houseLeads ? [ofHouse, places].flat() : [places, ofHouse].flat();
}

function readFromLine(fact: Told, { teller }: Turn): Line {
  const { readFrom, readFromOnly, readFromHouse } = teller.words.frames;
  const slots = slotsOf(fact, teller);
  if (fact.kind === 'house') return { pool: readFromHouse, slots };
  return { pool: fact.kind === 'angle' || fact.house === null ? readFromOnly : readFrom, slots };
}

function isFresh(text: string, { memory }: Turn): boolean {
  return !memory.told.includes(fingerprint(text));
}

const OF_WHAT_IS: ReadonlySet<Mood | null> = new Set(['cause', 'thatWhy', 'whether']);

/** Who asks why or whether wants no advice yet: it is left for when they ask what to do. Of what may come, it is all that is theirs. */
function asksWhatIs({ asked }: Turn): boolean {
  if (asksWhatComes(asked)) return false;
  return (asked.want === 'why' || OF_WHAT_IS.has(asked.mood)) && !asked.slants.includes('advice');
}

const OF_YES_OR_NO: ReadonlySet<Mood | null> = new Set(['whether', 'promise']);

/** "Will I pass?", "do I get the money back?": whether something comes about, which no chart tells. */
export function asksWhatComes({ matter, mood }: Pick<Asked, 'matter' | 'mood'>): boolean {
  return matter !== null && comesOrNot(matter) && OF_YES_OR_NO.has(mood);
}

function alsoLine(fact: Told, { teller }: Turn): Line {
  if (fact.kind === 'house') return { pool: teller.words.frames.alsoHouse, slots: slotsOf(fact, teller) };
  return placeLine(fact, 'also', teller);
}

/** What was asked about, told by its sign, later by the next place that tells of it; null where nothing was asked, or all has been told. */
export function matterLead(turn: Turn): Part | null {
  const matter = matterOf(turn);
  if (!matter) return null;
  const signs = turn.teller.words.matters[matter];
  const [foremost, ...others] = placesOfMatter(matter, turn);
  if (!foremost) return null;
  const helpOf = ({ sign }: Told) => (isFresh(signs[sign].helps, turn) ? plain([signs[sign].helps]) : null);
  const { is } = signs[foremost.sign];
  const help = helpOf(foremost);
  if (isFresh(is, turn))
    return must(plain([is]), readFromLine(foremost, turn), asksWhatIs(turn) ? null : help);
  if (help) return must(help);
  const other = others.find(({ sign }) => isFresh(signs[sign].is, turn));
  return other ? must(alsoLine(other, turn), plain([signs[other.sign].is]), helpOf(other)) : null;
}

/** What helps by the next places that tell of it: the rest of the answer stays with what was asked. */
export function matterRest(turn: Turn): Part[] {
  const matter = matterOf(turn);
  if (!matter || asksWhatIs(turn)) return [];
  const signs = turn.teller.words.matters[matter];
  const [foremost, ...others] = placesOfMatter(matter, turn);
  return others
    .filter(({ sign }) => sign !== foremost?.sign && isFresh(signs[sign].helps, turn))
    .map((fact) => may(alsoLine(fact, turn), plain([signs[fact.sign].helps])));
}

/** What another point that belongs to what was asked about has to add: what helps by its sign. */
export function matterHelp(fact: PlacementFact | AngleFact, turn: Turn): Line | null {
  const matter = matterOf(turn);
  if (!matter || asksWhatIs(turn)) return null;
  const { helps } = turn.teller.words.matters[matter][fact.sign];
  const isOfIt = matterReading(matter).points.includes(pointOf(fact));
  return isOfIt && isFresh(helps, turn) ? plain([helps]) : null;
}
