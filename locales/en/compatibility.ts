/** The comparison of two births: form, score, pictures, and a line for each kind of aspect between two people. */
export const compatibility = {
  title: 'Relationship compatibility calculator: two charts compared',
  description:
    'Compare two birth charts for free (synastry): a score with every point explained, the strongest aspects in plain words, composite and Davison charts.',
  heading: 'Relationship compatibility',
  lede: 'Two births side by side: what draws you together, what supports you, where it rubs. Every point of the score says which aspect it comes from.',
  form: {
    legend: 'Two births',
    first: 'First person',
    second: 'Second person',
    name: 'Name (optional)',
    /** On the button by a kept chart, and what the button is called in full. */
    use: 'Use',
    useFirst: 'Use for the first person: {{chart}}',
    useSecond: 'Use for the second person: {{chart}}',
    submit: 'Compare the charts',
    submitting: 'Comparing the charts…',
    privacy: 'Names and births stay in this tab until you close it, and never appear in a web address.',
  },
  /** What something is, before what it says. */
  labelled: '{{label}}: {{text}}',
  themes: {
    attraction: 'Attraction',
    talk: 'Conversation',
    home: 'Feeling at home',
    time: 'Staying power',
    trouble: 'Friction',
  },
  themeNotes: {
    attraction: 'pull, liking, desire',
    talk: 'understanding, humor, plans',
    home: 'moods, care, everyday life',
    time: 'loyalty, goals, the long run',
    trouble: 'where it takes patience',
  },
  /** Parts of a comparison, in a word or three. */
  contents: {
    score: 'Score',
    strongest: 'What matters most',
    signs: 'Signs',
    both: 'Wheel',
    overlays: 'Houses',
    composite: 'Joint charts',
  },
  result: {
    heading: 'The two of you',
    score: 'Compatibility',
    outOf: '{{total}} out of 100',
    bands: {
      high: 'A lot comes easily between you.',
      good: 'More holds you up than holds you back.',
      mixed: 'Ease and friction are about even; what counts is what you make of them.',
      low: 'There’s a lot to work out here. That says nothing about love, only about the effort.',
    },
    /** Above the strongest good thing, and above the strongest hard one. */
    best: 'What carries you most',
    rub: 'Where it rubs',
    /** In place of a theme's level and points. */
    noContact: 'no aspect here',
    basis: 'Every pair starts at {{base}}. Each aspect between the charts adds or subtracts points.',
    rangeShort: 'Between {{low}} and {{high}}, depending on the birth time',
    themes: 'Five themes',
    theme: 'Theme',
    level: 'Level',
    levelNote: 'Half of all pairs score above 50, half below.',
    points: 'Points',
    more: 'More on this',
    strongest: 'What matters most',
    all: 'All {{count}} contributions',
    aspect: 'Aspect',
    orb: 'Orb',
    uncertainMark: 'depends on the birth time',
    wheel: 'Both charts in one wheel',
    wheelTitle: 'Bi-wheel of two charts',
    wheelDescription:
      'Inside: {{first}}. Outside: {{second}}. The lines are the twenty strongest aspects between them.',
    positions: 'All positions',
    signs: 'Your signs side by side',
    overlays: 'Planets in each other’s houses',
    overlaysIntro:
      'The house where a planet lands in the other chart shows which part of life feels it: the 7th speaks of partnership, the 4th of home, the 5th of play.',
    planetsOf: '{{name}}’s planets',
    housesOf: '{{name}}’s houses',
    /** Over one's planets in the other's houses. */
    overlaySide: '{{guest}}’s planets in {{host}}’s houses',
    overlayBothWays: 'You have this one both ways: what is said above holds here too.',
    composite: 'Composite chart',
    compositeIntro:
      'Every planet halfway between its two positions: the relationship itself, as if it were a person.',
    /** Where both hours are known. */
    compositeHouses: 'Its houses divide the arcs between the composite angles into thirds (Porphyry).',
    /** Of a chart of two whose houses an unknown hour hides. */
    jointUntimed:
      'A birth time is missing, so this chart has no houses, and its Moon may be as much as {{degrees}}° off either way.',
    compositeTitle: 'Composite chart wheel',
    davison: 'Davison chart',
    davisonIntro: 'The real sky at the time and place halfway between the two births.',
    davisonWhen: 'Date and time (UTC)',
    davisonWhere: 'Place',
    davisonBetween: 'between {{first}} and {{second}}: {{at}}',
    keepBoth: 'Keep both births in this browser',
    keepBothInAccount: 'Keep both births in your account',
    keptBothInAccount: 'Both are kept in your account. Every form offers them to you.',
    sharedNote: 'Whoever shared this comparison shared only where the planets were, without names.',
    compareOwn: 'Compare your own',
    shareLink: 'Link to this comparison',
    shareNote:
      'The link shows both charts, but no names, birth dates, times or places. Someone who knows astronomy can still work those births out from the planets. Share it the way you’d share two birthdays.',
    printNote:
      'The short print has the score, what matters most, the wheel and the positions. The full reading adds every text and both joint charts.',
    davisonTitle: 'Davison chart wheel',
    pictureNote: 'The same facts are in the table below the picture.',
    table: 'Table of positions',
    uncertain: 'What’s certain',
    bothKnown: 'Both birth times are known, so angles and houses count, and no point depends on a guess.',
    unknown: 'Birth time unknown: {{name}}',
    unknownText:
      'Without the birth time, a chart’s angles and houses are left out, and its Moon may be several degrees off either way. Over the day the score runs from {{low}} to {{high}}; at noon it’s {{total}}.',
    uncertainCount:
      'Contributions that another birth time could undo: {{count}}. They’re marked in the list.',
    caution: 'A score sums up aspects. It knows neither your story nor your will.',
  },
  lines: {
    sunMoon: {
      joined:
        'One’s purpose and the other’s feelings beat in time, so it’s easy to feel at home side by side.',
      easy: 'What one wants and what the other needs go well together. Support comes without anyone asking.',
      hard: 'What one is after and what soothes the other pull apart. It works when you take turns.',
    },
    sunSun: {
      joined:
        'You shine for much the same things and understand each other’s pride. Leave each other a stage.',
      easy: 'Your ways of living back each other up: what one starts, the other appreciates.',
      hard: 'Two strong wills with different aims. You sharpen each other, as long as nobody has to win.',
    },
    moonMoon: {
      joined: 'You rest, eat and sulk in the same rhythm. Moods are catching, the good ones too.',
      easy: 'Your needs are alike: one often senses what the other’s missing before it’s said.',
      hard: 'What calms one unsettles the other. Ask about small habits; that’s where it shows.',
    },
    venusMars: {
      joined: 'Liking and wanting meet on the spot: a strong, playful pull.',
      easy: 'Desire and affection find each other easily, and the flirting doesn’t wear off soon.',
      hard: 'It crackles, and it rubs. The pull is real, and so is the impatience.',
    },
    affection: {
      joined: 'Warmth without effort: you enjoy each other’s company and show it.',
      easy: 'Taste and tenderness agree; small kindnesses come naturally between you.',
      hard: 'You show love in different ways. Say what you enjoy instead of hoping the other will guess.',
    },
    drive: {
      joined: 'You get each other going. Lots of energy, lots of heat: put it into something you share.',
      easy: 'One gives the push, the other the direction. Together you get things done.',
      hard: 'Tempers flare quickly here. Agree ahead of time on how you want to argue.',
    },
    mind: {
      joined: 'You think along the same lines and finish each other’s sentences.',
      easy: 'Conversation flows, and even a long silence is easy to break.',
      hard: 'You think at different speeds and in different orders. Ask again before you answer.',
    },
    voice: {
      joined: 'What one feels, the other can put into words. You have a lot to tell each other.',
      easy: 'You find the right tone with each other, joking or planning.',
      hard: 'Words don’t land the way they were meant. Tone matters more than being right.',
    },
    jupiter: {
      joined: 'You make each other braver and more generous; together, the world looks bigger.',
      easy: 'You wish each other well and laugh at the same things. Trust grows quickly.',
      hard: 'You tend to promise each other too much. Enthusiasm is good; a calendar helps.',
    },
    saturn: {
      joined: 'A serious bond: one gives the other support and, at times, the feeling of being tested.',
      easy: 'You can rely on each other, and what you build is built slowly and well.',
      hard: 'One hits the brakes, and the other feels judged. Patience helps, and so does praise out loud.',
    },
    uranus: {
      joined: 'Electric and sudden: you wake each other up and never quite settle.',
      easy: 'You give each other air. Change between you is welcome rather than feared.',
      hard: 'Closeness comes and goes in jolts. Clear agreements make the freedom bearable.',
    },
    neptune: {
      joined: 'A tender, dreamy tie: you sense a lot without words, and idealize each other a little.',
      easy: 'Imagination, music, compassion: you bring out each other’s gentle side.',
      hard: 'It’s easy to see what you’d like to see. Ask for the facts, kindly.',
    },
    pluto: {
      joined: 'It goes deep and changes you both. Keep some ground of your own.',
      easy: 'You trust each other with what’s hidden, and come out of it stronger.',
      hard: 'Jealousy and the urge to control can creep in. Openness is the way through.',
    },
    node: {
      joined: 'It can feel as if you met for a reason: one points the other forward.',
      easy: 'You help each other grow in the direction you were heading anyway.',
      hard: 'Old habits meet new goals: one wants to move on where the other wants to stay.',
    },
    juno: {
      joined: 'One comes close to what the other pictures in a partner.',
      easy: 'What each of you expects from a commitment is close enough to agree on.',
      hard: 'You mean different things by “commitment.” Talk about promises before you make them.',
    },
    chiron: {
      joined: 'You touch each other’s sore spots, and can be gentle with them.',
      easy: 'With each other you dare to show what usually stays covered.',
      hard: 'One hits the other’s sore spot without meaning to. An apology goes a long way.',
    },
    ascendant: {
      joined: 'You quickly take to each other’s manner; being together feels natural.',
      easy: 'The way one walks into a room puts the other at ease.',
      hard: 'First impressions mislead you here. Give the other’s manner a second look.',
    },
    midheaven: {
      joined: 'You like being seen together, and you share a goal in the world.',
      easy: 'You back each other in work and in what the world gets to see.',
      hard: 'Private wishes and public goals collide now and then. Plan the week together.',
    },
  },
  guide: {
    heading: 'How the comparison works',
    book: 'Your two charts as a book',
    score: {
      title: 'Where do the points come from?',
      text: 'From the aspects between the two charts. Each pair of planets has a strength, a close aspect counts more than a wide one, and easy aspects add points while tense ones take some away. Nothing is hidden: the list shows every point.',
    },
    order: {
      title: 'Does it matter who comes first?',
      text: 'No. The same two people get the same score in either order. Only the wheel changes: the first person is inside, the second outside.',
    },
    time: {
      title: 'What if a birth time is missing?',
      text: 'Then that chart’s houses and angles are left out, the Moon is followed through the whole day, and you see the lowest and the highest score possible.',
    },
  },
};
export type CompatibilityWords = typeof compatibility;
