export const rising = {
  title: 'Rising sign calculator: find your Ascendant',
  description:
    'Which sign was rising in the east when you were born? Enter date, time and place and see your Ascendant to the minute of arc, with what it says of you.',
  heading: 'Rising sign',
  lede: 'The sign that was coming up over the eastern horizon as you took your first breath. It changes about every two hours, so the hour matters.',
  result: {
    wheel: 'Your chart with the rising sign at its left edge. The texts beside it name what they speak of.',
    heading: 'Your rising sign',
    place: 'The Ascendant stands at {{place}}.',
    ruler: 'Ruler of the chart: {{body}}',
    unknown: 'Your rising sign depends on the hour.',
    more: 'See the whole natal chart',
  },
  guide: {
    heading: 'What the rising sign tells',
    face: {
      title: 'The way in',
      text: 'The Ascendant describes how you come through a door: your manner with strangers, the way you begin things, the first impression you leave behind.',
    },
    houses: {
      title: 'Where the houses begin',
      text: 'It is also the first house’s starting point. All other houses are counted from it, which is why two people of one birthday can have quite different charts.',
    },
    hour: {
      title: 'How exact must the time be?',
      text: 'A sign takes about two hours to rise, less near the poles for some and more for others. If the Ascendant stands close to a border, a few minutes decide.',
    },
  },
  /** The form's button, before and while it is sent. */
  form: { submit: 'Find my rising sign', submitting: 'Finding your rising sign…' },
};
export type RisingWords = typeof rising;
