/** The pages of solar and lunar eclipses. */
export const eclipses = {
  now: 'Happening now',
  meaning: 'What it’s about: {{sign}}',
  earlier: 'Past eclipses',
  decades: 'Every eclipse from 1900 to 2099',
  natal: 'See where this degree falls in your natal chart',
  compass: { north: 'N', south: 'S', east: 'E', west: 'W' },
  facts: {
    date: 'Date',
    type: 'Type',
    sign: 'Sign',
    maximum: 'Maximum',
    magnitude: 'Magnitude',
    saros: 'Saros',
  },
  /** Whom it touches by sign. */
  signs: {
    heading: 'Which signs it touches',
    axis: 'The {{north}}–{{south}} axis',
    /** Where it falls in neither sign of the axis. */
    apart:
      'The Moon’s nodes stand in {{north}} and {{south}}; the eclipse falls {{degrees}}° from them, in {{sign}}.',
  },
  /** Its family of eclipses. */
  saros: {
    member:
      'It’s number {{member}} of {{count}} in Saros {{saros}}, a family of eclipses that adds one every 18 years and 11 days.',
    before: 'The one before it:',
    after: 'The one after it:',
  },
  place: {
    heading: 'Will you see it from where you are?',
    label: 'Town or city',
    hint: 'If several share the name, add the country. Only this tab remembers the place.',
    submit: 'See it from here',
    choose: 'Which of these places?',
    marked: 'The place you named',
    seen: 'Visible from here: {{type}}',
    notSeen: 'This eclipse can’t be seen from here ({{date}}).',
    begin: 'Start',
    maximum: 'Maximum',
    end: 'End',
    inner: { partial: 'Partial', annular: 'Ring of light', total: 'Totality' },
    zone: 'Time zone',
    errors: {
      required: 'Enter a town or city.',
      unknown: 'We couldn’t find this place. Try the nearest larger town.',
      choose: 'More than one place fits. Choose one below.',
      confirm: 'Is this the place you mean? Choose it below, or add its region and country.',
      nearest:
        'We don’t know “{{words}}”. If it’s in or near one of the places below, choose that one. If not, enter the nearest larger town.',
      unavailable: 'We can’t reach the list of places right now. Please try again in a moment.',
    },
  },
  chart: {
    heading: 'Does it touch your chart?',
    lede: 'An eclipse speaks loudest to people who have something near its degree. Enter your birth details to see which of your points it meets, which house it falls in, and which eclipses of the next five years come close to you.',
    /** Unfolds the form. */
    open: 'Enter your birth details',
    submit: 'See what it touches',
    submitting: 'Looking…',
    /** Heading of the answer. */
    answer: 'In your chart',
    houses: {
      1: 'It falls in your 1st house: how you show up, how you carry yourself, the first step you take on your own.',
      2: 'It falls in your 2nd house: the money you earn, the things you own, what you believe you’re worth.',
      3: 'It falls in your 3rd house: talking, writing, learning, brothers and sisters, the people next door.',
      4: 'It falls in your 4th house: home, family, roots, the private ground you stand on.',
      5: 'It falls in your 5th house: love affairs, play, children, whatever you make for the joy of it.',
      6: 'It falls in your 6th house: the working day, habits, the way you look after yourself.',
      7: 'It falls in your 7th house: partners, firm agreements, and the people who openly disagree with you.',
      8: 'It falls in your 8th house: shared money, trust, closeness, and what you’re ready to let go of.',
      9: 'It falls in your 9th house: travel, study, belief, everything that widens your horizon.',
      10: 'It falls in your 10th house: your calling, your reputation, what people know you for.',
      11: 'It falls in your 11th house: friends, groups, and the hopes you share with others.',
      12: 'It falls in your 12th house: rest, solitude, dreams, and what goes on behind the scenes.',
    },
    wheel: {
      title: 'Your birth chart and the eclipse',
      description:
        'Your birth chart inside, the eclipse outside. The lines lead to the points it touches; the list below names them.',
      /** What the picture calls the chart inside. */
      chart: 'your birth chart',
    },
    contacts: 'What it touches',
    contactsNone:
      'No point in your chart is close enough to its degree. This eclipse will most likely pass you by quietly.',
    orbs: 'Counted here: conjunctions and oppositions up to {{wide}}°, squares up to {{square}}°, trines and sextiles up to {{easy}}°.',
    kinds: {
      joined:
        'In a conjunction, the eclipse is right on the point: what it means in your life may start over or come to a head, and this is where you notice it first.',
      opposite:
        'In an opposition, the eclipse faces the point from across the sky: other people and events hold up a mirror and ask for balance.',
      square:
        'A square comes from the side and rubs: something may be out of step there, and the friction shows what could change.',
      flowing:
        'Trines and sextiles flow: what the eclipse sets in motion can help you here, as long as you reach for it.',
    },
    timeUnknown:
      'Without the birth time, the houses, the Ascendant, the Midheaven and the Moon are left out: they move too far in a day. Everything else is taken for noon.',
    moonPossible:
      'At some hours of that day the Moon was where this eclipse touches it. The birth time would tell.',
    contactsNoneTimeless:
      'Of the points that are certain without the birth time, none is close enough to be touched.',
    ahead: {
      heading: 'Your eclipses of the next five years',
      intro: 'Solar and lunar eclipses that fall on one of your points or face it, within {{orb}}°.',
      none: 'In the next five years, no eclipse comes within {{orb}}° of one of your points or of the place opposite.',
      noneTimeless:
        'In the next five years, no eclipse comes within {{orb}}° of one of the points that are certain without the birth time.',
      point: 'Your point',
    },
  },
  /** Of an eclipse that is over, in place of the words of the same name. */
  past: {
    meaning: 'What it was about: {{sign}}',
    /** The texts on what an eclipse begins are written for its days. */
    note: 'This eclipse is over, and the text speaks from its own days, so a “now” in it means the six months after {{date}}.',
    place: {
      heading: 'Could you see it from where you are?',
      seen: 'Was visible from here: {{type}}',
      notSeen: 'This eclipse couldn’t be seen from here ({{date}}).',
    },
    chart: {
      heading: 'Did it touch your chart?',
      lede: 'An eclipse speaks loudest to people who have something near its degree. Enter your birth details to see which of your points it met, which house it fell in, and which eclipses of the next five years come close to you.',
      submit: 'See what it touched',
      contacts: 'What it touched',
      houses: {
        1: 'It fell in your 1st house: how you show up, how you carry yourself, the first step you take on your own.',
        2: 'It fell in your 2nd house: the money you earn, the things you own, what you believe you’re worth.',
        3: 'It fell in your 3rd house: talking, writing, learning, brothers and sisters, the people next door.',
        4: 'It fell in your 4th house: home, family, roots, the private ground you stand on.',
        5: 'It fell in your 5th house: love affairs, play, children, whatever you make for the joy of it.',
        6: 'It fell in your 6th house: the working day, habits, the way you look after yourself.',
        7: 'It fell in your 7th house: partners, firm agreements, and the people who openly disagree with you.',
        8: 'It fell in your 8th house: shared money, trust, closeness, and what you’re ready to let go of.',
        9: 'It fell in your 9th house: travel, study, belief, everything that widens your horizon.',
        10: 'It fell in your 10th house: your calling, your reputation, what people know you for.',
        11: 'It fell in your 11th house: friends, groups, and the hopes you share with others.',
        12: 'It fell in your 12th house: rest, solitude, dreams, and what goes on behind the scenes.',
      },
      contactsNone:
        'No point in your chart was close enough to its degree. This eclipse most likely passed you by quietly.',
    },
    solar: {
      rises: 'The Sun rose already eclipsed, at {{time}}.',
      sets: 'The Sun set before it was over, at {{time}}.',
    },
    lunar: {
      rises: 'The Moon rose already eclipsed, at {{time}}.',
      sets: 'The Moon set before it was over, at {{time}}.',
    },
  },
  solar: {
    title: 'Next solar eclipse: date, path on the map, meaning',
    datedTitle: '{{eclipse}}: map, times and meaning',
    dated: 'Solar eclipse of {{date}}',
    description:
      'When the next solar eclipse comes, where on Earth it’s visible, how it looks from your town and what it begins, sign by sign. All of them from 1900 to 2099.',
    heading: 'Solar eclipses',
    lede: 'A new Moon that passes right in front of the Sun. Astrology reads it as a beginning whose shape only shows with time.',
    next: 'The next solar eclipse',
    chosen: 'A solar eclipse',
    previous: 'The last one:',
    toNext: 'Go to the next solar eclipse',
    list: 'Coming solar eclipses',
    begin: 'Begins on Earth',
    end: 'Ends on Earth',
    duration: 'Duration at that place',
    covered: 'Sun covered',
    altitude: 'Altitude of the Sun',
    rises: 'The Sun rises already eclipsed; look from {{time}} on.',
    sets: 'The Sun sets before it’s over, at {{time}}.',
    nextHere: 'The next solar eclipses here',
    hybrid: 'Hybrid: a ring of light at the ends of its path, total in the middle.',
    annular:
      'Annular: the Moon’s too far away to cover the Sun, so a ring of light stays and day doesn’t turn to night.',
    partial: 'Partial: the Moon covers only a piece of the Sun, and nowhere on Earth does it get dark.',
    nonCentral:
      'Not central: the axis of the shadow misses the Earth, and only its edge touches the ground near a pole.',
    types: {
      partial: 'Partial solar eclipse',
      annular: 'Annular solar eclipse',
      total: 'Total solar eclipse',
      hybrid: 'Hybrid solar eclipse',
    },
    shortTypes: { partial: 'Partial', annular: 'Annular', total: 'Total', hybrid: 'Hybrid' },
    map: {
      title: 'World map: solar eclipse of {{date}}',
      description:
        'The path of the shadow and the region that sees part of the eclipse. The same facts are in the list above.',
      line: 'Central line',
      limits: 'Edges of the path',
      partial: 'Seen as partial',
      greatest: 'Greatest eclipse',
    },
    guide: {
      heading: 'Reading a solar eclipse',
      what: {
        title: 'What happens',
        text: 'At new Moon, when the Moon crosses the Sun’s path, its shadow reaches us. Along a narrow track the Sun vanishes or shrinks to a ring; around it, a bite is missing. Never look without proper eclipse glasses.',
      },
      sign: {
        title: 'Why the sign matters',
        text: 'The eclipse’s sign and degree name the theme it opens. Astrologers give it about six months, until the next pair of eclipses, and look back to the one in the same place nineteen years ago.',
      },
      chart: {
        title: 'When it touches you',
        text: 'Its degree matters most when something in your own chart is within two or three degrees of it. The house it falls in names the part of life that’s asking for a fresh start.',
      },
    },
  },
  lunar: {
    title: 'Next lunar eclipse: date, where to see it, meaning',
    datedTitle: '{{eclipse}}: map, times and meaning',
    dated: 'Lunar eclipse of {{date}}',
    description:
      'When the next lunar eclipse comes, where the Moon is up for it, when each phase begins in your town and what it brings to light. All of them from 1900 to 2099.',
    heading: 'Lunar eclipses',
    lede: 'A full Moon that wades through the Earth’s shadow. Astrology reads it as a turning point, where something comes to light and may be let go.',
    next: 'The next lunar eclipse',
    chosen: 'A lunar eclipse',
    previous: 'The last one:',
    toNext: 'Go to the next lunar eclipse',
    list: 'Coming lunar eclipses',
    umbral: 'Magnitude in the umbra',
    penumbral: 'Magnitude in the penumbra',
    altitude: 'Altitude of the Moon',
    rises: 'The Moon rises already eclipsed; look from {{time}} on.',
    sets: 'The Moon sets before it’s over, at {{time}}.',
    nextHere: 'The next lunar eclipses here',
    penumbralOnly: 'Penumbral: the Moon only pales a little in the Earth’s outer shadow; it doesn’t go dark.',
    partial: 'Partial: the Earth’s shadow takes only a part of the Moon; the rest stays lit.',
    marginal:
      'Barely one: the Moon only grazes the penumbra. Some almanacs leave it out, and you couldn’t tell by eye.',
    contacts: {
      p1: 'Enters the penumbra',
      u1: 'Enters the umbra',
      u2: 'Totality begins',
      u3: 'Totality ends',
      u4: 'Leaves the umbra',
      p4: 'Leaves the penumbra',
    },
    types: {
      penumbral: 'Penumbral lunar eclipse',
      partial: 'Partial lunar eclipse',
      total: 'Total lunar eclipse',
    },
    shortTypes: { penumbral: 'Penumbral', partial: 'Partial', total: 'Total' },
    map: {
      title: 'World map: lunar eclipse of {{date}}',
      description:
        'Where the Moon is above the horizon during the eclipse. The same times are in the list above.',
      whole: 'All of it visible',
      part: 'Part of it visible',
      overhead: 'Moon overhead at maximum',
    },
    guide: {
      heading: 'Reading a lunar eclipse',
      what: {
        title: 'What happens',
        text: 'At full Moon the Earth is between the Sun and the Moon. In the penumbra the Moon only pales; in the umbra it darkens, and in totality it glows like copper. It’s visible wherever the Moon is up, and you don’t need glasses.',
      },
      sign: {
        title: 'Why the sign matters',
        text: 'The Moon’s sign says what’s ripe, and the opposite sign, where the Sun is, what it’s weighed against. What surfaces now often began with an eclipse six months earlier.',
      },
      chart: {
        title: 'When it touches you',
        text: 'Look for anything in your own chart within two or three degrees of it, and for the house it falls in. That’s where something may have run its course and where an answer could arrive.',
      },
    },
  },
};
export type EclipsesWords = typeof eclipses;
