export const settings = {
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
