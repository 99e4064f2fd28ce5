/** The books that are sold as reports: titles, what opens each chapter, captions. Their texts stand in reports/ and interpretations/. */
export const book = {
  titles: {
    natal: 'The Natal Book',
    year: 'The Year Ahead',
    relationship: 'Love and Partnership',
    vocation: 'Work and Vocation',
    juno: 'The Juno Book',
    child: 'A Child’s Chart',
  },
  contents: 'Contents',
  cover: {
    /** Of a birth whose hour is known, and of one whose hour is not. */
    born: '{{date}}, {{time}}',
    bornSomeTime: '{{date}}, hour unknown',
    year: '{{from}} to {{to}}',
    /** Stands there for a name whose letters print lacks. */
    made: 'A book of {{date}}',
  },
  /** What somebody is called whose name was not told. */
  people: { first: 'The first of you', second: 'The second of you' },
  /** The last words of every book. */
  colophon:
    'Made by Celestia for an order of {{date}}. The positions are computed; the words describe tendencies. What you make of them stays with you.',
  facts: {
    position: 'Position',
    cusp: 'Cusp',
    ruler: 'Ruler',
    orb: 'Orb',
    dates: 'Dates',
    exact: 'Exact',
    within: 'In reach',
    planets: 'Planets',
    returns: 'Begins',
    touches: 'Touches',
    betweenYou: 'Between you',
  },
  /** A date and how old one is then. */
  dateAtAge: '{{date}} (age {{age}})',
  fromTo: '{{from}} to {{to}}',
  /** From the beginning of what a book tells of, or to its end. */
  until: 'until {{to}}',
  since: 'from {{from}}',
  wholeYear: 'the whole year',
  columns: {
    point: 'Point',
    position: 'Position',
    house: 'House',
    cusp: 'Cusp',
    aspect: 'Aspect',
    orb: 'Orb',
    date: 'Date',
    eclipse: 'Eclipse',
    year: 'In the year’s chart',
    birth: 'At birth',
  },
  captions: {
    natal: 'The sky at birth',
    return: 'The sky as the year begins',
    pair: 'Inside: {{first}}. Outside: {{second}}. The lines run from one to the other.',
    positions: 'Where everything stands',
    positionsOf: 'Where everything stands: {{name}}',
    cusps: 'The twelve houses',
    aspects: 'The aspects, tightest first',
    pairAspects: 'The aspects between you, tightest first',
    passages: 'The year’s passages; a dot marks an exact day',
    slowHouses: 'Jupiter and Saturn through your houses',
    eclipses: 'All the year’s eclipses',
    juno: 'Juno, her ruler and her aspects',
    ahead: 'Jupiter and Saturn in the houses of work',
  },
  /** Headings of what is told of a chart as a whole. */
  whole: {
    leads: { fire: 'Fire leads', earth: 'Earth leads', air: 'Air leads', water: 'Water leads' },
    lacks: { fire: 'Little fire', earth: 'Little earth', air: 'Little air', water: 'Little water' },
    modeLeads: {
      cardinal: 'The cardinal mode leads',
      fixed: 'The fixed mode leads',
      mutable: 'The mutable mode leads',
    },
    modeLacks: {
      cardinal: 'Little that is cardinal',
      fixed: 'Little that is fixed',
      mutable: 'Little that is mutable',
    },
    sunMoon: 'Sun and Moon, and how to hold both',
    hemispheres: {
      above: 'Most of it above the horizon',
      below: 'Most of it below the horizon',
      east: 'Most of it in the east',
      west: 'Most of it in the west',
    },
    aspects: {
      flowing: 'Aspects that flow',
      tense: 'Aspects under tension',
      mixed: 'Aspects of both kinds',
      few: 'Few aspects',
    },
  },
  rulerHeading: 'Your chart ruler, {{planet}} {{inHouse}}',
  stelliumHeading: 'Several planets {{inHouse}}',
  cycles: {
    jupiterReturn: 'Jupiter returns',
    nodalReturn: 'The lunar nodes return',
    nodalOpposition: 'The lunar nodes trade places',
    saturnSquare: 'Saturn’s squares',
    saturnOpposition: 'Saturn opposite its place',
    saturnReturn: 'Saturn returns',
    secondSaturnReturn: 'Saturn returns a second time',
    uranusSquare: 'Uranus’s squares',
    uranusOpposition: 'Uranus opposite its place',
    neptuneSquare: 'Neptune square its place',
    plutoSquare: 'Pluto square its place',
    chironReturn: 'Chiron returns',
  },
  saturnHouse: 'Saturn’s return {{inHouse}}',
  yearHeadings: {
    rising: 'The year’s Ascendant {{inSign}}',
    sun: 'The year’s Sun {{inHouse}}',
    moon: 'The year’s Moon {{inHouse}}',
  },
  bonds: {
    suns: 'Your two Suns',
    moons: 'Your two Moons',
    desire: 'Venus and Mars',
  },
  guest: '{{point}} ({{guest}}) {{inHouse}} ({{host}})',
  descendant: '{{name}}: Descendant {{inSign}}',
  compositeSun: 'The Sun you share {{inHouse}}',
  work: {
    midheaven: 'Midheaven {{inSign}}',
    ruler: 'Its ruler, {{planet}} {{inHouse}}',
    day: 'The working day: 6th house {{inSign}}',
    earning: 'Earning and worth: 2nd house {{inSign}}',
    mastery: 'Saturn {{inHouse}}',
  },
  junoRuler: 'The ruler of her sign, {{planet}} {{inHouse}}',
  lunarEclipse: 'Lunar eclipse {{inHouse}}',
  solarEclipse: 'Solar eclipse {{inHouse}}',
  eclipseKinds: { solar: 'Solar eclipse', lunar: 'Lunar eclipse' },
  /** What a book leaves out where the hour is not known. */
  withoutHour: {
    title: 'Without the hour of birth',
    natal:
      'The hour of birth isn’t known. The Ascendant, the Midheaven and the houses change every few minutes, so this book leaves them out, and with them the chapters on the chart ruler and the houses. A planet that changed sign that day, often the Moon, isn’t read either. What’s here holds at any hour.',
    relationship:
      'The hour of one birth or both isn’t known. What needs it is left out: the Ascendant and Descendant, the houses, and aspects that another hour could undo.',
    child:
      'The hour of birth isn’t known, so the rising sign is left out, and so is any planet that changed sign that day. What’s here holds at any hour.',
  },
  /** Where a year, or the years ahead, bring nothing of a kind. */
  quiet: {
    passages:
      'No slow planet reaches one of these points exactly this year. That happens, and it usually means a year with room of its own.',
    eclipses:
      'None of the year’s eclipses falls close to a planet or an angle of your chart. The table below lists them all the same.',
    hard: 'No tense aspect between the planets read here is close enough to count. You’ll rub each other the wrong way now and then like anyone; your charts just don’t insist on it.',
    ease: 'Few planets of yours meet closely in an easy way. That says little about how well you get along. It means ease may be something you arrange, with time set aside for it.',
  },
  chapters: {
    natal: {
      read: {
        title: 'How to read this book',
        lead: 'This book starts with your chart as a whole and then walks through its parts: planets, aspects, houses, and the ages at which the slow planets come back around. Two passages may say opposite things about you. Both can be true, at different hours and with different people. Take what fits, put a pencil mark by what doesn’t, and look again in a year.',
      },
      whole: {
        title: 'The whole chart',
        lead: 'Before the single planets comes the overall weave: which element has the most threads and which the fewest, where the planets gather, and how they get along. Read this chapter slowly. Much of what follows is a closer look at something you’ll already have met here.',
      },
      planets: {
        title: 'Your planets, one by one',
        lead: 'The Sun, the Moon and the Ascendant come first because they’re the ones people notice. The planets follow, from quick to slow. The sign describes the manner of each, and the house, where the hour of birth is known, says which part of life it prefers to work in.',
      },
      aspects: {
        title: 'What talks to what',
        lead: 'Planets at certain distances answer one another. The closer they come to the exact angle, the more often you’ll hear them in the same sentence. Here are your tightest, at most eight. Flowing ones are easy to overlook; tense ones tend to get things done.',
      },
      ruler: {
        title: 'Who is in charge',
        lead: 'The sign that was rising when you were born has a planet of its own, and that planet stands for you wherever it happens to be. The house it lives in is often where you turn up without having planned to. If several planets share one house, they have a say here too.',
      },
      houses: {
        title: 'The twelve houses',
        lead: 'Each house is a room of your life. The sign at its door sets the tone inside, and the planet ruling that sign is usually busy in another room, so two corners of your life turn out to share a wall. Start with the house that matters most to you right now.',
      },
      life: {
        title: 'The dates of a life',
        lead: 'The slow planets take years to come back to where they stood at your birth, or to face it from across the sky. Nearly everyone meets these turns at similar ages; the dates are yours. Look up the ones behind you first. You’ll know better how to read the ones ahead.',
      },
    },
    year: {
      return: {
        title: 'The chart of your year',
        lead: 'Once a year the Sun comes back to the exact degree it held when you were born, usually within a day of your birthday. The chart of that moment, drawn for your birthplace, describes the year that begins there: how you walk into it, what it circles around, and what your feelings keep coming back to.',
      },
      houses: {
        title: 'Jupiter and Saturn in your houses',
        lead: 'Two planets move slowly enough to shape a whole year. Jupiter opens doors and can leave too many of them open; Saturn asks what’s worth the effort and stays until it has an answer. Here are the parts of your life they pass through, with the dates.',
      },
      months: {
        title: 'Month by month',
        lead: 'These are the passages of the slow planets over points of your chart, filed under the month in which each is exact for the first time this year. A passage lasts weeks and may return after a retrograde. The dates mark its peak; you may notice it a little before and after.',
      },
      eclipses: {
        title: 'Eclipses that touch your chart',
        lead: 'Every year brings four to seven eclipses. Only those that fall close to a planet or an angle of yours are described here. They tend to speed up what was already under way, often over some months, so there’s no need to decide anything on the day itself.',
      },
    },
    relationship: {
      charts: {
        title: 'Two charts, one wheel',
        lead: 'Here both charts are laid over each other, one inside and one outside. Everything in this book comes from how they meet. It doesn’t grade you, and it can’t tell whether you should stay together. It describes where things run by themselves, where they rub, and what each of you brings along. Read it aloud to each other if you like; most passages speak to both.',
      },
      bonds: {
        title: 'Suns, Moons and desire',
        lead: 'The first things two people notice about each other are how each one lives, what each one needs in order to feel safe, and what draws them. The Suns, the Moons, and Venus with Mars describe these three, by their elements: the temperature of each meeting, before any detail.',
      },
      ease: {
        title: 'What carries you',
        lead: 'Some of your planets join or stand in an easy angle to each other. Those are the things you rarely have to discuss. Precisely because they come for free they get forgotten first, so it may be worth naming them once in a while, on an ordinary evening.',
      },
      hard: {
        title: 'What is hard, and how it’s held',
        lead: 'Squares and oppositions between two charts are where you get in each other’s way. They also tend to be what keeps things alive. Nothing here is a verdict: each passage names a friction and then a way to hold it, to be tried out between the two of you.',
      },
      overlays: {
        title: 'In each other’s houses',
        lead: 'The Sun and the Moon of one person always land in some house of the other, like a guest who sits down in a certain room without being told. It shows which part of life you stir up in each other simply by being there.',
      },
      seek: {
        title: 'What each of you looks for',
        lead: 'The Descendant is the point that was setting at birth, opposite the rising sign. It describes what somebody seeks in a partner, and at times a side of themselves they find easier to love in another person. You may recognize more of it in hindsight than in a wish list.',
      },
      between: {
        title: 'What you are together',
        lead: 'Halfway between your two charts lies a third, the composite: the relationship itself as if it had been born. Its Sun shows what the two of you revolve around once you’re a pair, which may be something that neither of you would have picked alone.',
      },
    },
    vocation: {
      peak: {
        title: 'Where you’re headed',
        lead: 'The Midheaven is the highest point of your chart, what can be seen of you from a distance. Its sign describes the kind of work you like to be known for, and the planet that rules it shows by which road you tend to get there. It names no job title; many jobs fit one Midheaven.',
      },
      day: {
        title: 'The working day and the pay',
        lead: 'A calling is made of weekdays. The sixth house describes how you like to work when nobody’s watching: pace, order, colleagues, breaks. The second describes what you want in return, in money and in worth. People often find that one of the two has been running short for years.',
      },
      mastery: {
        title: 'What takes long and lasts',
        lead: 'Saturn’s house is where you rarely get anything for free. You may have avoided it when you were younger, or worked twice as hard there as anyone asked. With the years it tends to become the thing others come to you for.',
      },
      ahead: {
        title: 'The years ahead',
        lead: 'Jupiter takes twelve years to go around your chart, Saturn twenty-nine. When they pass your Midheaven, or the houses of money, daily work and standing, your work tends to come up for discussion. These are the dates of the next twelve years, to plan with rather than to wait for.',
      },
    },
    juno: {
      sign: {
        title: 'Juno in your chart',
        lead: 'Juno is an asteroid named after the goddess of marriage, whose own marriage was no easy one. In a chart she stands for what you need so that a bond feels like an agreement between equals, with or without a ring. She has more to say about the long run than about the first evening.',
      },
      house: {
        title: 'Where she sets the table',
        lead: 'Juno’s house shows in which part of life commitment becomes concrete for you: where you’d like to be asked, included, counted in. The planet that rules her sign shows where you look for help when a promise has to be kept.',
      },
      aspects: {
        title: 'Whom she talks to',
        lead: 'When Juno stands at an angle to another planet, the question of commitment gets mixed up with that planet’s business: with your pride, your need for rest, your taste, your temper or your sense of duty. These are her aspects in your chart, tightest first.',
      },
    },
    child: {
      read: {
        title: 'For the one who reads this',
        lead: 'This book is for you as a parent. It describes a temperament, so that you can recognize something sooner and take less of it personally. It says nothing about what your child will become, and nothing about health. Children outgrow every description. Where the book and the child disagree, believe the child.',
      },
      heart: {
        title: 'What moves your child',
        lead: 'The Sun shows what a child is proud of, the Moon what comforts them, and the Ascendant how they walk into a room full of strangers. In small children the Moon speaks loudest. The Sun often takes a few school years to come out.',
      },
      learning: {
        title: 'Learning and temper',
        lead: 'Mercury describes how a child takes things in and tells you about them; Mars, what happens when they want something and don’t get it. You’ll meet both every day before breakfast. Neither is a matter of good or bad behavior.',
      },
      elements: {
        title: 'The whole temperament',
        lead: 'Counted together, the planets lean toward one of the four elements or leave one almost empty. It’s a rough sketch, and useful for that reason: it says what your child has plenty of, and where they may lean on you for a while.',
      },
    },
    table: {
      title: 'The figures',
      lead: 'Here are the positions that everything in this book was read from, to the minute of arc, in case you’d like to check a passage or show the chart to somebody who reads charts. They were computed for the instant and the place of birth.',
    },
  },
};
export type BookWords = typeof book;
