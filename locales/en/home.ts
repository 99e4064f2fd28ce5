export const home = {
  title: 'Celestia: your natal chart, precise and readable',
  description:
    'Draw a free natal chart that an astronomer would sign and a friend would enjoy reading. See where the Moon is today, what’s retrograde, and what your sky means.',
  hero: {
    heading: 'The sky you were born under, read with care',
    lede: 'A date, a time and a place are all it takes for a true chart, told in plain words.',
    promise: 'Free, no account needed.',
  },
  sample: {
    label: 'Sample',
    heading: 'Anyone born in New York this hour',
  },
  signs: 'Today, sign by sign',
  articles: 'Latest articles',
  sky: {
    heading: 'The sky right now',
    wheelTitle: 'The planets at this hour',
    wheelCaption:
      'Where the planets are now, seen from the Earth. The lines between them are their closest aspects.',
    computedAt: 'As of {{time}}',
    moon: 'The Moon',
    lit: '{{percent}} lit',
    moonMoves: 'Enters {{sign}} on {{when}}',
    sun: 'The Sun',
    nextNew: 'Next new Moon',
    nextFull: 'Next full Moon',
    retrograde: 'Retrograde',
    retrogradeNone: 'No planet is retrograde. Everything moves forward.',
    retrogradeUntil: 'until {{date}}',
    positions: 'All positions',
  },
  care: {
    heading: 'Yours alone',
    privacy:
      'We compute a chart and forget it. What you typed stays in your tab until you close it, and in your browser or your account only if you ask. One tap clears it.',
    exact: 'How accurate our figures are',
  },
};
export type HomeWords = typeof home;
