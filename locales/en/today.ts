/** Home for whoever has a chart: what the sky is to them today. */
export const today = {
  heading: 'Your day',
  /** Where the chart is not drawn in the tropical zodiac. */
  zodiac: 'By your chart’s settings: {{zodiac}}.',
  wheel: 'Your chart',
  moon: {
    heading: 'The Moon now',
    place: '{{body}} {{inSign}}, {{inHouse}}',
    entersSign: 'Enters {{sign}} on {{when}}',
    leavesHouse: 'Leaves this house on {{when}}',
    touches: 'What it touches in the next 24 hours',
    touchesNone: 'Nothing in your chart in the next 24 hours.',
  },
  transits: {
    heading: 'What matters right now',
    none: 'No planet is close to a point in your chart right now.',
    start: 'From',
    exact: 'Exact',
    end: 'To',
    open: 'open',
    all: 'All transits, and the year ahead',
  },
  sign: { heading: '{{sign}} today', more: 'Read the full horoscope' },
  next: {
    heading: 'What comes next',
    transit: 'Next exact transit',
    newMoon: 'Next new Moon',
    fullMoon: 'Next full Moon',
    solar: 'Next solar eclipse',
    lunar: 'Next lunar eclipse',
    place: '{{inSign}}, {{inHouse}}',
  },
  untimed:
    'Without a birth time there are no houses here, and no transits to your Moon, Ascendant or Midheaven.',
  doors: {
    label: 'From here',
    chat: 'Talk to Celestia about your day',
    chart: 'Your whole chart',
    sky: 'For everyone: the signs and the sky right now',
    year: 'The sky this year',
    pair: 'You and someone else',
    other: 'Another birth',
  },
  fromAccount: 'From the birth details in your account.',
  change: 'Change them in your account',
  /** While it is on its way, and where it does not come. */
  waiting: 'Reading your day…',
  failed: 'We couldn’t get your day. Try again, or enter a birth below.',
  again: 'Try again',
  /** For whoever is signed in and keeps no birth. */
  keep: {
    text: 'Keep your birth details in your account, and your day will be waiting here.',
    link: 'Add them to your account',
  },
};
export type TodayWords = typeof today;
