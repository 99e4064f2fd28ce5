export const about = {
  title: 'About Celestia and its accuracy',
  description:
    'How Celestia computes its charts, how far each position is from a reference ephemeris, and what its texts are and aren’t.',
  heading: 'About Celestia',
  lede: 'Celestia aims for two things at once: figures that hold up, and words worth reading.',
  method: {
    heading: 'How a chart is made',
    sky: 'The Sun, the Moon and the planets are computed as seen from the center of the Earth, with light travel time, aberration and nutation, and given on the ecliptic and equinox of the date itself.',
    time: 'The clock time of a birth is converted to universal time through the complete history of its time zone. Before standard time existed, the local mean time of the birthplace’s own longitude is used.',
    houses:
      'You can choose from seven house systems. Beyond the polar circles Placidus and Koch have no solution; Porphyry takes their place there, and the chart says so.',
  },
  accuracy: {
    heading: 'How accurate the positions are',
    intro:
      'We compare our positions with {{charts}} reference charts from the years {{from}} to {{to}}. The table shows the largest difference we found. One arcsecond is 1/3,600 of a degree; the full Moon is about 1,800 arcseconds wide.',
    body: 'Body',
    max: 'Largest difference',
    rms: 'Typical difference',
    limit: 'Our limit',
    arcsec: '{{value}}″',
    caption: 'Differences in ecliptic longitude, in arcseconds',
  },
  meaning: {
    heading: 'What the texts are, and what they aren’t',
    text: 'Each language has interpretations of its own; none is translated from another. They were written ahead of time, and your chart decides which ones you read. They describe tendencies, the way a good portrait does. They don’t predict events, and they’re no substitute for medical, legal or financial advice.',
  },
  sources: {
    heading: 'Sources',
    ephemeris:
      'Sun, planets, Juno and Chiron: our own integration of the solar system, started from positions that NASA JPL publishes (DE441, Horizons). Moon: the theory ELP/MPP02 of Chapront and Francou. Precession and nutation: IAU models.',
    zones: 'Time zone history: the IANA time zone database with its historical data.',
    places: 'Places: GeoNames, licensed under CC BY 4.0.',
  },
};
export type AboutWords = typeof about;
