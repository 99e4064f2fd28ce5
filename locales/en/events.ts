/** The events of a year, the calendar of the sky, and the calendar files made of them. */
export const events = {
  title: 'Astrology events {{year}}: retrogrades, eclipses, Moon phases',
  description:
    'The sky of {{year}} day by day: retrogrades with their shadows, sign changes, new and full Moons, eclipses and slow-planet aspects, in your time zone.',
  /** Of every year. */
  name: 'Astrological events',
  heading: 'Astrological events of {{year}}',
  lede: 'Every planet that turns around or changes sign, every new and full Moon, computed to the minute.',
  coming: 'What’s coming',
  years: 'Years',
  form: {
    heading: 'Choose what to see',
    timeZone: 'Time zone',
    kinds: 'Events',
    submit: 'Show',
  },
  kinds: {
    station: 'Stations',
    ingress: 'Sign changes',
    lunation: 'Moon phases',
    eclipse: 'Eclipses',
    aspect: 'Aspects of slow planets',
  },
  zones: {
    utc: 'Universal time (UTC)',
    istanbul: 'Istanbul',
    london: 'London',
    paris: 'Paris',
    madrid: 'Madrid',
    lisbon: 'Lisbon',
    newYork: 'New York',
    chicago: 'Chicago',
    denver: 'Denver',
    losAngeles: 'Los Angeles',
    mexicoCity: 'Mexico City',
    bogota: 'Bogotá',
    santiago: 'Santiago',
    buenosAires: 'Buenos Aires',
    saoPaulo: 'São Paulo',
    montreal: 'Montreal',
    dubai: 'Dubai',
    delhi: 'Delhi',
    tokyo: 'Tokyo',
    sydney: 'Sydney',
  },
  subjects: { sun: 'The Sun', moon: 'The Moon' },
  /** What a preposition and the article of a light become. */
  contractions: {} as Readonly<Record<string, string>>,
  /** The sign as it stands after "enters". */
  intoSign: {
    aries: 'Aries',
    taurus: 'Taurus',
    gemini: 'Gemini',
    cancer: 'Cancer',
    leo: 'Leo',
    virgo: 'Virgo',
    libra: 'Libra',
    scorpio: 'Scorpio',
    sagittarius: 'Sagittarius',
    capricorn: 'Capricorn',
    aquarius: 'Aquarius',
    pisces: 'Pisces',
  },
  happens: {
    ingress: '{{subject}} enters {{intoSign}}',
    ingressBack: '{{subject}} moves back into {{intoSign}}',
    stationRetrograde: '{{subject}} turns retrograde {{inSign}}',
    stationDirect: '{{subject}} turns direct {{inSign}}',
    lunation: '{{phase}} {{inSign}}',
    eclipse: '{{eclipse}} {{inSign}}',
    aspect: {
      conjunction: '{{first}} conjunct {{second}}',
      sextile: '{{first}} sextile {{second}}',
      square: '{{first}} square {{second}}',
      trine: '{{first}} trine {{second}}',
      opposition: '{{first}} opposite {{second}}',
      quincunx: '{{first}} quincunx {{second}}',
    },
  },
  solarEclipses: {
    partial: 'Partial solar eclipse',
    annular: 'Annular solar eclipse',
    total: 'Total solar eclipse',
    hybrid: 'Hybrid solar eclipse',
  },
  lunarEclipses: {
    penumbral: 'Penumbral lunar eclipse',
    partial: 'Partial lunar eclipse',
    total: 'Total lunar eclipse',
  },
  ribbon: {
    heading: 'Retrogrades and signs',
    title: 'The planets through the signs in {{year}}',
    description:
      'Eight ribbons from January to December, Mercury to Pluto. Each shows the signs the planet goes through and when it’s retrograde; the table below gives the dates.',
    retrograde: 'retrograde',
    shadow: 'shadow before and after',
    tableCaption: 'Retrograde periods with their shadows',
    planet: 'Planet',
    withShadow: 'with shadow',
  },
  months: {
    heading: 'Month by month',
    none: 'This year has no events of the kinds you chose.',
  },
  /** One of the months. */
  month: {
    title: 'Astrology events in {{month}}, day by day',
    description:
      'What the sky of {{month}} is about: new and full Moon, retrogrades, sign changes and aspects of the slow planets, each with its day and what it means.',
    /** Opens the month with what its events bring. */
    read: 'What {{month}} brings',
  },
  today: 'Today',
  take: {
    heading: 'In your own calendar',
    text: 'The file holds what you chose above. Your calendar shows each event in the time zone it’s set to. A subscription keeps going by itself, this year and next.',
    download: 'Download {{year}} (.ics)',
    subscribe: 'Subscribe',
  },
  guide: {
    heading: 'Reading the year',
    retrograde: {
      title: 'Retrograde and shadow',
      text: 'Seen from the Earth, a planet sometimes seems to go backward. It crosses the same degrees three times: forward, back, and forward again. The shadow is the first and the last of these crossings, when the theme comes up and when it settles.',
    },
    ingress: {
      title: 'Changes of sign',
      text: 'When a planet enters a sign, its manner changes. The Sun does it every month, Pluto once in 12 to 30 years: the slower the planet, the longer the chapter.',
    },
    lunation: {
      title: 'New and full Moon',
      text: 'A new Moon is a time to begin quietly; a full Moon shows what has grown. The sign sets the tone.',
    },
  },
  file: {
    name: 'The sky of {{year}}',
    nameOpen: 'The sky',
    position: 'Position: {{places}}',
    retrograde: '{{planet}} retrograde',
  },
  calendar: {
    title: 'Sky calendar: {{month}}',
    description:
      'The Moon day by day with its phase and sign, and the retrogrades, sign changes, eclipses and aspects of the month: {{month}}.',
    caption: 'The Moon, day by day',
    months: 'Months',
    moon: 'Moon {{inSign}}',
    change: '{{sign}}, {{time}}',
    events: 'In the sky this month',
  },
};
export type EventsWords = typeof events;
