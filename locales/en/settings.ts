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
    sign: '{{body}} moved from {{fromSign}} to {{toSign}}.',
    house: '{{body}} moved from the {{fromHouse}} to the {{toHouse}}.',
    gained: 'Now within orb: {{aspect}}.',
    lost: 'No longer within orb: {{aspect}}.',
    none: 'Nothing moved to another sign or house, and the aspects are the same.',
    more: 'Other changes: {{count}}.',
  },
};

export type SettingsWords = typeof settings;
