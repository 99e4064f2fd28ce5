import type { SignId } from '../../../astrology/ids.ts';
import type { CelestiaWords, Forms, HouseNumber } from '../../../locales/celestia-words.ts';
import type { Saying } from '../claims/claim.ts';
import type { Fact, FactId } from '../facts/fact.ts';
import { type Clock, dateForms } from './dates.ts';
import type { Slot, Slots } from './line.ts';
import { namedPoint } from './spoken-points.ts';

/** Which of the two facts of a sentence. */
export type Part = 'a' | 'b';

/** What facts are put into words with. */
export interface Teller {
  words: CelestiaWords;
  clock: Clock;
}

type Entries = [string, Slot][];

function formsAs(prefix: string, forms: Forms, claim?: { fact: FactId; says: Saying }): Entries {
  return Object.entries(forms).map(([form, text]) => [
    `${prefix}.${form}`,
    claim ? { text, claim } : { text },
  ]);
}

function isHouse(house: number): house is HouseNumber {
  return Number.isInteger(house) && house >= 1 && house <= 12;
}

/** What is said of a fact in the blanks of a sentence, each with its claim. */
class Blanks {
  readonly entries: Entries = [];
  private readonly fact: FactId;
  private readonly part: Part;
  private readonly teller: Teller;

  constructor(fact: FactId, part: Part, teller: Teller) {
    this.fact = fact;
    this.part = part;
    this.teller = teller;
  }

  point(point: Parameters<typeof namedPoint>[0]): this {
    const forms = this.teller.words.names.points[namedPoint(point)];
    this.entries.push(...formsAs(this.part, forms, { fact: this.fact, says: 'name' }));
    return this;
  }

  other(point: Parameters<typeof namedPoint>[0]): this {
    const forms = this.teller.words.names.points[namedPoint(point)];
    this.entries.push(...formsAs(`${this.part}.other`, forms, { fact: this.fact, says: 'name' }));
    return this;
  }

  sign(sign: SignId): this {
    const forms = this.teller.words.names.signs[sign];
    this.entries.push(...formsAs(`${this.part}.sign`, forms, { fact: this.fact, says: 'sign' }));
    return this;
  }

  house(house: number | null): this {
    if (house === null || !isHouse(house)) return this;
    const { names, houses } = this.teller.words;
    this.entries.push(
      ...formsAs(`${this.part}.house`, names.houses[house], { fact: this.fact, says: 'house' }),
    );
    this.entries.push(['field', { text: houses[house].field }]);
    return this;
  }

  aspect(aspect: keyof CelestiaWords['names']['aspects']): this {
    const forms = this.teller.words.names.aspects[aspect];
    this.entries.push(...formsAs(`${this.part}.aspect`, forms, { fact: this.fact, says: 'aspect' }));
    this.govern(forms.takes);
    return this;
  }

  /** The other point in the form that its aspect takes, where a language has one for some and another for others. */
  private govern(form: string | undefined): void {
    const [, taken] = this.entries.find(([name]) => name === `${this.part}.other.${form}`) ?? [];
    if (taken) this.entries.push([`${this.part}.other.taken`, taken]);
  }

  date(name: string, instantMs: number | null | undefined, says: Saying): this {
    if (instantMs === null || instantMs === undefined) return this;
    const forms = dateForms(instantMs, this.teller.words.names, this.teller.clock);
    this.entries.push(...formsAs(`${this.part}.${name}`, forms, { fact: this.fact, says }));
    return this;
  }
}

/** The next time that a transit is exact, else the last. */
export function exactMsOf(exactMs: readonly number[], nowMs: number): number | undefined {
  return exactMs.find((instantMs) => instantMs >= nowMs) ?? exactMs.at(-1);
}

function fillBlanks(fact: Fact, blanks: Blanks, nowMs: number): Blanks {
  switch (fact.kind) {
    case 'placement':
      return blanks
        .point(fact.body)
        .sign(fact.sign)
        .house(fact.house)
        .date('at', fact.instantMs, 'instant')
        .date('to', fact.stay?.toMs, 'end');
    case 'openSign':
      return blanks.point(fact.body);
    case 'angle':
      return blanks.point(fact.angle).sign(fact.sign);
    case 'house':
      return blanks.sign(fact.sign).house(fact.house);
    case 'aspect':
    case 'synastry':
      return blanks.point(fact.first).other(fact.second).aspect(fact.aspect);
    case 'transit': {
      const { body, point, aspect, startMs, endMs, exactMs } = fact;
      const exact = exactMsOf(exactMs, nowMs);
      return blanks
        .point(body)
        .other(point)
        .aspect(aspect)
        .date('start', startMs, 'start')
        .date('exact', exact, 'exact')
        .date('end', endMs, 'end');
    }
    case 'lunation':
    case 'eclipse':
      return blanks.sign(fact.sign).house(fact.house).date('instant', fact.instantMs, 'instant');
    case 'station':
      return blanks
        .point(fact.body)
        .sign(fact.sign)
        .house(fact.house)
        .date('instant', fact.instantMs, 'instant');
    case 'retrograde':
      return blanks.point(fact.body).date('from', fact.fromMs, 'start').date('to', fact.toMs, 'end');
    case 'ingress':
      return blanks.point(fact.body).sign(fact.sign).date('instant', fact.instantMs, 'instant');
    case 'meeting':
      return blanks
        .point(fact.first)
        .other(fact.second)
        .aspect(fact.aspect)
        .date('instant', fact.instantMs, 'instant');
    case 'overlay':
      return blanks.point(fact.body).house(fact.house);
    default:
      return blanks;
  }
}

/** The blanks that a fact fills, as the first or second of a sentence. */
export function slotsOf(fact: Fact, teller: Teller, part: Part = 'a'): Slots {
  return Object.fromEntries(fillBlanks(fact, new Blanks(fact.id, part, teller), teller.clock.nowMs).entries);
}

/** Blanks of plain words that claim nothing: a topic, a sign that somebody named. */
export function plainSlots(prefix: string, forms: Forms): Slots {
  return Object.fromEntries(formsAs(prefix, forms));
}
