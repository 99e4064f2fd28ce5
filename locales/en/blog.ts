/** The blog: its lists, its articles, and the boxes in them that lead to the calculators. */
export const blog = {
  name: 'Blog',
  title: 'Celestia’s blog: astrology, explained from the sky up',
  description:
    'Articles on charts, planets, houses, the Moon and eclipses. Every date and degree in them is computed from the real sky when you read it.',
  heading: 'The library of the sky',
  lede: 'What the words of astrology mean, where they come from, and what you can do with them. The dates in every article are computed as you read.',
  home: 'Home',
  way: 'You are here',
  subjects: 'Subjects',
  all: 'Everything',
  now: {
    heading: 'Asked of the sky today',
    pages: {
      'is-mercury-retrograde': 'Is Mercury retrograde?',
      'moon-sign-today': 'The Moon’s sign today',
      'void-of-course-moon': 'Is the Moon void of course?',
      'next-eclipse': 'When is the next eclipse?',
      glossary: 'Glossary',
    },
  },
  feed: 'New articles by feed (Atom)',
  empty: 'There’s no article in this language yet.',
  minutes: {
    one: '{{count}} minute to read',
    other: '{{count}} minutes to read',
  },
  pages: {
    label: 'More articles',
    newer: 'Newer',
    older: 'Older',
    place: 'Page {{page}} of {{pages}}',
    titled: '{{title}}, page {{page}}',
  },
  categories: {
    basics: {
      name: 'First steps',
      title: 'First steps in astrology',
      heading: 'First steps in astrology',
      description:
        'Reading a chart from scratch: birth times, houses, how exact a chart is, and where to look first.',
      lede: 'Start here if a chart still looks like a clock with too many hands.',
    },
    signs: {
      name: 'Signs',
      title: 'The twelve zodiac signs',
      heading: 'The twelve zodiac signs',
      description:
        'Each of the twelve signs: its element, its ruler, its habits, and when the Sun, the Moon and the planets are in it.',
      lede: 'Twelve temperaments, each with its reasons.',
    },
    planets: {
      name: 'Planets',
      title: 'Planets and points in astrology',
      heading: 'Planets and points in astrology',
      description:
        'From the Sun to Pluto, and the points beside them: the lunar nodes, Juno, Chiron and Lilith, with where each of them is now.',
      lede: 'Who does what in a chart, and where they all are today.',
    },
    houses: {
      name: 'Houses',
      title: 'The twelve houses',
      heading: 'The twelve houses',
      description:
        'What each house of a birth chart is about, how its borders are drawn, and why systems disagree about them.',
      lede: 'Where in your life a planet does its work.',
    },
    aspects: {
      name: 'Aspects',
      title: 'Aspects between planets',
      heading: 'Aspects between planets',
      description:
        'Conjunctions, squares, trines and the others: what the angles between planets are, and how to read them together.',
      lede: 'How the planets of a chart talk to one another.',
    },
    moon: {
      name: 'The Moon',
      title: 'The Moon, its phases and signs',
      heading: 'The Moon, its phases and signs',
      description:
        'New and full Moons, the eight phases, the Moon’s sign, and what changes from one night to the next.',
      lede: 'The fastest thing in the sky, and the one everybody can see.',
    },
    sky: {
      name: 'Sky events',
      title: 'Retrogrades, eclipses and what’s ahead',
      heading: 'Retrogrades, eclipses and what’s ahead',
      description:
        'Retrogrades, eclipses and sign changes of the coming months, with dates in your own time zone.',
      lede: 'What’s happening up there, and when.',
    },
    relationships: {
      name: 'Relationships',
      title: 'Astrology for two',
      heading: 'Astrology for two',
      description:
        'Synastry, composite charts, Juno, Venus and Mars: how two charts are read together, and what they can’t tell.',
      lede: 'Two charts on one table.',
    },
  },
  author: 'Celestia’s editors',
  made: 'Published:',
  changed: 'Updated:',
  contents: 'In this article',
  related: 'Read on',
  turn: 'In this subject',
  previous: 'Before this',
  next: 'After this',
  acts: {
    link: 'Link to this article',
    share: 'Share',
    print: 'Print',
    copied: 'Link copied.',
    copyByHand: 'Copy it from the field.',
  },
  book: 'The same at length: a book made from your own birth',
  tools: {
    'natal-chart': {
      heading: 'See it in your own chart',
      text: 'Enter your birth details and the whole chart opens, houses and all.',
      button: 'Draw my chart',
    },
    'rising-sign': {
      heading: 'Find your rising sign',
      text: 'It takes the date, the hour and the town you were born in.',
      button: 'Find my rising sign',
    },
    'juno-calculation': {
      heading: 'Where is your Juno?',
      text: 'Enter your birth details and read its sign and house.',
      button: 'Find my Juno',
    },
    'relationship-compatibility-calculator': {
      heading: 'Lay two charts together',
      text: 'Two births, and the ties between them with their reasons.',
      button: 'Compare two charts',
    },
    'compatibility-test': {
      heading: 'Try it as a test',
      text: 'A few questions about the two of you, and the two Suns behind them.',
      button: 'Take the test',
    },
    'astrological-summary': {
      heading: 'Your chart on one page',
      text: 'The big three, the balance of elements, and what stands out.',
      button: 'See my summary',
    },
    'lunar-eclipse': {
      heading: 'Will you see the next one?',
      text: 'Every lunar eclipse from 1900 to 2099, with the times where you are.',
      button: 'Lunar eclipses',
    },
    'solar-eclipse': {
      heading: 'Will you see the next one?',
      text: 'Every solar eclipse from 1900 to 2099, with its path and the times where you are.',
      button: 'Solar eclipses',
    },
    horoscopes: {
      heading: 'Your sign today',
      text: 'Day, week, month and year for each sign, written from the real sky.',
      button: 'Read the horoscopes',
    },
    'astrological-events': {
      heading: 'The whole year at a glance',
      text: 'Stations, sign changes, Moons and eclipses in your time zone, with a file for your calendar.',
      button: 'See this year’s sky',
    },
  },
};
export type BlogWords = typeof blog;
