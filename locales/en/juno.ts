export const juno = {
  title: 'Juno calculator: sign, house and partnership',
  description:
    'Where does Juno stand in your chart? Find its sign, house and aspects, computed from NASA JPL data, and read what it says of lasting partnership.',
  heading: 'Juno',
  lede: 'The asteroid Juno speaks of lasting bonds: what you bring to a partnership, what you need from it, and what you find unfair.',
  result: {
    wheel: 'Your chart. The texts name Juno and the points it makes aspects with, and lead to them.',
    heading: 'Your Juno',
    aspects: 'Juno’s aspects',
    aspectsNone: 'Juno makes no close aspect in this chart.',
    houseUnknown: 'The house needs the birth time.',
    more: 'See the whole natal chart',
  },
  year: {
    heading: 'Juno through {{year}}',
    intro: 'Where Juno stands at the start of each month, and which way it moves.',
    month: 'Month',
    position: 'Position',
    turnsRetrograde: 'Turns retrograde: {{date}}',
    turnsDirect: 'Turns direct: {{date}}',
  },
  guide: {
    heading: 'What Juno stands for',
    bond: {
      title: 'The bond that lasts',
      text: 'Venus shows what delights you, Juno what you can live with for years: how you keep a promise, and what makes a partnership feel fair.',
    },
    place: {
      title: 'Sign and house',
      text: 'The sign tells in which manner you bind yourself, the house in which part of life it matters most. The house needs the birth time, the sign seldom does.',
    },
    source: {
      title: 'How we compute it',
      text: 'Juno’s orbit is bent by Jupiter. We integrate it from positions published by NASA JPL; the result lies within a second of arc of the reference.',
    },
  },
  /** The form's button, before and while it is sent. */
  form: { submit: 'Find my Juno', submitting: 'Finding your Juno…' },
};
export type JunoWords = typeof juno;
