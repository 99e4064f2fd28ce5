export const about = {
  title: 'About Celestia and its accuracy',
  description:
    'Who Celestia is for, how its charts are computed, and how far each position lies from a reference ephemeris.',
  heading: 'About Celestia',
  lede: 'Celestia brings two things together that are seldom found in one place: figures that hold up, and words worth reading.',
  method: {
    heading: 'How a chart is made',
    sky: 'The Sun, the Moon and the planets are computed as seen from the Earth’s centre, with light travel time, aberration and nutation, and referred to the ecliptic and equinox of the date itself.',
    time: 'The clock time of a birth becomes universal time through the complete history of its time zone. Before standard time existed, the local mean time of the birthplace’s own longitude is used.',
    houses:
      'Seven house systems are on offer. Beyond the polar circles Placidus and Koch have no solution; there Porphyry takes their place, and the chart says so.',
  },
  accuracy: {
    heading: 'How exact the positions are',
    intro:
      'We compare our positions with {{charts}} reference charts spread over the years {{from}} to {{to}}. The table shows the largest difference found. One arcsecond is 1/3600 of a degree; the full Moon is about 1800 arcseconds wide.',
    body: 'Body',
    max: 'Largest difference',
    rms: 'Typical difference',
    limit: 'Our limit',
    arcsec: '{{value}}″',
    caption: 'Differences in ecliptic longitude, in arcseconds',
  },
  meaning: {
    heading: 'What the words are, and are not',
    text: 'Our interpretations are written by hand in each language. They describe tendencies, the way a good portrait does. They do not foretell events, and they do not replace medical, legal or financial advice.',
  },
  sources: {
    heading: 'Sources',
    ephemeris:
      'Sun, planets, Juno and Chiron: our own integration of the solar system, started from positions that NASA JPL publishes (DE441, Horizons). Moon: Brown’s lunar theory. Precession and nutation: IAU models.',
    zones: 'Time zone history: the IANA time zone database with its historical data.',
    places: 'Places: GeoNames, licensed under CC BY 4.0.',
  },
};
export type AboutWords = typeof about;
