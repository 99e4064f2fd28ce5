/** The comparison of two births: form, score, pictures, and a line for each kind of aspect between two people. */
export const compatibility = {
  title: 'Relationship compatibility calculator: two charts compared',
  description:
    'Compare two birth charts for free: a score with every point explained, the strongest aspects in plain words, house overlays, composite and Davison chart.',
  heading: 'Relationship compatibility',
  lede: 'Two births side by side: what draws you, what carries you, where it rubs. Every point of the score says which aspect it comes from.',
  form: {
    legend: 'Two births',
    first: 'First person',
    second: 'Second person',
    name: 'Name, if you like',
    /** On the button by a kept chart, and what the button is called in full. */
    use: 'Use',
    useFirst: 'Use for the first person: {{chart}}',
    useSecond: 'Use for the second person: {{chart}}',
    submit: 'Compare the charts',
    submitting: 'Comparing the charts…',
    privacy: 'Names and births stay in this tab until you close it, and never enter a web address.',
  },
  /** What something is, before what it says. */
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Attraction',
    talk: 'Talking',
    home: 'Feeling at home',
    time: 'Lasting',
    trouble: 'Friction',
  },
  themeNotes: {
    attraction: 'pull, liking, desire',
    talk: 'understanding, humour, plans',
    home: 'moods, care, everyday life',
    time: 'loyalty, aims, staying power',
    trouble: 'where patience is asked for',
  },
  result: {
    heading: 'The two of you',
    score: 'Compatibility',
    outOf: '{{total}} out of 100',
    bands: {
      high: 'A great deal comes easily between you.',
      good: 'More carries you than holds you back.',
      mixed: 'Ease and friction are about even: this lives from what you make of it.',
      low: 'There is much to work out here. That says nothing about love, only about the effort.',
    },
    basis: 'Everyone starts at {{base}}. Each aspect between the charts gives points or takes some.',
    rangeShort: 'Between {{low}} and {{high}}, depending on the hour',
    themes: 'Five themes',
    theme: 'Theme',
    level: 'Level',
    levelNote: 'Half of all pairs lie above a level of 50, half below.',
    points: 'Points',
    more: 'More on this',
    strongest: 'What speaks loudest',
    all: 'All {{count}} contributions',
    aspect: 'Aspect',
    orb: 'Orb',
    uncertainMark: 'depends on the hour',
    wheel: 'Both charts in one wheel',
    wheelTitle: 'Bi-wheel of two charts',
    wheelDescription:
      'Inside: {{first}}. Outside: {{second}}. The lines are the twenty strongest aspects between them.',
    positions: 'All positions',
    overlays: 'Whose planets in whose houses',
    overlaysIntro:
      'Where a planet falls in the other chart shows in which part of life it is felt: the 7th house speaks of partnership, the 4th of home, the 5th of play.',
    planetsOf: 'Planets: {{name}}',
    housesOf: 'Houses: {{name}}',
    composite: 'Composite chart',
    compositeIntro:
      'Every planet halfway between its two places: the relationship itself, as if it were a person. Its houses divide the arcs between the composite angles into thirds (Porphyry).',
    compositeTitle: 'Composite chart wheel',
    davison: 'Davison chart',
    davisonIntro: 'The real sky of the moment and the place halfway between both births.',
    davisonWhen: 'Moment (UTC)',
    davisonWhere: 'Place',
    davisonBetween: 'between {{first}} and {{second}}: {{at}}',
    keepBoth: 'Keep both births in this browser',
    keepBothInAccount: 'Keep both births in your account',
    keptBothInAccount: 'Both are kept in your account. Every form offers them to you.',
    sharedNote: 'Whoever shared this comparison sent only where the planets stood, without names.',
    compareOwn: 'Compare your own',
    shareLink: 'Link to this comparison',
    shareNote:
      'The link shows both charts, not the names, birth dates, times or places. Someone who knows astronomy can still work those births out from the planets. Share it as you would share two birthdays.',
    printNote:
      'The short print has the score, what speaks loudest, the wheel and the positions. The whole reading adds every text and both joint charts.',
    davisonTitle: 'Davison chart wheel',
    pictureNote: 'The same facts stand in the table below the picture.',
    table: 'Table of positions',
    uncertain: 'What is certain',
    bothKnown:
      'Both birth times are given, so angles and houses are counted and no point depends on a guess.',
    unknown: 'Birth time unknown: {{name}}',
    unknownText:
      'Without the hour a chart’s angles and houses are left out, and its Moon may stand several degrees to either side. Over the hours of the day the score runs from {{low}} to {{high}}; {{total}} holds for noon.',
    uncertainCount: 'Contributions that another hour could undo: {{count}}. They are marked in the list.',
    caution: 'A score sums up aspects. It knows neither your story nor your will.',
  },
  lines: {
    sunMoon: {
      joined: 'One’s purpose and the other’s feelings beat in time; side by side you feel at home.',
      easy: 'What one wants and what the other needs go well together. Support comes without being asked for.',
      hard: 'What one strives for and what soothes the other pull apart. It works when you take turns.',
    },
    sunSun: {
      joined:
        'You shine for much the same things and understand each other’s pride. Leave each other a stage.',
      easy: 'Your ways of living back each other up: what one starts, the other knows how to honour.',
      hard: 'Two strong wills with different aims. You sharpen each other, as long as nobody has to win.',
    },
    moonMoon: {
      joined: 'You rest, eat and sulk in the same rhythm. Moods jump across easily, the good ones too.',
      easy: 'Your needs are related: one often senses what the other lacks before it is said.',
      hard: 'What calms one unsettles the other. Ask about small habits; that is where it shows.',
    },
    venusMars: {
      joined: 'Liking and wanting meet on the spot: a strong, playful pull.',
      easy: 'Desire and affection find each other easily, and flirting does not wear off quickly.',
      hard: 'It crackles, and it rubs. The pull is real, and so is the impatience.',
    },
    affection: {
      joined: 'Warmth without effort: you enjoy each other’s company and show it.',
      easy: 'Taste and tenderness agree; small kindnesses come naturally between you.',
      hard: 'You show love in different ways. Say what you enjoy instead of hoping it will be guessed.',
    },
    drive: {
      joined: 'You set each other going. Much energy, much heat: put it into something shared.',
      easy: 'One gives the push, the other the direction. Together you get things done.',
      hard: 'Tempers catch quickly here. Agree beforehand on how you want to quarrel.',
    },
    mind: {
      joined: 'You think along the same lines and finish each other’s sentences.',
      easy: 'Conversation flows, and even a long silence is easy to break.',
      hard: 'You think at different speeds and in different orders. Ask again before you answer.',
    },
    voice: {
      joined: 'What one feels, the other can put into words. You have much to tell each other.',
      easy: 'You find the right tone with each other, in jokes as in plans.',
      hard: 'Words land differently from how they were meant. Tone matters more than being right.',
    },
    jupiter: {
      joined: 'You make each other braver and more generous; together the world looks larger.',
      easy: 'You wish each other well and laugh at the same things. Trust grows quickly.',
      hard: 'You tend to promise each other too much. Enthusiasm is good; a calendar helps.',
    },
    saturn: {
      joined: 'A serious bond: one gives the other support, and at times the feeling of being tested.',
      easy: 'You can rely on each other, and what you build is built slowly and well.',
      hard: 'One brakes, the other feels judged. Patience, and praise said aloud, loosen it.',
    },
    uranus: {
      joined: 'Electric and sudden: you wake each other up and never quite settle.',
      easy: 'You give each other air. Change between you is welcome rather than feared.',
      hard: 'Closeness comes and goes in jolts. Clear agreements make the freedom bearable.',
    },
    neptune: {
      joined: 'A tender, dreamy tie: you sense much without words, and idealise a little.',
      easy: 'Imagination, music, compassion: you bring out each other’s gentle side.',
      hard: 'It is easy to see what one wishes to see. Ask for the facts, kindly.',
    },
    pluto: {
      joined: 'It goes deep, and changes you both. Keep some ground of your own.',
      easy: 'You trust each other with what is hidden, and come out of it stronger.',
      hard: 'Jealousy and the wish to control can creep in. Openness is the way through.',
    },
    node: {
      joined: 'It can feel as if you had met for a reason: one points the other forward.',
      easy: 'You help each other grow in the direction you were heading anyway.',
      hard: 'Old habits meet new aims: one wants to move on where the other wants to stay.',
    },
    juno: {
      joined: 'One comes close to the other’s picture of a partner.',
      easy: 'What you each expect of a commitment is alike enough to agree on.',
      hard: 'You mean different things by commitment. Talk about promises before you make them.',
    },
    chiron: {
      joined: 'You touch each other’s sore spot, and can be gentle with it.',
      easy: 'With each other you dare to show what usually stays covered.',
      hard: 'One hits the other’s sore spot without meaning to. An apology goes a long way.',
    },
    ascendant: {
      joined: 'You take to each other’s manner quickly; being together feels natural.',
      easy: 'The way one comes into a room puts the other at ease.',
      hard: 'First impressions mislead you here. Give the other’s manner a second look.',
    },
    midheaven: {
      joined: 'You like to be seen together, and share an aim in the world.',
      easy: 'You back each other in work and in what the world gets to see.',
      hard: 'Private wishes and public aims collide now and then. Plan the week together.',
    },
  },
  guide: {
    heading: 'How the comparison works',
    score: {
      title: 'Where do the points come from?',
      text: 'From the aspects between the two charts. Each pair of planets has a strength, a close aspect counts more than a wide one, and easy aspects give while tense ones take. Nothing is hidden: the list shows every point.',
    },
    order: {
      title: 'Does it matter who comes first?',
      text: 'No. The same two people get the same score in either order. Only the wheel changes: the first person stands inside, the second outside.',
    },
    time: {
      title: 'And if a birth time is missing?',
      text: 'Then houses and angles of that chart are left out, the Moon is followed through the whole day, and you see the lowest and the highest score that are possible.',
    },
  },
};
export type CompatibilityWords = typeof compatibility;
