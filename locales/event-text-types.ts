import type { SignTexts } from './text-shapes.ts';

type Farther = {
  jupiter: 'saturn' | 'uranus' | 'neptune' | 'pluto';
  saturn: 'uranus' | 'neptune' | 'pluto';
  uranus: 'neptune' | 'pluto';
  neptune: 'pluto';
};

/** Aspects of two slow planets in the sky: a square and an opposition apart. */
export type SlowAspectTexts = Readonly<{
  [First in keyof Farther]: Readonly<
    Record<Farther[First], Readonly<Record<'joined' | 'flowing' | 'square' | 'opposed', string>>>
  >;
}>;

/** What is written on the events of a year and on eclipses, for everybody who lives under that sky. */
export interface EventInterpretations {
  /** A new or a full Moon, by the sign that the Moon is in. */
  eventLunations: Readonly<Record<'newMoon' | 'fullMoon', SignTexts>>;
  /** A planet going back, by the sign in which it turns. */
  eventRetrogrades: Readonly<Record<'mercury' | 'venus' | 'mars', SignTexts>>;
  slowAspects: SlowAspectTexts;
  /** The axis on which the eclipses of a year and a half fall, by the sign of the Moon's north node. */
  eclipseAxes: SignTexts;
  /** A line for a sign that an eclipse touches: it falls in that sign, in the one across from it, or in one at a right angle. */
  eclipseSigns: Readonly<Record<'same' | 'opposite' | 'square', SignTexts>>;
}
