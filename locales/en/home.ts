export const home = {
  title: 'Celestia: your natal chart, precise and readable',
  description:
    'Draw a free natal chart that an astronomer would sign and a friend would read. See where the Moon is today, what is retrograde, and what your sky means.',
  hero: {
    heading: 'The sky you were born under, read with care',
    lede: 'A date, a time and a place: a true chart comes of it, told in plain words.',
    promise: 'Free, without an account.',
  },
  sample: {
    label: 'Sample',
    heading: 'Whoever is born this minute in New York',
    at: 'Computed for {{time}}',
    more: 'Your own chart reads like this: planet by planet, house by house, aspect by aspect.',
  },
  signs: 'Today, sign by sign',
  sky: {
    heading: 'The sky right now',
    wheelTitle: 'The planets at this hour',
    wheelDescription: 'The same positions stand in the list beside the picture.',
    wheelCaption:
      'Where the planets stand now, seen from the Earth. The lines between them are their aspects.',
    computedAt: 'As of {{time}}',
    moon: 'The Moon',
    lit: '{{percent}} lit',
    moonMoves: 'Enters {{sign}}: {{when}}',
    sun: 'The Sun',
    nextNew: 'Next New Moon',
    nextFull: 'Next Full Moon',
    retrograde: 'Retrograde',
    retrogradeNone: 'No planet is retrograde. Everything moves forward.',
    retrogradeUntil: 'until {{date}}',
    positions: 'All positions',
  },
  tools: {
    heading: 'What else is here',
    /** By page. */
    items: {
      'relationship-compatibility-calculator': {
        title: 'Compatibility',
        text: 'Two charts side by side: what draws you, what you talk about, what lasts, and where it rubs.',
      },
      'rising-sign': {
        title: 'Rising sign',
        text: 'The sign on the eastern horizon at your first breath, its degree, its ruler and its meaning.',
      },
      'astrological-summary': {
        title: 'Astrological summary',
        text: 'Your chart in a page: the big three, its ruler, today’s transits with their dates, the year ahead.',
      },
      'compatibility-test': {
        title: 'Compatibility test',
        text: 'Fifteen questions about your days together. The other one can answer too, and you see both views.',
      },
      'astrological-events': {
        title: 'The sky this year',
        text: 'Sign changes, retrogrades, new and full Moons, eclipses: month by month, and for your calendar.',
      },
      'solar-eclipse': {
        title: 'Solar eclipses',
        text: 'The next one on the map, and what of it can be seen from your town.',
      },
    },
  },
  care: {
    heading: 'What we take care of',
    time: {
      title: 'The right hour',
      text: 'Clocks have been moved thousands of times since 1900. We use the complete time zone history, ask when an hour happened twice, and show you which rule was used.',
    },
    unknown: {
      title: 'No birth time? No guessing',
      text: 'Without an hour we leave out houses and angles, and tell you what is certain, how far the Moon went that day and which rising signs were possible.',
    },
    privacy: {
      title: 'Yours alone',
      text: 'We compute a chart and forget it. What you typed stays in your tab until you close it, and in your browser or your account only if you ask. One press forgets it.',
    },
    exact: 'How exact our figures are',
  },
};
export type HomeWords = typeof home;
