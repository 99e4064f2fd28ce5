/** The page where Celestia is asked one question. What she answers stands in celestia/. */
export const ask = {
  title: 'Ask Celestia, an AI astrologer who shows her work',
  description:
    'Ask Celestia one question about your chart or the sky. She’s an AI: she answers from computed positions and lets you open each of them on the wheel.',
  heading: 'Ask Celestia',
  who: { name: 'Celestia', is: 'an AI astrologer, not a person' },
  lede: 'I’m an AI, not a person. I read your own chart and the real sky, and every position I lean on stands beside the answer.',
  form: {
    legend: 'A question for Celestia',
    question: 'Your question',
    hint: 'In your own words. I read English, Turkish, Spanish, French and Portuguese.',
    birth: 'Your birth, if you want your own chart read',
    birthHint: 'Leave it blank, and I’ll answer from the sky alone.',
    using: 'Your birth: {{birth}}',
    without: 'Answer without my birth',
    submit: 'Ask Celestia',
    submitting: 'Celestia is looking it up…',
    privacy:
      'I read your question and your birth, answer, and store neither. They stay in this tab until you close it.',
    offline: 'You seem to be offline. Your question is still here: send it when you’re back.',
    failed: 'The answer didn’t get through. Your question is still here: please send it again.',
    limit: 'Your network has asked all it can for now. You can ask again {{when}}.',
    starters: 'Or press one of these and change it as you like',
  },
  starters: [
    'What does my chart say about love?',
    'What kind of work suits me?',
    'What does this week bring me?',
    'What does my Moon need?',
    'How do I deal with money?',
    'What is Saturn up to in my chart this year?',
    'When is the next full Moon?',
    'Is Mercury retrograde right now?',
  ],
  /** The question that a door beside a placement brings along. */
  about: {
    sun: 'What does my Sun say about me?',
    moon: 'What does my Moon say about me?',
    mercury: 'What does my Mercury say about me?',
    venus: 'What does my Venus say about me?',
    mars: 'What does my Mars say about me?',
    jupiter: 'What does my Jupiter say about me?',
    saturn: 'What does my Saturn say about me?',
    uranus: 'What does my Uranus say about me?',
    neptune: 'What does my Neptune say about me?',
    pluto: 'What does my Pluto say about me?',
    node: 'What does my North Node say about me?',
    lilith: 'What does my Lilith say about me?',
    juno: 'What does my Juno say about me?',
    chiron: 'What does my Chiron say about me?',
    ascendant: 'What does my Ascendant say about me?',
    midheaven: 'What does my Midheaven say about me?',
  },
  answer: {
    heading: 'Celestia’s answer',
    asked: 'You asked: {{question}}',
    born: 'Read from this chart: {{birth}}',
    sky: 'Read from the sky alone, without a birth.',
    rests: 'What it rests on',
    texts: 'More on these placements',
    again: 'Ask something else',
    note: 'For reflection and delight. Leave medical, legal and money decisions to people who know your case.',
  },
  samples: {
    heading: 'What an answer looks like',
    label: 'Sample',
    intro:
      'Celestia answered these this hour, for somebody we made up: born March 14, 1994, at 8:20 AM in New York.',
    questions: ['What do I look for in love?', 'How does today look for me?', 'When is the next new Moon?'],
  },
  does: {
    heading: 'What I do',
    points: [
      'I read signs, houses and aspects as they were computed for you, and what passes over them today.',
      'When you ask about time, I give dates.',
      'If I don’t know something, I say so. If a premise is off, I set it right and go on.',
    ],
  },
  wont: {
    heading: 'What I won’t do',
    points: [
      'Decide about health, law or money, or say anything about a death, a pregnancy or a verdict.',
      'Claim to know what someone else thinks of you, or promise how things end.',
      'Read a chart while you’re in danger. Then you get numbers to call, at once.',
    ],
  },
  sent: {
    heading: 'Where your words go',
    here: 'Today I answer on this site’s own server. What you type goes to nobody else.',
    model:
      'The answer is worded by a language model run by {{provider}} ({{country}}). It gets your question and the positions of your chart, from which a birth can be worked out.',
    kept: 'Neither question nor birth is stored. For one day we count questions by a scrambled form of your network address, so that there’s room for everyone.',
  },
  account: {
    text: 'A free account keeps your birth and your charts, and the front page then opens with your day.',
    link: 'Create an account',
  },
};
export type AskWords = typeof ask;
