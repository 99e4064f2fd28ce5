export const settings = {
  form: {
    heading: 'Chart settings',
    intro: 'Change the houses, the zodiac or the orbs, and see what moves.',
    apply: 'Apply',
    changed: 'What the change did',
    sharedNote: 'A shared chart stays as it was drawn, because only the planets’ positions were shared.',
    noHouses: 'You can choose the houses once the birth time is known.',
    elsewhere:
      'These settings apply to the natal chart and to your day on the home page, and are remembered in this tab. The other pages use the tropical zodiac.',
    sidereal:
      '{{zodiac}}: this chart’s signs are counted from a fixed point among the stars; the tropical zodiac begins at the March equinox. So most placements are one sign earlier here. The texts below go by this chart’s signs.',
    ayanamsa: 'That day the two starting points were {{distance}} apart (the ayanamsa).',
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
    fallback: 'This close to the pole {{requested}} has no houses; {{used}} takes its place.',
    sign: '{{body}} is no longer {{from}} but {{to}}.',
    house: '{{body}} moved from the {{from}} house to the {{to}}.',
    gained: 'Now within orb: {{aspect}}.',
    lost: 'No longer within orb: {{aspect}}.',
    none: 'Nothing moved to another sign or house, and the aspects are the same.',
    more: 'Other changes: {{count}}',
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
