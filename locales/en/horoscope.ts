export const horoscope = {
  titles: {
    day: '{{sign}} daily horoscope, {{when}}',
    week: '{{sign}} weekly horoscope, {{when}}',
    month: '{{sign}} monthly horoscope, {{when}}',
    year: '{{sign}} yearly horoscope, {{when}}',
  },
  description:
    'The {{sign}} horoscope from real transits: where the Moon and the planets are for your sign today, this week, this month and this year.',
  heading: '{{sign}} horoscope',
  period: 'Period',
  periods: { day: 'Today', week: 'Week', month: 'Month', year: 'Year' },
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  sections: { love: 'Love', work: 'Work and money', energy: 'Energy', keep: 'One line to keep' },
  basis: 'What this is based on',
  until: 'until {{when}}',
  since: 'since {{when}}',
  dates: 'Dates to keep',
  note: 'Your sign counts as the first house, the next as the second, and so on (solar houses). These facts of the sky are the same for everyone of this sign on this date.',
  quiet: 'Nothing’s stirring in this part of the sky. A good time to carry on with what you’ve begun.',
  others: 'Other signs',
  own: 'Closer to you',
  natal: 'Your own chart says more. Draw it.',
  rising: 'Read your rising sign’s horoscope too: find your rising sign',
  acts: {
    link: 'Link to this horoscope',
    share: 'Share',
    print: 'Print',
    copied: 'Link copied.',
    copyByHand: 'Copy it from the field.',
  },
  list: {
    title: 'Horoscopes for all twelve signs, from the real sky',
    description:
      'Daily, weekly, monthly and yearly horoscopes for the twelve signs, written from the transits of the day, each with the facts it’s based on.',
    heading: 'Horoscopes',
    lede: 'What the sky is doing for each sign today, this week, this month and this year. Choose yours.',
    today: 'Today, {{day}}',
    yours: 'Your sign',
  },
};
export type HoroscopeWords = typeof horoscope;
