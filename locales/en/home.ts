export const home = {
  title: 'Celestia: your natal chart, precise and readable',
  description:
    'Draw a free natal chart that an astronomer would sign and a friend would read. See where the Moon is today, what is retrograde, and what your sky means.',
  hero: {
    heading: 'The sky you were born under, read with care',
    lede: 'Type a date, a time and a place. You get a true chart: every position computed, every hour checked against the clocks of that day, and plain words for what it means.',
    action: 'Draw your chart',
    promise: 'Free, without an account. Your birth data stays out of links, browser history and logs.',
  },
  sky: {
    heading: 'The sky right now',
    wheelTitle: 'The planets at this hour',
    wheelDescription: 'The same positions stand in the list beside the picture.',
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
    heading: 'Where to begin',
    /** By page. */
    items: {
      'natal-chart': {
        title: 'Natal chart',
        text: 'Wheel, positions, houses and aspects, with seven house systems and the time receipt of your birth hour.',
        action: 'Open the calculator',
      },
      'rising-sign': {
        title: 'Rising sign',
        text: 'The sign on the eastern horizon at your first breath, its degree, its ruler and its meaning.',
        action: 'Find your Ascendant',
      },
      'relationship-compatibility-calculator': {
        title: 'Compatibility',
        text: 'Two charts side by side: what draws you, what you talk about, what lasts, and where it rubs.',
        action: 'Compare two charts',
      },
      horoscopes: {
        title: 'Horoscopes',
        text: 'Today, this week, this month and this year for each sign, with the aspects that every line rests on.',
        action: 'Choose a sign',
      },
      'astrological-summary': {
        title: 'Astrological summary',
        text: 'Your chart in a page: the big three, its ruler, today’s transits with their dates, the year ahead.',
        action: 'See your summary',
      },
      'compatibility-test': {
        title: 'Compatibility test',
        text: 'Fifteen questions about your days together. The other one can answer too, and you see both views.',
        action: 'Take the test',
      },
      'juno-calculation': {
        title: 'Juno',
        text: 'What you bring to a lasting bond, what you need from it, and where in life it matters.',
        action: 'Find your Juno',
      },
      'solar-eclipse': {
        title: 'Solar eclipses',
        text: 'The next one on the map, and what of it can be seen from your town.',
        action: 'See the eclipses',
      },
      'lunar-eclipse': {
        title: 'Lunar eclipses',
        text: 'When the Moon goes into the Earth’s shadow, where it is seen, and in which sign it falls.',
        action: 'See the eclipses',
      },
      'astrological-events': {
        title: 'The sky this year',
        text: 'Sign changes, retrogrades, new and full Moons, eclipses: month by month, and for your calendar.',
        action: 'Open the year',
      },
      about: {
        title: 'How exact is it?',
        text: 'We measure our figures against a reference ephemeris and show the differences, body by body.',
        action: 'See the figures',
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
      text: 'A chart is computed and forgotten. If you want to keep it, it stays in your own browser until you delete it.',
    },
  },
};
export type HomeWords = typeof home;
