import type { MoonPhaseId, SignId } from '../astrology/ids.ts';

/** What a placement means, one text a sign: whole sentences, written for one language. */
export type SignTexts = Readonly<Record<SignId, string>>;

/** What a placement means, one text a house. */
export type HouseTexts = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12, string>>;

/** What a phase of the Moon is good for. */
export type PhaseTexts = Readonly<Record<MoonPhaseId, string>>;

/** What the retrograde period of a planet asks for. */
export type RetrogradeTexts = Readonly<
  Record<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto', string>
>;

type TransitingId =
  | 'sun'
  | 'mercury'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

/** A planet passing through a solar house: the reader's own sign is the first. */
export type TransitHouseTexts = Readonly<Record<TransitingId, HouseTexts>>;

/** The Moon passing through a solar house, in three variants. */
export type MoonHouseTexts = Readonly<Record<keyof HouseTexts, readonly [string, string, string]>>;

/** A new or full Moon in a solar house. */
export type LunationHouseTexts = Readonly<Record<'newMoon' | 'fullMoon', HouseTexts>>;

/** The mood of a day on which the Moon meets a planet, in two variants. */
export type MoonAspectTexts = Readonly<
  Record<TransitingId, Readonly<Record<'joined' | 'flowing' | 'tense', readonly [string, string]>>>
>;

/** The placements of a natal chart that have a text for each sign. */
export const SIGN_SUBJECTS = ['rising', 'sun', 'moon', 'mercury', 'venus', 'mars'] as const;
export type SignSubject = (typeof SIGN_SUBJECTS)[number];

/** Every subject that is written about, and the shape of its texts. */
export interface Interpretations extends Record<SignSubject, SignTexts> {
  juno: SignTexts;
  junoHouses: HouseTexts;
  solarEclipse: SignTexts;
  lunarEclipse: SignTexts;
  moonToday: SignTexts;
  moonPhases: PhaseTexts;
  retrogrades: RetrogradeTexts;
  transitHouses: TransitHouseTexts;
  moonHouses: MoonHouseTexts;
  lunationHouses: LunationHouseTexts;
  moonAspects: MoonAspectTexts;
}

export type Subject = keyof Interpretations;
