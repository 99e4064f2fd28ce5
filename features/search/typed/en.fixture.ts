/** What readers of English type, and the page or anchor that should be among the first three. */
export const TYPED_EN: readonly (readonly [query: string, path: string])[] = [
  ['birth chart', '/en/natal-chart'],
  ['rising sign calculator', '/en/rising-sign'],
  ['mercury retrograde', '/en/blog/mercury-retrograde'],
  ['is mercury in retrograde right now', '/en/is-mercury-retrograde'],
  ['moon void of corse', '/en/void-of-course-moon'],
  ['compatability', '/en/relationship-compatibility-calculator'],
  ['orb', '/en/glossary#orb'],
  ['next eclipse', '/en/next-eclipse'],
  ['how do i read my chart', '/en/blog/how-to-read-a-birth-chart'],
  ['taurus horoscope', '/en/horoscope/taurus'],
];
