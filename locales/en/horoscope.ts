export const horoscope = {
  title: '{{sign}} horoscope: today, week, month and year',
  description:
    'The {{sign}} horoscope from real transits: where the Moon and the planets are for your sign today, this week, this month and this year.',
  heading: '{{sign}} horoscope',
  period: 'Period',
  periods: { day: 'Today', week: 'Week', month: 'Month', year: 'Year' },
  previous: 'Earlier',
  next: 'Later',
  restsOn: 'Based on: {{fact}}',
  until: 'until {{when}}',
  since: 'since {{when}}',
  dates: 'Also in this period',
  note: 'Your sign counts as the first house, the next as the second, and so on (solar houses). Each passage names the fact of the sky that it’s based on, which is the same for everyone of this sign on this date.',
  quiet: 'Nothing’s stirring in this part of the sky. A good time to carry on with what you’ve begun.',
  others: 'Other signs',
  natal: 'Your own chart says more. Draw it.',
  list: {
    title: 'Horoscopes for all twelve signs, from the real sky',
    description:
      'Daily, weekly, monthly and yearly horoscopes for the twelve signs, written from the transits of the day, each with the facts it’s based on.',
    heading: 'Horoscopes',
    lede: 'What the sky is doing for each sign today, this week, this month and this year. Choose yours.',
    dates: 'Sun in the sign: {{range}}',
    yours: 'Your sign',
  },
};
export type HoroscopeWords = typeof horoscope;
