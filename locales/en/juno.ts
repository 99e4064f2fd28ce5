export const juno = {
  title: 'Juno calculator: sign, house and partnership',
  description:
    'Where’s Juno in your chart? Find its sign, house and aspects, computed from NASA JPL data, and read what it says about lasting partnership.',
  heading: 'Juno',
  lede: 'The asteroid Juno speaks of lasting bonds: what you bring to a partnership, what you need from it, and what you find unfair.',
  result: {
    wheel: 'Your chart. Choose a name in the texts to find it on the wheel.',
    heading: 'Your Juno',
    aspects: 'Juno’s aspects',
    aspectsNone: 'Juno makes no close aspect in this chart.',
    houseUnknown: 'Without the birth time, there’s no house.',
    more: 'See the full natal chart',
  },
  year: {
    heading: 'Juno through {{year}}',
    intro: 'Where Juno is at the start of each month, and which way it’s moving.',
    month: 'Month',
    position: 'Position',
    turnsRetrograde: 'Turns retrograde on {{date}}',
    turnsDirect: 'Turns direct on {{date}}',
  },
  guide: {
    heading: 'What Juno is about',
    book: 'Your Juno as a book',
    bond: {
      title: 'The bond that lasts',
      text: 'Venus shows what delights you, Juno what you can live with for years: how you keep a promise, and what makes a partnership feel fair.',
    },
    place: {
      title: 'Sign and house',
      text: 'The sign shows how you commit, the house shows where in life it matters most. The house needs the birth time; the sign seldom does.',
    },
    source: {
      title: 'How we compute it',
      text: 'Jupiter bends Juno’s orbit. We integrate it from positions published by NASA JPL; the result is within one arcsecond of the reference.',
    },
  },
  /** The form's button, before and while it is sent. */
  form: { submit: 'Find my Juno', submitting: 'Finding your Juno…' },
};
export type JunoWords = typeof juno;
