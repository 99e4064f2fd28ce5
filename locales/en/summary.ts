export const summary = {
  title: 'Astrological summary: your chart and today’s sky',
  description:
    'Your big three, chart ruler, element balance and closest aspects, today’s transits to your chart with their dates, and the year ahead in one picture.',
  heading: 'Astrological summary',
  lede: 'Your chart on one page, and what the sky is doing to it today.',
  result: {
    wheel: 'Your chart. Choose a name in the texts to find it on the wheel.',
    heading: 'Your summary',
    ruler: 'Chart ruler',
    traditional: 'Traditional ruler',
    rulerText: '{{body}} {{inSign}}, {{inHouse}}',
    closest: 'Closest aspects',
    today: 'Today’s transits',
    todayIntro: 'Moving planets in aspect to your chart right now, closest first.',
    none: 'No planet makes a close aspect to your chart today.',
    transit: 'Transit',
    start: 'From',
    exact: 'Exact',
    end: 'To',
    orbNow: 'Orb now',
    open: 'open',
    now: 'Today',
    yearNone: 'There’s no long transit in the next twelve months.',
    moon: 'The Moon today',
    year: 'The year ahead',
    yearIntro:
      'The long transits of Jupiter to Pluto over the next twelve months. The bar is the time within orb; the mark is the day it’s exact.',
    more: 'See the full natal chart',
    untimed:
      'Without a birth time, transits to the Moon and the angles are left out: they move too far in a day.',
  },
  guide: {
    heading: 'What the summary holds',
    chart: {
      title: 'Your chart, in brief',
      text: 'Sun, Moon and Ascendant, the ruler of your chart, the balance of the elements, and your closest aspects, five at most. The natal chart has the rest.',
    },
    today: {
      title: 'Today’s transits',
      text: 'A transit is a planet in today’s sky that makes an aspect to a point of your chart. You see when it comes within orb, which day it’s exact, and when it leaves.',
    },
    year: {
      title: 'The year ahead',
      text: 'Jupiter through Pluto move slowly, so what they touch stays in play for weeks or months. One picture shows when, for the next twelve months.',
    },
  },
  /** The form's button, before and while it is sent. */
  form: { submit: 'Show my summary', submitting: 'Putting your summary together…' },
};
export type SummaryWords = typeof summary;
