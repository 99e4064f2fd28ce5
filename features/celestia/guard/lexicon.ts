import { ASPECT_IDS, ELEMENT_IDS, MODE_IDS, MOON_PHASE_IDS, SIGN_IDS } from '../../../astrology/ids.ts';
import {
  CUES,
  type Cue,
  type GuardWords,
  type MonthPart,
  type RelativeTime,
  SPOKEN_POINTS,
} from '../../../locales/guard-words.ts';
import { firstLetters } from './first-letters.ts';
import { POINT_GLYPHS, ROMAN_NUMERALS, SIGN_GLYPHS } from './sky-characters.ts';
import type { Meaning } from './token.ts';

/** One pattern of a language, ready to be tried at a place of a folded text. */
export interface Entry {
  pattern: RegExp;
  meaning: Meaning;
  cue: Cue | null;
  /** Means this only where it begins with a capital, or where a point stands near. */
  needsCapital: boolean;
  /** Letters that must be written so: "AS". */
  capitals: string;
}

/** All patterns of a language, by the letter they begin with. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

const BLANK = '[ -]+';
/** What may not follow: a word goes on. */
const WORD_END = '(?![a-z0-9])';

/** A pattern as it stands in the words, as one that is tried at a place. */
function compile(source: string, endings: string): RegExp {
  const body = source
    .replaceAll('~', endings ? `(?:${endings})` : '')
    // A blank stands for any, but for those within the brackets of a look ahead or behind, which are written out there too.
    .replaceAll(' ', BLANK);
  return new RegExp(`(?:${body})${source.endsWith('.') || source.endsWith(' ') ? '' : WORD_END}`, 'y');
}

interface Row {
  sources: readonly string[];
  meaning: Meaning;
  cue?: Cue;
  needsCapital?: boolean;
}

function skyRows(words: GuardWords): Row[] {
  return [
    ...SPOKEN_POINTS.map((point) => ({
      sources: [...words.points[point], ...POINT_GLYPHS[point]],
      meaning: { kind: 'point' as const, point },
      needsCapital: words.capitalPoints.includes(point),
    })),
    ...SIGN_IDS.map((sign) => ({
      sources: [...words.signs[sign], ...SIGN_GLYPHS[sign]],
      meaning: { kind: 'sign' as const, sign },
      needsCapital: words.capitalSigns.includes(sign),
    })),
    ...(['solar', 'lunar', 'any'] as const).map((of) => ({
      sources: words.eclipses[of],
      meaning: { kind: 'eclipse' as const, of: of === 'any' ? null : of },
    })),
    ...MOON_PHASE_IDS.map((phase) => ({
      sources: words.phases[phase],
      meaning: { kind: 'phase' as const, phases: [phase] },
    })),
    {
      sources: words.phases.waxing,
      meaning: { kind: 'phase', phases: ['waxingCrescent', 'firstQuarter', 'waxingGibbous'] },
    },
    {
      sources: words.phases.waning,
      meaning: { kind: 'phase', phases: ['waningGibbous', 'lastQuarter', 'waningCrescent'] },
    },
  ];
}

function figureRows(words: GuardWords): Row[] {
  const { aspects, motions } = words;
  const motion = (retrograde: boolean, turns: boolean) => ({ kind: 'motion' as const, retrograde, turns });
  return [
    ...ASPECT_IDS.map((aspect) => ({
      sources: aspects[aspect],
      meaning: { kind: 'aspect' as const, aspects: [aspect] },
    })),
    { sources: aspects.soft, meaning: { kind: 'aspect', aspects: ['sextile', 'trine', 'conjunction'] } },
    {
      sources: aspects.hard,
      meaning: { kind: 'aspect', aspects: ['square', 'opposition', 'conjunction', 'quincunx'] },
    },
    { sources: aspects.any, meaning: { kind: 'aspect', aspects: ASPECT_IDS } },
    { sources: motions.retrograde, meaning: motion(true, false) },
    { sources: motions.direct, meaning: motion(false, false) },
    { sources: motions.turnsRetrograde, meaning: motion(true, true) },
    { sources: motions.turnsDirect, meaning: motion(false, true) },
    ...ELEMENT_IDS.map((of) => ({ sources: words.elements[of], meaning: { kind: 'group' as const, of } })),
    ...MODE_IDS.map((of) => ({ sources: words.modes[of], meaning: { kind: 'group' as const, of } })),
    { sources: words.house, meaning: { kind: 'houseWord' } },
    ...Object.entries(words.topicHouses).map(([house, sources]) => ({
      sources,
      meaning: { kind: 'house' as const, house: Number(house), isTopic: true },
    })),
    { sources: words.degree, meaning: { kind: 'degreeWord' } },
  ];
}

function numberRows({ numbers, ordinals }: GuardWords): Row[] {
  const row =
    (isOrdinal: boolean) =>
    ([value, sources]: [string, readonly string[]]) => ({
      sources,
      meaning: { kind: 'number' as const, value: Number(value), isOrdinal, isFigure: false },
    });
  return [
    ...Object.entries(numbers).map(row(false)),
    ...Object.entries(ordinals).map(row(true)),
    ...ROMAN_NUMERALS.map(([numeral, value]) => ({
      sources: [numeral],
      meaning: { kind: 'number' as const, value, isOrdinal: false, isFigure: true },
      needsCapital: true,
    })),
  ];
}

function timeRows(words: GuardWords): Row[] {
  return [
    ...words.months.map((sources, month) => ({
      sources,
      meaning: { kind: 'month' as const, month },
      needsCapital: words.capitalMonths,
    })),
    ...words.seasons.map((sources, season) => ({ sources, meaning: { kind: 'season' as const, season } })),
    ...words.weekdays.map((sources, weekday) => ({
      sources,
      meaning: { kind: 'weekday' as const, weekday },
    })),
    ...(Object.entries(words.monthParts) as [MonthPart, readonly string[]][]).map(([part, sources]) => ({
      sources,
      meaning: { kind: 'monthPart' as const, part },
    })),
    ...(Object.entries(words.relative) as [RelativeTime, readonly string[]][]).map(([time, sources]) => ({
      sources,
      meaning: { kind: 'relative' as const, time },
    })),
    ...(['day', 'week', 'month', 'year'] as const).map((unit) => ({
      sources: words.units[unit],
      meaning: { kind: 'unit' as const, unit },
    })),
    ...Object.entries(words.feasts).map(([day, sources]) => ({
      sources,
      meaning: { kind: 'feast' as const, month: Number(day.slice(0, 2)) - 1, day: Number(day.slice(3)) },
    })),
    { sources: words.ahead, meaning: { kind: 'ahead' } },
    { sources: words.ago, meaning: { kind: 'ago' } },
    { sources: words.dateJoints, meaning: { kind: 'dateJoint' } },
    { sources: words.to, meaning: { kind: 'to' } },
  ];
}

/** Makes a language's words into patterns: some milliseconds, once for each language that is spoken. */
export function createLexicon(words: GuardWords): Lexicon {
  const rows: Row[] = [
    ...skyRows(words),
    ...figureRows(words),
    ...numberRows(words),
    ...timeRows(words),
    ...CUES.map((cue) => ({ sources: words.cues[cue], meaning: { kind: 'cue' as const }, cue })),
  ];
  const lexicon = new Map<string, Entry[]>();
  for (const { sources, meaning, cue = null, needsCapital = false } of rows) {
    for (const source of sources) {
      const capitals = /[A-Z]{2,}/.exec(source)?.[0] ?? '';
      const small = capitals ? source.toLowerCase() : source;
      const entry = { pattern: compile(small, words.endings), meaning, cue, needsCapital, capitals };
      for (const letter of new Set(firstLetters(small))) {
        const known = lexicon.get(letter) ?? [];
        known.push(entry);
        lexicon.set(letter, known);
      }
    }
  }
  return lexicon;
}
