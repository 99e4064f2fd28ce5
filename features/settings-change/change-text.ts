import type { AspectPointId } from '../../astrology/chart-types.ts';
import type { AstroWords } from '../../locales/en/astro.ts';
import type { SettingsWords } from '../../locales/en/settings.ts';
import { fillText } from '../../locales/fill-text.ts';
import { isHouse } from '../readings/house-name.ts';
import type { SettingsChange, SettingsChanges } from './settings-change.ts';

/** The words that a change is told in. */
export interface ChangeWords {
  settings: Pick<SettingsWords, 'changes' | 'houseNumbers' | 'subjects'>;
  astro: Pick<AstroWords, 'bodies' | 'angles' | 'aspects' | 'inSign' | 'houseSystems'>;
}

/** A point as it begins a sentence. */
function subjectOf(point: AspectPointId, { settings: { subjects }, astro }: ChangeWords): string {
  switch (point) {
    case 'sun':
    case 'moon':
    case 'ascendant':
    case 'midheaven':
      return subjects[point];
    case 'trueNode':
    case 'meanNode':
      return subjects.node;
    case 'meanLilith':
    case 'trueLilith':
      return subjects.lilith;
    default:
      return astro.bodies[point];
  }
}

/** A point's name within a line. */
function nameOf(point: AspectPointId, { astro: { bodies, angles } }: ChangeWords): string {
  return point === 'ascendant' || point === 'midheaven' ? angles[point] : bodies[point];
}

/** A house's number as it stands in a sentence: "7th". */
function houseNumber(house: number, { settings }: ChangeWords): string {
  return isHouse(house) ? settings.houseNumbers[house] : String(house);
}

/** "Mars moved from the 7th house to the 6th." */
export function changeText(change: SettingsChange, words: ChangeWords): string {
  const { settings, astro } = words;
  const text = settings.changes[change.kind];
  switch (change.kind) {
    case 'fallback':
      return fillText(text, {
        requested: astro.houseSystems[change.requested],
        used: astro.houseSystems[change.used],
      });
    case 'sign':
      return fillText(text, {
        body: subjectOf(change.point, words),
        from: astro.inSign[change.from],
        to: astro.inSign[change.to],
      });
    case 'house':
      return fillText(text, {
        body: subjectOf(change.point, words),
        from: houseNumber(change.from, words),
        to: houseNumber(change.to, words),
      });
    case 'gained':
    case 'lost': {
      const { first, aspect, second } = change.aspect;
      const names = [nameOf(first, words), astro.aspects[aspect], nameOf(second, words)];
      return fillText(text, { aspect: names.join(' · ') });
    }
  }
}

/** What a switch changed, a line each; one line that says so where it changed nothing. */
export function changeLines({ shown, more }: SettingsChanges, words: ChangeWords): SettingsChanges<string> {
  const linesOf = (changes: readonly SettingsChange[]) => changes.map((change) => changeText(change, words));
  if (shown.length === 0) return { shown: [words.settings.changes.none], more: [] };
  return { shown: linesOf(shown), more: linesOf(more) };
}
