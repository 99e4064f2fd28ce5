/** The consulting test: seven questions, and why what they suggest. */
export const finder = {
  title: 'Which astrology consultation suits you? A short test',
  description:
    'Seven short questions suggest one of four conversations and an astrologer, and say why. Nothing is stored.',
  heading: 'Which conversation suits you?',
  lede: 'Seven questions, two minutes. At the end there’s a conversation, a person, and the reasons for both.',
  privacy: 'Nothing is stored. Your answers travel in the address of the page and nowhere else.',
  submit: 'See the suggestion',
  again: 'Change my answers',
  summary: { one: 'One question is still open.', other: '{{count}} questions are still open.' },
  unanswered: 'Choose the answer that comes closest.',
  result: {
    title: 'A suggestion for you',
    package: 'The conversation',
    person: 'The person',
    why: 'Why this one',
  },
  questions: {
    topic: {
      ask: 'What’s on your mind?',
      a: 'Myself: why I am the way I am',
      b: 'What’s coming, and when',
      c: 'Somebody and me',
      d: 'One decision that won’t wait',
    },
    span: {
      ask: 'Over what stretch of time would you like to look?',
      a: 'The next few weeks',
      b: 'A whole year',
      c: 'My life so far',
      d: 'As long as the two of us last',
    },
    leave: {
      ask: 'What would you like to leave with?',
      a: 'A clearer picture of myself',
      b: 'Dates I can write down',
      c: 'Words for a talk that’s due',
      d: 'One next step',
    },
    knows: {
      ask: 'How well do you know your chart?',
      a: 'Hardly at all',
      b: 'I know Sun, Moon and rising sign',
      c: 'I follow transits myself',
      d: 'Well enough to have one exact question',
    },
    manner: {
      ask: 'How should somebody talk to you about it?',
      direct: 'Straight out',
      gentle: 'Gently, with time',
      technical: 'With the method shown',
      pictorial: 'In pictures and stories',
    },
    time: {
      ask: 'Do you know your birth time?',
      exact: 'To within a few minutes',
      rough: 'Roughly',
      unknown: 'No',
    },
    language: { ask: 'Which language do you speak best?' },
  },
  reasons: {
    topic: {
      a: 'You want to know why you are the way you are. That’s what a whole chart is read for.',
      b: 'You’re asking when. An hour about the coming year is made of dates.',
      c: 'It’s about two people, so it takes two charts.',
      d: 'You have one decision to make. Half an hour that holds nothing else is enough for it.',
    },
    span: {
      a: 'You’re looking a few weeks ahead, and a single question reaches that far.',
      b: 'A year is just the stretch that this conversation lays out.',
      c: 'You look back as well as ahead, and the natal chart covers all of it.',
      d: 'You’re thinking of what the two of you share, and that’s where it looks.',
    },
    leave: {
      a: 'You’d like to leave with a picture of yourself, and that’s what it draws.',
      b: 'You’d like dates to write down. You get a list of them.',
      c: 'You’d like words for a talk that’s due. Finding them is half of the ninety minutes.',
      d: 'You’d like one next step, and that’s how it ends.',
    },
    knows: {
      a: 'You hardly know your chart yet, so it makes sense to begin with the whole of it.',
      c: 'You follow the sky yourself already; here somebody follows it with you.',
      d: 'You have an exact question, and here it stays the only one.',
    },
    manner: {
      direct: '{{name}} says the main thing first, as you wished.',
      gentle: '{{name}} takes time and lets you take yours.',
      technical: '{{name}} shows where each statement comes from.',
      pictorial: '{{name}} talks in pictures, so that it stays with you.',
    },
    language: '{{name}} talks to you in your language: {{language}}.',
    time: {
      rough:
        'You know your birth time roughly. Say so in the form: it decides how much weight the houses get.',
      unknown: 'Without a birth time the houses are left out. The rest stands as it is.',
    },
  },
};
export type FinderWords = typeof finder;
