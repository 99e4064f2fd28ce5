export const horoscope = {
  title: '{{sign}} horoscope: today, week, month and year',
  description:
    'The {{sign}} horoscope from real transits: where the Moon and the planets pass for your sign today, this week, this month and this year.',
  heading: '{{sign}} horoscope',
  period: 'Period',
  periods: { day: 'Today', week: 'Week', month: 'Month', year: 'Year' },
  previous: 'Earlier',
  next: 'Later',
  restsOn: 'Rests on: {{fact}}',
  until: 'until {{when}}',
  since: 'since {{when}}',
  dates: 'Also in this period',
  note: 'Your sign counts as the first house, the next as the second, and so on (solar houses). Each passage names the fact of the sky that it rests on; it is the same for everyone of this sign on this date.',
  quiet: 'Nothing stirs in this part of the sky. A good time to go on with what you have begun.',
  others: 'Other signs',
  natal: 'Your own chart says more: draw it',
  list: {
    title: 'Horoscopes for all twelve signs, from the real sky',
    description:
      'Daily, weekly, monthly and yearly horoscopes for the twelve signs, written from the transits of the day, each with the facts that it rests on.',
    heading: 'Horoscopes',
    lede: 'What the sky does to each sign today, this week, this month and this year. Choose yours.',
    dates: 'Sun in the sign: {{range}}',
    yours: 'Your sign',
  },
};
export type HoroscopeWords = typeof horoscope;
