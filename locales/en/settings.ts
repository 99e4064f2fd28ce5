export const settings = {
  form: {
    heading: 'Chart settings',
    intro: 'Switch the houses, the zodiac or the orbs, and see what moves.',
    apply: 'Apply',
    changed: 'What the switch changed',
    sharedNote: 'A shared chart stays as it was drawn: only where the planets stood was shared.',
    noHouses: 'Houses can be chosen once the birth time is known.',
    elsewhere:
      'These settings hold for the natal chart and are remembered in this tab. The other pages count in the tropical zodiac.',
    sidereal:
      '{{zodiac}}: the signs of this chart are counted from a fixed point among the stars; the tropical zodiac begins at the March equinox. So most placements stand one sign earlier here. The texts below read the signs of this chart.',
    ayanamsa: 'That day the two beginnings lay {{distance}} apart (the ayanamsa).',
  },
  labels: {
    houseSystem: 'Houses',
    zodiac: 'Zodiac',
    node: 'North Node',
    lilith: 'Lilith',
    orbs: 'Orbs',
  },
  zodiacs: {
    tropical: 'Tropical',
    lahiri: 'Sidereal, Lahiri',
    'fagan-bradley': 'Sidereal, Fagan-Bradley',
  },
  nodes: {
    true: 'true',
    mean: 'mean',
  },
  liliths: {
    mean: 'mean',
    true: 'true (osculating)',
  },
  orbSets: {
    standard: 'standard',
    tight: 'tight',
    wide: 'wide',
  },
  subjects: {
    sun: 'The Sun',
    moon: 'The Moon',
    ascendant: 'The Ascendant',
    midheaven: 'The Midheaven',
    node: 'The North Node',
    lilith: 'Lilith',
  },
  changes: {
    fallback: 'This near the pole {{requested}} has no houses; {{used}} stands in for it.',
    sign: '{{body}} is no longer {{from}} but {{to}}.',
    house: '{{body}} moved from the {{from}} house to the {{to}}.',
    gained: 'Now within orb: {{aspect}}.',
    lost: 'No longer within orb: {{aspect}}.',
    none: 'Nothing moved to another sign or house, and the aspects are the same.',
    more: 'Other changes: {{count}}.',
  },
  houseNumbers: {
    1: '1st',
    2: '2nd',
    3: '3rd',
    4: '4th',
    5: '5th',
    6: '6th',
    7: '7th',
    8: '8th',
    9: '9th',
    10: '10th',
    11: '11th',
    12: '12th',
  },
};

export type SettingsWords = typeof settings;
