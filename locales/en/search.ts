/** The search, and what the tools of the site are called by who looks for them. */
export const search = {
  title: 'Search Celestia',
  description: 'Find a calculator, an article or a term on Celestia by what you’d call it, typos included.',
  heading: 'Search',
  lede: 'Calculators, articles and the glossary.',
  label: 'What are you looking for?',
  submit: 'Search',
  none: 'Nothing here answers to “{{query}}”. Try a single word, such as a sign, a planet or a house.',
  results: { one: '{{count}} result for “{{query}}”', other: '{{count}} results for “{{query}}”' },
  kinds: { tool: 'Tool', article: 'Article', term: 'Glossary', sign: 'Horoscope' },
  /** Words that say nothing of what is looked for. */
  stop: 'a an the of in on at to for from with is are was do does did what whats which who when where why how my your me i you it its and or mean means meaning about can could should would will be am are was were have has had if that this these those there here we us they them he she her his our by as so not no don t s re any all get tell know today now current astrology',
  /** What a sign's people are called, and what else it is looked for by. */
  signs: {
    aries: 'arians',
    taurus: 'taureans bull',
    gemini: 'geminis twins',
    cancer: 'cancerians crab moonchild',
    leo: 'leos lion',
    virgo: 'virgos maiden',
    libra: 'librans scales',
    scorpio: 'scorpios scorpion',
    sagittarius: 'sagittarians archer',
    capricorn: 'capricorns goat',
    aquarius: 'aquarians water bearer',
    pisces: 'pisceans fish',
  },
  /** What a sign's horoscope is looked for by. */
  horoscope: 'daily weekly monthly yearly horoscope today tomorrow forecast prediction week month year',
  /** Beside its name, what a tool is looked for by. */
  tools: {
    'natal-chart': {
      name: 'Natal chart',
      words: 'birth chart calculator natal wheel draw my chart free horoscope chart planets houses',
    },
    'rising-sign': { name: 'Rising sign', words: 'ascendant calculator rising sign find out my ascendant' },
    'juno-calculation': { name: 'Juno', words: 'juno asteroid calculator marriage sign partner' },
    'astrological-summary': {
      name: 'Astrological summary',
      words: 'big three sun moon rising summary transits my profile',
    },
    'relationship-compatibility-calculator': {
      name: 'Compatibility',
      words: 'synastry calculator love compatibility two charts relationship partner match',
    },
    'compatibility-test': {
      name: 'Compatibility test',
      words: 'love quiz questions compatibility test couple',
    },
    horoscopes: { name: 'Horoscopes', words: 'daily weekly monthly yearly horoscope zodiac signs today' },
    'astrological-events': {
      name: 'Sky this year',
      words: 'astrological events calendar transits ingresses retrogrades dates year ics',
    },
    'solar-eclipse': { name: 'Solar eclipses', words: 'solar eclipse dates map path visible sun' },
    'lunar-eclipse': { name: 'Lunar eclipses', words: 'lunar eclipse dates blood moon visible' },
    'is-mercury-retrograde': {
      name: 'Is Mercury retrograde?',
      words: 'mercury retrograde now today dates until when',
    },
    'moon-sign-today': {
      name: 'The Moon’s sign today',
      words: 'moon sign today what sign is the moon in phase now',
    },
    'void-of-course-moon': {
      name: 'Is the Moon void of course?',
      words: 'void of course moon hours now dates',
    },
    'next-eclipse': { name: 'When is the next eclipse?', words: 'next eclipse date upcoming solar lunar' },
    'ask-celestia': { name: 'Ask Celestia', words: 'ask ai astrologer question free chat answer' },
    'chat-with-your-lover-lp': {
      name: 'Chat with your lover',
      words: 'chat lover partner crush talk ai love',
    },
    'astrology-consulting': {
      name: 'Consulting',
      words: 'consultation astrologer session booking reading personal real human talk to an astrologer',
    },
    'astrology-reports': {
      name: 'Reports',
      words: 'book reports pdf birth book year ahead long reading written buy',
    },
    stencil: { name: 'A picture to share', words: 'picture image story instagram big three share stencil' },
    glossary: { name: 'Glossary', words: 'dictionary terms words astrology definitions' },
    blogs: { name: 'Blog', words: 'articles library learn astrology read' },
    faq: {
      name: 'FAQ',
      words:
        'questions help frequently asked account free delete cancel my account password cost price privacy data',
    },
    about: { name: 'About', words: 'accuracy method sources who we are ephemeris' },
    contact: { name: 'Contact', words: 'write email support problem' },
  },
};
export type SearchWords = typeof search;
