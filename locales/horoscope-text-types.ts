type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

type Two = readonly [string, string];
type Three = readonly [string, string, string];
type Four = readonly [...Two, ...Two];

/** Three days of the Moon's stay in a house, in three passes of the Moon. */
export type NineTexts = readonly [...Three, ...Three, ...Three];

/** A section of a sign's day, by the solar house that the Moon passes. */
export type DayHouseTexts = Readonly<Record<House, NineTexts>>;

/** What the Moon meets on a day, by the kind of aspect and the solar house of whom it meets. */
export type DayMeetingTexts = Readonly<
  Record<'joined' | 'flowing' | 'tense', Readonly<Record<House, Three>>>
>;

/** A day on which the Moon is new or full, by its solar house. */
export type DayLunationTexts = Readonly<Record<'newMoon' | 'fullMoon', Readonly<Record<House, Two>>>>;

/** How a sign's month begins, or ends, by the solar house of the Sun. */
export type MonthHouseTexts = Readonly<Record<House, Three>>;

/** A quick planet that goes back through a solar house in a month; Mars may do so for three months on end. */
export type MonthRetrogradeTexts = Readonly<
  Record<'mercury' | 'venus', Readonly<Record<House, Two>>> & Record<'mars', Readonly<Record<House, Three>>>
>;

/** What a sign's week is about, by the solar house of its ruler: nine texts, turned week by week. */
export type WeekOpeningTexts = Readonly<Record<House, NineTexts>>;

/** That the ruler goes back: a sentence after a week's opening, a sign's turn each week. */
export type WeekRetrogradeTexts = readonly [...Four, ...Four, ...Four];

/** Two or three days of a week, by the solar house that the Moon passes. */
export type WeekDayTexts = Readonly<Record<House, Four>>;

/** How a week ends, by the solar house that the Moon passes last. */
export type WeekHouseTexts = Readonly<Record<House, Three>>;

/** A new or full Moon of a week, by its solar house. */
export type WeekLunationTexts = Readonly<Record<'newMoon' | 'fullMoon', Readonly<Record<House, Two>>>>;

/** The day on which a body comes into a solar house. */
export type WeekEntryTexts = Readonly<
  Record<'sun' | 'mercury' | 'venus' | 'mars', Readonly<Record<House, string>>>
>;

/** The day on which Mercury turns back, or forward again, in a solar house. */
export type WeekTurnTexts = Readonly<Record<'retrograde' | 'direct', Readonly<Record<House, string>>>>;

/** A slow planet's year in a solar house, going back or not: in turn, year by year. */
export type YearHouseTexts = Readonly<Record<House, Two>>;

/** The months in which a slow planet goes back through a solar house. */
export type YearRetrogradeTexts = Readonly<Record<'jupiter' | 'saturn', Readonly<Record<House, string>>>>;

/** A quarter of a year, by a solar house: no season is named, for each text comes to each of the four in turn. */
export type YearQuarterTexts = Readonly<Record<House, Four>>;

/** A slow planet that is leaving a solar house, whichever of the three it is. */
export type YearLeavingTexts = Readonly<Record<House, Three>>;

/** An eclipse of a year in a solar house. */
export type YearEclipseTexts = Readonly<Record<'solar' | 'lunar', Readonly<Record<House, string>>>>;

/** What horoscopes are written in. */
export interface HoroscopeInterpretations {
  dayOpenings: DayHouseTexts;
  dayLove: DayHouseTexts;
  dayWork: DayHouseTexts;
  dayEnergy: DayHouseTexts;
  /** One line to keep. */
  dayKeep: DayHouseTexts;
  dayMeetings: DayMeetingTexts;
  dayLunations: DayLunationTexts;
  /** By the house in which the Sun spends most of the month. */
  monthOpenings: MonthHouseTexts;
  /** By the house in which the Sun is on its last day. */
  monthClosings: MonthHouseTexts;
  monthRetrogrades: MonthRetrogradeTexts;
  weekOpenings: WeekOpeningTexts;
  weekRetrogrades: WeekRetrogradeTexts;
  weekDays: WeekDayTexts;
  weekLunations: WeekLunationTexts;
  weekEntries: WeekEntryTexts;
  weekTurns: WeekTurnTexts;
  weekClosings: WeekHouseTexts;
  yearJupiter: YearHouseTexts;
  yearSaturn: YearHouseTexts;
  yearRetrogrades: YearRetrogradeTexts;
  /** Of Uranus, Neptune and Pluto; where they stay on, the library tells them. */
  yearLeavings: YearLeavingTexts;
  /** They take turns with what the library says of an eclipse in a house. */
  yearEclipses: YearEclipseTexts;
  /** By the house in which the Sun begins the quarter. */
  yearQuarters: YearQuarterTexts;
  /** By the house in which Mars spends most of the quarter. */
  yearDrives: YearQuarterTexts;
  /** By the house in which Mars ends the year. */
  yearClosings: YearHouseTexts;
}

/** The subjects of a period. */
export const PERIOD_SUBJECTS = {
  day: ['dayOpenings', 'dayLove', 'dayWork', 'dayEnergy', 'dayKeep', 'dayMeetings', 'dayLunations'],
  week: [
    'weekOpenings',
    'weekRetrogrades',
    'weekDays',
    'weekLunations',
    'weekEntries',
    'weekTurns',
    'weekClosings',
  ],
  month: ['monthOpenings', 'monthClosings', 'monthRetrogrades'],
  year: [
    'yearJupiter',
    'yearSaturn',
    'yearRetrogrades',
    'yearLeavings',
    'yearEclipses',
    'yearQuarters',
    'yearDrives',
    'yearClosings',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof HoroscopeInterpretations)[]>>;
