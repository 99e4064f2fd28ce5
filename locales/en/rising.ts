export const rising = {
  title: 'Rising sign calculator: find your Ascendant',
  description:
    'Which sign was rising in the east when you were born? Enter your date, time and place to see your Ascendant to the arcminute, and what it says about you.',
  heading: 'Rising sign',
  lede: 'The sign that was coming up over the eastern horizon as you took your first breath. It changes about every two hours, so the birth time matters.',
  result: {
    wheel:
      'Your chart, with the rising sign at its left edge. Choose a name in the texts to find it on the wheel.',
    heading: 'Your rising sign',
    place: 'The Ascendant is at {{place}}.',
    ruler: 'Chart ruler: {{body}}',
    traditional: 'Traditional ruler: {{body}}',
    unknown: 'Your rising sign depends on the birth time.',
    more: 'See the full natal chart',
  },
  guide: {
    heading: 'What the rising sign tells you',
    face: {
      title: 'The way in',
      text: 'The Ascendant describes how you come through a door: your manner with strangers, the way you begin things, the first impression you leave behind.',
    },
    houses: {
      title: 'Where the houses begin',
      text: 'It’s also where the first house starts. All the other houses are counted from it, which is why two people born on the same day can have quite different charts.',
    },
    hour: {
      title: 'How exact does the time have to be?',
      text: 'A sign takes about two hours to rise; far from the equator, some signs rise much faster than others. If the Ascendant is close to a border, a few minutes decide.',
    },
  },
  /** The form's button, before and while it is sent. */
  form: { submit: 'Find my rising sign', submitting: 'Finding your rising sign…' },
};
export type RisingWords = typeof rising;
