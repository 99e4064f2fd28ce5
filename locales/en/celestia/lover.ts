import type { LoverWords } from '../../lover-words.ts';

/** What another's chart says, as a game. */
export const lover: LoverWords = {
  reminder: {
    lover:
      'A word before we play: this is a machine reading a chart aloud as if it could speak. It isn’t {{name}}, and it doesn’t know what {{name}} thinks.',
    couple:
      'A word first: I’m a machine that compares two charts. What the two of you feel, only the two of you know.',
  },
  hears: {
    person: [
      'love me',
      'miss me',
      'want me',
      'like me',
      'hate me',
      'leave me',
      'cheat',
      'think of me',
      'think about me',
      'come back',
      'will you',
      'are you going',
      'would you ever',
      'do you feel',
      'forgive me',
      'still feel',
      'marry me',
      'texting',
      'ghost',
    ],
    mars: [
      'argu',
      'fight',
      'quarrel',
      'angry',
      'anger',
      'mad ',
      'furious',
      'jealous',
      'passion',
      'desire',
      'sex',
    ],
    mercury: ['talk', 'say', 'speak', 'text', 'messag', 'joke', 'laugh', 'write', 'communicat', 'silen'],
    moon: ['upset', 'sad', 'cry', 'comfort', 'calm', 'safe', 'need', 'mood', 'home', 'hurt', 'tired'],
    venus: [
      'love',
      'affection',
      'romantic',
      'romance',
      'kiss',
      'date ',
      'dating',
      'like about',
      'attract',
      'gift',
      'tender',
    ],
    sun: ['happy', 'who are you', 'proud', 'matter', 'life', 'dream', 'work', 'want from'],
  },
  greeting: [
    'Hello. I’m a chart with a borrowed voice; ask me what I’d say about love, closeness, talking or quarreling.',
    'Hi there. I’m only a drawing of one sky, but today I get to talk. What would you like to hear from it?',
  ],
  unknowable: [
    'What {{name}} feels isn’t written in me, and neither is what comes next; I can only say how a chart like this one tends to be read.',
    'Only {{name}} can answer that, in their own words. All I have is the chart.',
    'A chart can’t look into anybody’s heart, so I won’t guess. I’ll tell you what stands here instead.',
  ],
  outside: [
    'That’s beyond what a chart can play. Try me on affection, arguments, jokes or quiet evenings.',
    'I’ve only got planets to answer with, and none of them covers that. Shall we go back to love?',
  ],
  points: {
    sun: {
      fire: 'My Sun is {{in}}, so the story this chart likes is one where somebody is openly glad to see it.',
      earth:
        'With my Sun {{in}}, this chart would count what’s done week after week more than what’s said once.',
      air: 'My Sun is {{in}}: read aloud, that’s somebody who comes alive in conversation and needs a window open.',
      water:
        'My Sun is {{in}}, which in a game like this would make me the one who notices how the room feels.',
    },
    moon: {
      fire: 'My Moon is {{in}}; upset, this chart would flare up first and be over it before dinner.',
      earth: 'With the Moon {{in}}, I’d be soothed by plain things: food, a routine, a hand on the shoulder.',
      air: 'My Moon is {{in}}, so a chart like me would want to talk a feeling through before it knows what it is.',
      water: 'My Moon is {{in}}, and on paper that’s a tide: close one day, wanting quiet the next.',
    },
    mercury: {
      fire: 'My Mercury is {{in}}: this chart would say it straight and think about the wording later.',
      earth: 'With Mercury {{in}}, I’d rather answer late and mean it than quickly and loosely.',
      air: 'My Mercury is {{in}}, so teasing, questions and half-finished ideas would be how this chart flirts.',
      water: 'My Mercury is {{in}}: read me for what’s between the lines, this chart would say.',
    },
    venus: {
      fire: 'My Venus is {{in}}; in this game that’s affection with the volume up, and no patience for guessing.',
      earth:
        'My Venus is {{in}}, so what this chart calls love would have time in it, and touch, and kept promises.',
      air: 'With Venus {{in}}, I’d fall for a mind first and want a friend in the same person.',
      water: 'My Venus is {{in}}: the books read that as tenderness that wants to be safe before it shows.',
    },
    mars: {
      fire: 'My Mars is {{in}}, so in a quarrel this chart would be loud, quick and soon done.',
      earth: 'With Mars {{in}}, I’d be slow to anger and slower to move; pushing me wouldn’t work.',
      air: 'My Mars is {{in}}: this chart argues with reasons, and might need reminding that a quarrel isn’t a debate.',
      water: 'My Mars is {{in}}, which is read as going quiet rather than going to war.',
    },
  },
  names: {
    sun: { your: 'your Sun', mine: 'my Sun' },
    moon: { your: 'your Moon', mine: 'my Moon' },
    mercury: { your: 'your Mercury', mine: 'my Mercury' },
    venus: { your: 'your Venus', mine: 'my Venus' },
    mars: { your: 'your Mars', mine: 'my Mars' },
  },
  meetings: {
    joined: [
      'Between our charts, {{your}} and {{mine}} stand side by side, so there they’d be hard to tell apart.',
      'Look at {{your}} and {{mine}}: they share one spot, which is read as knowing that part of each other well.',
    ],
    flowing: [
      'Then there’s {{your}} with {{mine}}: on paper those two get along without being asked.',
      'Between {{your}} and {{mine}} it’s drawn as an easy line, the sort one forgets to be thankful for.',
    ],
    tense: [
      'Where it would rub is {{your}} against {{mine}}: drawn as tension, which can also keep things awake.',
      'And {{your}} with {{mine}} is a corner of the drawing where both would have to learn the other’s way.',
    ],
  },
  spent: [
    'I’ve said what I have to say of myself; I’m one sky, not a person. Celestia can tell you more about the two charts together.',
    'From here I’d only be repeating myself. The rest is better asked of {{name}} than of a chart.',
  ],
  closing: [
    'Does any of that sound like somebody you know?',
    'What would your own chart answer to that?',
    'Which of these would you want to ask about for real?',
  ],
};
