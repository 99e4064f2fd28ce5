import type { Language } from '../../../locales/locales.ts';
import { aboutOf, settled, topicOf } from './about.ts';
import type { Asked } from './asked.ts';
import { choiceIn } from './choice-of-times.ts';
import { type Named, namesChart } from './named.ts';
import { isOfAnybody } from './of-anybody.ts';
import { isOfOneself, isOwn, premiseOf } from './premise.ts';
import { socialOf } from './social.ts';
import { moodOf, termOf, wantOf, whoseOf } from './spirit.ts';

/** The time that is asked about: "these days" only where no other stretch is named; of a birth that is told none. */
function frameOf({ frames, day, month, tellsBirth }: Named): Asked['frame'] {
  if (tellsBirth) return null;
  // "What goes on in the sky on New Year's Eve?" asks of December, and not of now.
  if (month !== null && frames.every((frame) => frame === 'now')) return null;
  // "El día 15" is no day of today.
  if (day !== null) return frames.find((frame) => frame === 'nextMonth') ?? null;
  return (
    frames.find((frame) => frame === 'weekend') ??
    frames.find((frame) => frame !== 'now') ??
    frames[0] ??
    null
  );
}

/** A birthday is the Sun's way back to itself. */
function pointsOf(about: Asked['about'], named: Named): Asked['points'] {
  return about === 'event' && named.has('birthday') ? ['sun', 'sun'] : named.points;
}

/** "How does love look in my chart?" asks of love, and of nobody's looks. */
function traitOf(named: Named): Asked['trait'] {
  const topic = topicOf(named);
  return topic !== null && topic !== 'self' && namesChart(named) ? null : (named.traits[0] ?? null);
}

/** A question as its own words tell it, by the lexicon and its rules. */
export function readAlone(named: Named, language: Language): Asked {
  const own = isOwn(named, language);
  const social = socialOf(named);
  const premise = social ? null : premiseOf(named, language);
  const found = social ?? aboutOf(named, language, own || premise !== null);
  const isGeneral = premise === null && isOfAnybody(found, named, own);
  // "The best job for a Leo" stays a question about work.
  const ofSigns = found === 'self' || found === 'love' ? 'sign' : found;
  const about = isGeneral
    ? ofSigns
    : found === 'sign' && premise && named.signs.length < 2
      ? 'self'
      : settled(found, named, isOfOneself(named, language));
  return {
    language,
    about,
    topic: topicOf(named),
    frame: frameOf(named),
    weekdays: named.weekdays,
    day: named.tellsBirth ? null : named.day,
    month: named.month,
    year: named.year,
    choice: choiceIn(named, language),
    points: pointsOf(about, named),
    trait: traitOf(named),
    signs: named.signs,
    houses: named.houses,
    aspects: named.aspects,
    elements: named.elements,
    event: named.events[0] ?? (about === 'event' ? 'transit' : null),
    term: termOf(about, named),
    want: wantOf(named),
    mood: moodOf(about, named),
    whose: whoseOf(named, own, about),
    premise,
    isGeneral,
    tellsBirth: named.tellsBirth,
    greets: named.social.includes('greeting'),
    follows: false,
  };
}
