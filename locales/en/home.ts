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
    heading: 'Whoever is born in New York this hour',
  },
  signs: 'Today, sign by sign',
  sky: {
    heading: 'The sky right now',
    wheelTitle: 'The planets at this hour',
    wheelCaption:
      'Where the planets stand now, seen from the Earth. The lines between them are their closest aspects.',
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
  care: {
    heading: 'Yours alone',
    privacy:
      'We compute a chart and forget it. What you typed stays in your tab until you close it, and in your browser or your account only if you ask. One press forgets it.',
    exact: 'How exact our figures are',
  },
};
export type HomeWords = typeof home;
