/** A chart in a few sentences: its elements, its ruler, its tightest aspect. Each sentence is whole, for the sake of its grammar. */
export const synthesis = {
  heading: 'In short',
  /** One element outweighs the others. */
  leads: {
    fire: 'Fire leads in your chart: you tend to act first and find out on the way.',
    earth: 'Earth leads in your chart: you trust what can be held, counted and finished.',
    air: 'Air leads in your chart: a thing often becomes real to you once it has been said out loud.',
    water: 'Water leads in your chart: you usually feel a room before you understand it.',
  },
  /** Two elements share the lead. */
  share: {
    fireEarth:
      'Fire and earth lead together: you like an idea best when there’s something to show for it by evening.',
    fireAir: 'Fire and air lead together: you catch an idea quickly and pass it on while it’s still warm.',
    fireWater: 'Fire and water lead together: you feel strongly, and it tends to show right away.',
    earthAir: 'Earth and air lead together: you think a thing through, then check whether it holds.',
    earthWater: 'Earth and water lead together: you tend to look after people in practical ways.',
    airWater: 'Air and water lead together: you look for words for what others only sense.',
  },
  even: 'No element takes the lead: you can go at things in several ways, and picking one may take you a moment.',
  /** No planet and no angle stands in this element. */
  lacks: {
    fire: 'None of your planets is in a fire sign, so the first push may have to come from people or deadlines.',
    earth: 'None of your planets is in an earth sign, so routine may be something you build on purpose.',
    air: 'None of your planets is in an air sign, so you may need quiet before you can explain what you think.',
    water:
      'None of your planets is in a water sign, so feelings may reach you late, and all the clearer for it.',
  },
  /** By the rising sign, which names the ruler. */
  ruler: {
    aries:
      'Aries is rising, so Mars rules your chart. It’s {{inSign}}, {{inHouse}}: that’s where you like to go first.',
    taurus:
      'Taurus is rising, so Venus rules your chart. It’s {{inSign}}, {{inHouse}}: what you build to last tends to start there.',
    gemini:
      'Gemini is rising, so Mercury rules your chart. It’s {{inSign}}, {{inHouse}}: most of your questions lead there.',
    cancer:
      'Cancer is rising, so the Moon rules your chart. It’s {{inSign}}, {{inHouse}}: that’s where you look for home.',
    leo: 'Leo is rising, so the Sun rules your chart. It’s {{inSign}}, {{inHouse}}: that’s where you like to be seen.',
    virgo:
      'Virgo is rising, so Mercury rules your chart. It’s {{inSign}}, {{inHouse}}: there you notice first what could be put right.',
    libra:
      'Libra is rising, so Venus rules your chart. It’s {{inSign}}, {{inHouse}}: that’s where you keep weighing things until they’re fair.',
    scorpio:
      'Scorpio is rising, so Pluto rules your chart. It’s {{inSign}}, {{inHouse}}: half an answer rarely satisfies you there.',
    sagittarius:
      'Sagittarius is rising, so Jupiter rules your chart. It’s {{inSign}}, {{inHouse}}: that’s where you keep looking past the horizon.',
    capricorn:
      'Capricorn is rising, so Saturn rules your chart. It’s {{inSign}}, {{inHouse}}: that’s where you’re willing to take the long way.',
    aquarius:
      'Aquarius is rising, so Uranus rules your chart. It’s {{inSign}}, {{inHouse}}: there you’d rather do it your own way.',
    pisces:
      'Pisces is rising, so Neptune rules your chart. It’s {{inSign}}, {{inHouse}}: there you pick up what goes unsaid.',
  },
  tightest: {
    conjunction:
      'Your tightest aspect is a conjunction: {{first}} and {{second}} act as one, {{orb}} from exact.',
    sextile:
      'Your tightest aspect is a sextile: {{first}} and {{second}} help each other when asked, {{orb}} from exact.',
    square:
      'Your tightest aspect is a square: {{first}} and {{second}} get in each other’s way and keep you moving, {{orb}} from exact.',
    trine:
      'Your tightest aspect is a trine: {{first}} and {{second}} get along without effort, {{orb}} from exact.',
    opposition:
      'Your tightest aspect is an opposition: {{first}} and {{second}} pull at either end of one rope, {{orb}} from exact.',
  },
};
export type SynthesisWords = typeof synthesis;
