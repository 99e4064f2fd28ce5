/** The terms that the site uses, explained. */
export const glossary = {
  title: 'Astrology glossary',
  description:
    'Every term that Celestia uses, in plain words: houses, aspects, nodes, orbs, stations and the measures of the sky behind them.',
  heading: 'Glossary',
  lede: 'The words of the craft, each in a sentence or two.',
  letters: 'First letters',
  article: 'Read the article',
  terms: {
    ascendant: {
      name: 'Ascendant',
      text: 'The point of the zodiac that rises in the east at a given minute and place. It opens the first house, and its sign is called the rising sign. Four minutes on the clock move it by about a degree.',
    },
    midheaven: {
      name: 'Midheaven (MC)',
      text: 'Where the ecliptic crosses the meridian in the south or, from the southern half of the Earth, in the north. In most house systems it begins the tenth house, read for calling and reputation.',
    },
    descendant: {
      name: 'Descendant',
      text: 'The setting point, straight across from the Ascendant. It begins the seventh house and describes what we look for, or keep running into, in a partner.',
    },
    'imum-coeli': {
      name: 'Imum Coeli (IC)',
      text: 'Latin for the bottom of the sky: the point opposite the Midheaven, under our feet. It begins the fourth house in most systems and speaks of home and where we come from.',
    },
    vertex: {
      name: 'Vertex',
      text: 'Where the ecliptic meets the great circle through east, west and overhead, on the western side. A young point, named in the last century, that some astrologers read for encounters.',
    },
    'natal-chart': {
      name: 'Natal chart',
      text: 'A map of the sky for the minute and place of a birth: planets by sign, houses by the horizon, and the angles between them. Also called a birth chart.',
    },
    'big-three': {
      name: 'Big three',
      text: 'Sun, Moon and rising sign together. They make a quick sketch of a chart, the way three lines make a face, and leave out the rest of it.',
    },
    'sun-sign': {
      name: 'Sun sign',
      text: 'The sign that the Sun was in at birth, the one people mean by “my sign.” On the days when the Sun changes sign, the hour of birth decides.',
    },
    'moon-sign': {
      name: 'Moon sign',
      text: 'The sign that the Moon was in at birth, read as moods, habits and what comforts. The Moon changes sign every two days or so, so it can’t be told from the date alone.',
    },
    'rising-sign': {
      name: 'Rising sign',
      text: 'The sign on the eastern horizon at birth. All twelve rise within a day, so it needs the time and the place. It’s read as first impression and way of starting things.',
    },
    'personal-planet': {
      name: 'Personal planet',
      text: 'Sun, Moon, Mercury, Venus and Mars, which move fast enough to differ from one birthday to the next. They describe one person, where the slow ones describe a whole grade at school.',
    },
    'slow-planet': {
      name: 'Slow planet',
      text: 'Jupiter and what lies beyond it. A slow planet stays in a sign for a year or for twenty, so its passages over a chart are told in weeks and months.',
    },
    element: {
      name: 'Element',
      text: 'Fire, earth, air or water. Each has three signs, four signs apart, and signs of one element tend to understand each other. The idea is older than astrology in Greece.',
    },
    mode: {
      name: 'Mode',
      text: 'Cardinal, fixed or mutable: beginning a season, holding it, or handing it over. Each mode has four signs, which stand in square or opposition to one another.',
    },
    ruler: {
      name: 'Ruler',
      text: 'The planet that a sign is said to belong to, as Mars does Aries. Old tables use seven planets; modern ones give Scorpio, Aquarius and Pisces to Pluto, Uranus and Neptune.',
    },
    'chart-ruler': {
      name: 'Chart ruler',
      text: 'The planet that rules the rising sign. Its own sign, house and aspects color the whole chart, which is why many readings begin there.',
    },
    dignity: {
      name: 'Dignity',
      text: 'How well a sign suits a planet: its own sign, its exaltation, or the two opposite. A planet without dignity works too, with more effort or by less familiar ways.',
    },
    domicile: {
      name: 'Domicile',
      text: 'A planet in a sign that it rules, as Venus in Taurus. Traditional books compare it to someone at home, where the keys are and the doors open.',
    },
    exaltation: {
      name: 'Exaltation',
      text: 'One sign in which a planet is received with honor, as the Sun is in Aries. The reasons are lost in Babylon; the table has hardly changed since.',
    },
    detriment: {
      name: 'Detriment',
      text: 'A planet in the sign opposite one that it rules, as Mars in Libra. It gets things done in a foreign language.',
    },
    fall: {
      name: 'Fall',
      text: 'A planet in the sign opposite its exaltation, as the Sun in Libra. It’s read as modest or overlooked, though by no means absent.',
    },
    house: {
      name: 'House',
      text: 'One of twelve parts of the sky around a birthplace, counted from the Ascendant. A sign shows how a planet acts; a house shows where in life it does.',
    },
    cusp: {
      name: 'Cusp',
      text: 'The line on which a house begins. People also say it of birthdays near a change of sign, but the Sun itself is always on one side.',
    },
    'house-system': {
      name: 'House system',
      text: 'A rule for dividing the sky into houses. All agree on the horizon; they differ over the lines in between, most of all far from the equator.',
    },
    placidus: {
      name: 'Placidus',
      text: 'The most common house system today, which divides by time: how long each degree takes from horizon to meridian. Beyond the polar circles it can’t be drawn.',
    },
    'whole-sign': {
      name: 'Whole sign houses',
      text: 'One of the oldest systems: the rising sign is the first house from end to end, the next sign the second. It works at every latitude.',
    },
    'solar-house': {
      name: 'Solar house',
      text: 'A house counted from the Sun’s sign as the first. Horoscopes for a whole sign use it, since they can’t know anybody’s Ascendant.',
    },
    hemisphere: {
      name: 'Hemisphere',
      text: 'Half of a chart: above or below the horizon, east or west of the meridian. Many planets in one half give a chart a lean.',
    },
    aspect: {
      name: 'Aspect',
      text: 'An angle between two points that is read as a meeting: 0, 60, 90, 120 or 180 degrees, and a few lesser ones. It’s counted along the ecliptic.',
    },
    orb: {
      name: 'Orb',
      text: 'How far an aspect may be from exact and still count. The Sun and Moon get more room than Saturn. No two schools use quite the same table.',
    },
    applying: {
      name: 'Applying',
      text: 'Said of an aspect that is still closing. Once exact it separates. An applying aspect is felt as something coming, a separating one as something known.',
    },
    conjunction: {
      name: 'Conjunction',
      text: 'Two points at the same degree or near it. They act as one, for better or worse, and everything depends on who the two are.',
    },
    sextile: {
      name: 'Sextile',
      text: 'Sixty degrees, two signs apart. A helpful angle that wants a small push, like a neighbor who would say yes if asked.',
    },
    square: {
      name: 'Square',
      text: 'Ninety degrees. Two parts of a chart want different things at the same time. Squares are tiring and are behind a good many things that get built.',
    },
    trine: {
      name: 'Trine',
      text: 'A hundred and twenty degrees, usually between signs of one element. What it links goes easily, so easily that it’s often left unused.',
    },
    opposition: {
      name: 'Opposition',
      text: 'A hundred and eighty degrees, face to face. It shows up between people, and asks each end to know about the other.',
    },
    quincunx: {
      name: 'Quincunx',
      text: 'A hundred and fifty degrees, five signs apart. The two signs share neither element nor mode, so they keep adjusting. The old books didn’t count it as an aspect.',
    },
    stellium: {
      name: 'Stellium',
      text: 'Three or more planets in one sign or one house, four for strict counters. A great deal of a life goes through that one door.',
    },
    't-square': {
      name: 'T-square',
      text: 'Two points in opposition and a third in square to both. The third gets the pressure, and often the work.',
    },
    'grand-trine': {
      name: 'Grand trine',
      text: 'Three points in trine to one another, an even triangle, mostly in one element. A gift that runs in a circle and may need a reason to leave it.',
    },
    transit: {
      name: 'Transit',
      text: 'A planet in today’s sky meeting a point of a birth chart. It’s what astrologers look at when they’re asked about the coming months.',
    },
    ingress: {
      name: 'Ingress',
      text: 'The moment a planet enters a sign. For the Sun it happens twelve times a year, for Pluto once in twelve to thirty years.',
    },
    retrograde: {
      name: 'Retrograde',
      text: 'Seeming to move backward against the stars, because the Earth overtakes or is overtaken. It’s a matter of our viewpoint, as when a passed car seems to slide back.',
    },
    station: {
      name: 'Station',
      text: 'The day on which a planet seems to stand still before it turns. It hardly moves for a while, and weighs on its degree.',
    },
    shadow: {
      name: 'Shadow',
      text: 'The stretch of sky that a retrograde planet will cross three times. Its first crossing is the shadow before, the last the shadow after.',
    },
    'solar-return': {
      name: 'Solar return',
      text: 'The minute when the Sun comes back to its place at birth, within a day of the birthday. A chart drawn for it is read for the year that follows.',
    },
    'saturn-return': {
      name: 'Saturn return',
      text: 'Saturn back at its birth place, at twenty-nine or so and again near fifty-nine. Known as a time when borrowed plans stop fitting.',
    },
    'moon-phase': {
      name: 'Moon phase',
      text: 'How much of the lit half of the Moon we see, which depends on the angle between Sun and Moon. Eight names cover a month of 29.5 days.',
    },
    lunation: {
      name: 'Lunation',
      text: 'A new or full Moon as an event, at one minute for the whole Earth. In a wider sense, the whole month from one new Moon to the next.',
    },
    'new-moon': {
      name: 'New Moon',
      text: 'Sun and Moon at the same longitude. The Moon is up by day and can’t be seen. Traditionally a time for beginnings that nobody watches yet.',
    },
    'full-moon': {
      name: 'Full Moon',
      text: 'Sun and Moon opposite each other. The Moon rises about when the Sun sets, and things that were quiet come to light.',
    },
    'void-of-course': {
      name: 'Void of course',
      text: 'The Moon between its last exact aspect in a sign and the next sign. A pause of minutes or hours, at times more than a day, that comes every few days.',
    },
    eclipse: {
      name: 'Eclipse',
      text: 'A new or full Moon so close to a node that one body’s shadow reaches another. There are four to seven a year over the whole Earth.',
    },
    'solar-eclipse': {
      name: 'Solar eclipse',
      text: 'The new Moon in front of the Sun. It’s seen along a path on the ground; elsewhere only part of the Sun is covered, or none.',
    },
    'lunar-eclipse': {
      name: 'Lunar eclipse',
      text: 'The full Moon in the shadow of the Earth, often copper red at its deepest. It can be seen wherever the Moon is above the horizon.',
    },
    umbra: {
      name: 'Umbra',
      text: 'The dark core of a shadow, from which the Sun is wholly hidden. Around it lies the penumbra, where the Sun is hidden in part.',
    },
    saros: {
      name: 'Saros',
      text: 'A period of 18 years and about eleven days after which eclipses repeat in kind. Each one belongs to a numbered saros family that lasts more than a thousand years.',
    },
    'north-node': {
      name: 'North Node',
      text: 'Where the Moon’s path crosses the ecliptic going north. No body stands there. Astrologers read it as a direction that takes practice.',
    },
    'south-node': {
      name: 'South Node',
      text: 'The crossing opposite the North Node. It’s read as what comes without effort and what one leans on too long.',
    },
    'true-node': {
      name: 'True node',
      text: 'The node as it is at this minute, with its small swings. The mean node has them evened out. The two are never more than two degrees apart.',
    },
    lilith: {
      name: 'Lilith (Black Moon)',
      text: 'The far point of the Moon’s orbit, where nothing is. It’s read as what refuses to be tamed. There’s a mean and a true one, which can differ by many degrees.',
    },
    juno: {
      name: 'Juno',
      text: 'An asteroid found in 1804 and named for Jupiter’s wife. In charts it’s read for the terms on which someone stays with someone.',
    },
    chiron: {
      name: 'Chiron',
      text: 'A small icy body between Saturn and Uranus, found in 1977. It takes some fifty years to go around, and is read as a sore spot one learns to help others with.',
    },
    'part-of-fortune': {
      name: 'Part of Fortune',
      text: 'A point as far from the Ascendant as the Moon is from the Sun. The most used of the old lots, read for ease and for where one’s bread is buttered.',
    },
    synastry: {
      name: 'Synastry',
      text: 'Two birth charts laid one over the other. It shows where two people set each other off, and can’t show what they’ll make of it.',
    },
    overlay: {
      name: 'Overlay',
      text: 'One person’s planet in a house of the other’s chart. With your Saturn in my fourth house, say, you make my home feel more serious.',
    },
    composite: {
      name: 'Composite chart',
      text: 'One chart made of the midpoints between two, planet by planet. It stands for the bond as a third thing, at no real moment of the sky.',
    },
    davison: {
      name: 'Davison chart',
      text: 'A chart for the moment and the place halfway between two births. Unlike the composite it shows a sky that really was.',
    },
    zodiac: {
      name: 'Zodiac',
      text: 'The belt around the ecliptic in which Sun, Moon and planets move, divided into twelve signs of thirty degrees each.',
    },
    tropical: {
      name: 'Tropical zodiac',
      text: 'The zodiac counted from the spring equinox, so that Aries begins with spring in the north. Western astrology uses it, and so do we unless you choose otherwise.',
    },
    sidereal: {
      name: 'Sidereal zodiac',
      text: 'The zodiac tied to the stars. It’s used in India and is about 24 degrees behind the tropical one today.',
    },
    ayanamsa: {
      name: 'Ayanamsa',
      text: 'How far the tropical zodiac has moved from the sidereal one. Schools set its zero differently; Lahiri and Fagan-Bradley are the usual two.',
    },
    precession: {
      name: 'Precession',
      text: 'A slow wobble of the Earth’s axis, one turn in about 26,000 years. It’s why signs and constellations no longer cover each other.',
    },
    ecliptic: {
      name: 'Ecliptic',
      text: 'The Sun’s yearly path among the stars, which is the plane of the Earth’s orbit seen from inside. Longitudes in a chart are measured along it.',
    },
    longitude: {
      name: 'Ecliptic longitude',
      text: 'Where a body is along the ecliptic, from 0° at the start of Aries to 360°. A chart writes it as a sign with degrees and minutes.',
    },
    ephemeris: {
      name: 'Ephemeris',
      text: 'A table, or a program, of where the planets are for each day. Ours is computed from published states of the solar system and checked against others.',
    },
    equinox: {
      name: 'Equinox',
      text: 'One of two days in a year when the Sun crosses the equator and day and night are nearly even. In March it begins Aries.',
    },
    'universal-time': {
      name: 'Universal time (UTC)',
      text: 'The time that clocks all over the world are set from. A birth’s clock time has to be turned into it before anything can be computed.',
    },
    'time-zone': {
      name: 'Time zone',
      text: 'An area whose clocks agree by law. Laws change: zones have moved, and daylight saving time has come and gone, so an old birth needs the zone’s history.',
    },
    'local-mean-time': {
      name: 'Local mean time',
      text: 'Time by the Sun at one’s own longitude, as towns kept it before zones. Births of the nineteenth century are mostly recorded in it.',
    },
    horoscope: {
      name: 'Horoscope',
      text: 'Once the rising point, then the whole chart, and today mostly a forecast for a sign. The word is Greek for watching the hour.',
    },
  },
};
export type GlossaryWords = typeof glossary;
