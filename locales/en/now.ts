/** Pages that answer one question about the sky of this moment. */
export const now = {
  year: 'All of {{year}} in the sky',
  mercury: {
    title: 'Is Mercury retrograde right now?',
    description:
      'A straight answer for this moment, when Mercury turns next, and the coming retrogrades with their shadows, in your own time.',
    heading: 'Is Mercury retrograde?',
    answers: {
      direct: 'No. Mercury is moving forward, {{inSign}}.',
      before: 'Not yet. Mercury is moving forward, {{inSign}}, over degrees that it will soon cross again.',
      back: 'Yes. Mercury is retrograde, {{inSign}}.',
      after: 'No longer. Mercury is moving forward again, {{inSign}}, and still covers old ground.',
    },
    facts: {
      turns: 'Turns retrograde',
      returns: 'Turns direct',
      shadow: 'Shadow begins',
      clear: 'Leaves the shadow',
    },
    coming: 'This one and the next',
    columns: {
      back: 'Retrograde',
      shadow: 'With both shadows',
      signs: 'Signs',
    },
    calendar: 'Put the dates in your calendar',
    guide: {
      heading: 'What the answer is good for',
      topics: [
        {
          title: 'What you’d see',
          text: 'Nothing up there turns around. A few times a year Mercury overtakes us on the inside lane, and for about three weeks it drifts backward against the stars, the way a runner crosses your view one way on the far side of a track and the other way on the near side.',
        },
        {
          title: 'The shadow',
          text: 'Mercury crosses the same stretch of sky three times: forward, back, forward. Astrologers call the first and the last crossing the shadow, and look there for the beginning and the settling of whatever comes up in between.',
        },
        {
          title: 'What to do',
          text: 'Read it again before you send it, leave time between connections, and finish something old. Nobody needs to stop signing papers for three weeks.',
        },
      ],
    },
  },
  moon: {
    title: 'What sign is the Moon in today?',
    description:
      'The Moon’s sign and phase at this moment, when it enters the next sign in your own time, and its path through the next three weeks.',
    heading: 'The Moon’s sign today',
    /** In a calendar. */
    entry: 'Moon enters {{sign}}',
    answer: 'The Moon is {{inSign}}.',
    facts: {
      phase: 'Phase',
      lit: 'Lit',
      entered: 'Entered the sign',
      leaves: 'Leaves it',
      next: 'Next sign',
    },
    coming: 'Where it goes next',
    columns: {
      sign: 'Sign',
      enters: 'Enters',
    },
    calendar: 'Put the Moon’s signs in your calendar',
    guide: {
      heading: 'Reading the Moon’s sign',
      topics: [
        {
          title: 'How fast it goes',
          text: 'The Moon passes through a sign in two to two and a half days and through all twelve in a little over 27. It’s the fastest thing in a chart, and so the one that gives a single day its color.',
        },
        {
          title: 'Its sign and yours',
          text: 'The Moon’s sign today is the same for everybody. Your Moon sign is where it stood when you were born, and takes a date, an hour and a place to find.',
        },
      ],
    },
  },
  void: {
    title: 'Is the Moon void of course right now?',
    description:
      'Whether the Moon is void of course at this moment, since when and until when in your own time, and the void hours of the next three weeks.',
    heading: 'Is the Moon void of course?',
    /** In a calendar. */
    entry: 'Moon void of course',
    answers: {
      yes: 'Yes. The Moon is void of course, {{inSign}}.',
      no: 'No. The Moon is {{inSign}} and still has an aspect to make.',
    },
    facts: {
      since: 'Void since',
      until: 'Void until',
      next: 'Next void',
      last: 'Last aspect',
      enters: 'Then enters',
    },
    coming: 'The coming void hours',
    columns: {
      void: 'Void of course',
      last: 'Last aspect',
      enters: 'Then enters',
    },
    none: 'none in this sign',
    calendar: 'Put the void hours in your calendar',
    guide: {
      heading: 'What it means',
      topics: [
        {
          title: 'What we count',
          text: 'The Moon is void of course from its last exact conjunction, sextile, square, trine or opposition to the Sun or a planet until it leaves its sign. We count Uranus, Neptune and Pluto too. Books that stop at Saturn get longer hours.',
        },
        {
          title: 'What people do with it',
          text: 'An old rule says that nothing will come of a thing begun then. Most astrologers use it more gently, as a time for finishing, resting and routine, and leave the launch for later if they can choose.',
        },
        {
          title: 'How long it lasts',
          text: 'From a few minutes to more than a day. It comes every two or three days, so it can’t be avoided, and doesn’t need to be.',
        },
      ],
    },
  },
  eclipse: {
    title: 'When is the next eclipse?',
    description:
      'The next eclipse of the Sun or the Moon: day and hour in your own time, kind, sign and degree, and the three that follow.',
    heading: 'The next eclipse',
    facts: {
      maximum: 'Maximum',
      sign: 'Place in the zodiac',
      saros: 'Saros',
    },
    coming: 'After that',
    columns: {
      maximum: 'Maximum',
      type: 'Kind',
      place: 'Place',
    },
    see: 'Can you see it from where you live?',
    calendar: 'Put the eclipses in your calendar',
    guide: {
      heading: 'Why they come in pairs',
      topics: [
        {
          title: 'Twice a year',
          text: 'The Moon’s path is tilted against the Sun’s, so at most new and full Moons it passes above or below. About every six months Sun and Moon meet near one of the two crossings, and then a solar and a lunar eclipse follow two weeks apart, now and then three in a row.',
        },
        {
          title: 'Where it can be seen',
          text: 'A lunar eclipse shows wherever the Moon is up. A solar one is seen along a strip of the Earth, total only within a path some hundred miles wide.',
        },
      ],
    },
  },
};
export type NowWords = typeof now;
