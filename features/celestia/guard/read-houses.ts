import type { GuardWords } from '../../../locales/guard-words.ts';
import { hasCue, isKind, type Token } from './token.ts';

function isHouseNumber(token: Token | undefined): token is Extract<Token, { kind: 'number' }> {
  return isKind(token, 'number') && token.value >= 1 && token.value <= 12;
}

function houseOf(number: Extract<Token, { kind: 'number' }>, by: Token): Token {
  const { start, end, text, cues } = number;
  return {
    kind: 'house',
    house: number.value,
    isTopic: false,
    start: Math.min(start, by.start),
    end: Math.max(end, by.end),
    text,
    cues,
    case: by.case,
  };
}

function joins(token: Token | undefined): boolean {
  return hasCue(token, 'and') || token?.text === ',' || token?.text === '-';
}

/** Numbers that a list leads from, one by one away from the word for a house: "the second and eighth houses". */
function listed(tokens: readonly Token[], from: number, way: -1 | 1): number[] {
  const found: number[] = [];
  for (let at = from; isHouseNumber(tokens[at]); at += 2 * way) {
    found.push(at);
    if (!joins(tokens[at + way])) break;
    // "The second and the eighth house".
    if (tokens[at + 2 * way]?.kind === 'dateJoint') at += way;
  }
  return found;
}

/** "On the 9th" is a day. */
const ON: ReadonlySet<string> = new Set(['on', 'at', 'a', 'por', 'sur', 'sobre', 'au', 'into']);

/** Whether a number in an order stands for a house by itself: "in the eighth". */
function isBareOrdinal(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!isHouseNumber(token) || !token.isOrdinal) return false;
  const isWithin = (token: Token | undefined) =>
    token !== undefined && hasCue(token, 'in') && !ON.has(token.text);
  const isPlaced = isWithin(tokens[at - 1]) || isWithin(tokens[at - 2]);
  const next = tokens[at + 1];
  const goesOn =
    next &&
    (next.kind === 'word' ||
      next.kind === 'unit' ||
      next.kind === 'month' ||
      next.kind === 'phase' ||
      next.kind === 'sign' ||
      next.kind === 'degreeWord' ||
      next.kind === 'eclipse');
  // "Neptune in the twelfth blurs": right behind a point nothing else can be meant.
  const isBehindPoint = [at - 2, at - 3].some((index) => isKind(tokens[index], 'point'));
  const isOrdinalOfThing = next?.text === 'of' || next?.kind === 'unit' || next?.kind === 'month';
  return isPlaced && !isOrdinalOfThing && (!goesOn || (isBehindPoint && next?.kind === 'word'));
}

/** French writes "en 8": a bare figure after the preposition, where a point stands before. */
function isBareFigure(tokens: readonly Token[], at: number, { bareHouse }: GuardWords): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  // "Venus en la 10".
  const prepositionAt = tokens[at - 1]?.text === 'la' ? at - 2 : at - 1;
  const before = tokens[prepositionAt];
  if (!before || !bareHouse.includes(before.text) || !isHouseNumber(token)) return false;
  // "Plutón en la siete": in words only behind the article.
  if (!token.isFigure && tokens[at - 1]?.text !== 'la') return false;
  const goesOn = next && ['month', 'unit', 'degreeWord', 'number', 'houseWord', 'word'].includes(next.kind);
  // "Ta Vénus en 8 aime": right behind a point nothing else can be meant.
  if (isKind(tokens[prepositionAt - 1], 'point') && !isKind(next, 'month')) return true;
  return !goesOn && tokens.slice(Math.max(0, at - 8), at).some(({ kind }) => kind === 'point');
}

/** "La cúspide de la dos": beside the word for a cusp a number is a house. */
function isBesideCusp(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at);
  const cusp = before.findLastIndex((token) => hasCue(token, 'cusp'));
  return cusp >= 0 && isHouseNumber(tokens[at]) && before.slice(cusp + 1).every(isKindOfJoint);
}

function isKindOfJoint(token: Token): boolean {
  return token.kind === 'dateJoint';
}

/** Joins numbers and the word for a house into houses. Run it after the dates are read. */
export function readHouses(tokens: readonly Token[], words: GuardWords): Token[] {
  const houses = new Map<number, Token>();
  const used = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const number = tokens[at - 1];
    if (isKind(token, 'houseWord') && isHouseNumber(number) && !number.isOrdinal && !number.isFigure) {
      houses.set(at - 1, { ...number, kind: 'houseCount', count: number.value, case: token.case });
      used.add(at);
    } else if (isKind(token, 'houseWord')) {
      const before = isHouseNumber(tokens[at - 1]) ? listed(tokens, at - 1, -1) : [];
      const after = before.length === 0 ? listed(tokens, at + 1, 1) : [];
      for (const index of [...before, ...after]) {
        const number = tokens[index];
        if (isHouseNumber(number))
          houses.set(
            index,
            houseOf(number, index === at - 1 || index === at + 1 ? token : { ...number, case: token.case }),
          );
      }
      if (before.length + after.length > 0) used.add(at);
    } else if (isKind(token, 'house') && isHouseNumber(tokens[at - 1])) {
      // "The seventh house of marriage": the number is of the same word.
      if (isHouseNumber(number)) houses.set(at - 1, houseOf(number, token));
    } else if (isBareOrdinal(tokens, at) || isBareFigure(tokens, at, words) || isBesideCusp(tokens, at)) {
      if (isHouseNumber(token)) houses.set(at, houseOf(token, token));
    }
  }
  return tokens.flatMap((token, at) => (used.has(at) ? [] : [houses.get(at) ?? token]));
}

const ORBS: ReadonlySet<string> = new Set(['orb', 'orbe', 'orbu', 'orbla']);
const ORB_REACH = 3;

/** Joins numbers and the word for degrees. */
export function readDegrees(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (isKind(token, 'number') && isKind(next, 'degreeWord')) {
      return [{ ...token, kind: 'degree' as const, degree: token.value, end: next.end }];
    }
    // "With an orb of exactly zero".
    const isOrb = tokens.slice(Math.max(0, at - ORB_REACH), at).some(({ text }) => ORBS.has(text));
    if (isKind(token, 'number') && isOrb) return [{ ...token, kind: 'degree' as const, degree: token.value }];
    return isKind(token, 'degreeWord') && isKind(before, 'number') ? [] : [token];
  });
}
