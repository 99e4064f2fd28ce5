/** The frame of every page: header, footer, error screens, and words that several pages share. */
export const common = {
  siteName: 'Celestia',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'More on Celestia',
  language: 'Language',
  nav: {
    home: 'Home',
    'natal-chart': 'Natal chart',
    'rising-sign': 'Rising sign',
    'juno-calculation': 'Juno',
    'astrological-summary': 'Astrological summary',
    horoscopes: 'Horoscopes',
    'astrological-events': 'Sky this year',
    'lunar-eclipse': 'Lunar eclipses',
    'solar-eclipse': 'Solar eclipses',
    'relationship-compatibility-calculator': 'Compatibility',
    about: 'About',
  },
  footer: {
    note: 'Positions are computed from published astronomical models and checked against reference ephemerides.',
    places: 'Place names: GeoNames, CC BY 4.0.',
    entertainment:
      'Astrology is a language for reflection. It does not replace medical, legal or financial advice.',
  },
  notFound: {
    title: 'The stars have gone quiet',
    text: 'We looked everywhere in this part of the sky and the page was not found.',
    unmatched: 'Page not found: {{path}}',
    validation: 'Page Not Found: {{path}}',
    suggestions: 'Where to go from here',
    home: 'Return to home',
    'natal-chart': 'Draw a natal chart',
    'astrological-summary': 'Astrological summary',
    blogs: 'Read the blog',
    'celestia-astrologer-chat': 'Talk to Celestia',
    app: 'Get the mobile app',
  },
  failure: {
    title: 'A cloud has passed over',
    reference: 'Reference: {{id}}',
  },
  refused: { title: 'That does not work here' },
};
export type CommonWords = typeof common;
