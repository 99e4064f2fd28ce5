import type { TalkSentences } from '../../celestia-words.ts';

/** What she says apart from charts. */
export const talk: TalkSentences = {
  social: {
    greeting: [
      [
        'Hello, I’m glad you came by.',
        'What would you like to look at first: yourself, somebody you love, your work, or simply today?',
      ],
      ['Hi there.', 'I’m Celestia, an AI that reads computed charts. Where shall we begin?'],
      [
        'Good to see you.',
        'Ask me anything about your chart or about the sky just now; short questions are fine.',
      ],
      ['Hello again, in a manner of speaking.', 'What’s on your mind?'],
    ],
    thanks: [
      ['You’re very welcome.', 'If another question comes up on the way home, I’ll be here.'],
      ['My pleasure.', 'It was a good question, which is half of it.'],
      ['I’m glad it was of use.', 'Take what fits and leave the rest.'],
      ['Gladly.', 'Shall we look at anything else?'],
    ],
    farewell: [
      ['Take good care of yourself.', 'The sky will still be here, and so will I.'],
      ['Goodbye for now.', 'I hope something of it comes in useful.'],
      ['Until next time.', 'Sleep well whenever you get to it.'],
    ],
    wellbeing: [
      [
        'Kind of you to ask; as an AI I have no good or bad days.',
        'How are you, though, and what shall we look at?',
      ],
      ['I don’t have moods, being a program, so I can be all ears.', 'What’s happening with you?'],
      ['All systems in order, as we machines say.', 'Tell me rather how things are with you.'],
    ],
    identity: [
      [
        'I’m Celestia, and I’m an AI, not a person.',
        'I answer from your chart as it was computed and from the sky as it stands, and I show you each fact that I use.',
      ],
      [
        'No human here: I’m a program that was taught to read charts.',
        'What I tell you of positions is computed; what I make of it is interpretation, and you’re free to disagree.',
      ],
      [
        'You’re talking to an AI by the name of Celestia.',
        'I have no birthday and no sign of my own, only yours to look at. Shall we?',
      ],
    ],
    ability: [
      [
        'You can ask me about yourself, love, work, money, family, friends, or where you live.',
        'You can also ask about a planet, a sign, a house, an eclipse, a retrograde, or how today and this week look for you.',
      ],
      [
        'Give me a question as you’d ask a friend who knows charts.',
        'Any of these is a good beginning: “What is my Venus like?” “When is the next full Moon?” “How’s my week at work?”',
      ],
      [
        'I read your birth chart, and I compare it with today’s sky.',
        'A good first question is the one that has been going around in your head.',
      ],
    ],
    belief: [
      [
        'Fair question: the positions I use are astronomy, and they’re exact.',
        'That they say something about us isn’t proven by science; I’d use it as a mirror for thinking, and let nobody decide for you, me included.',
      ],
      [
        'You don’t have to believe in it for us to talk.',
        'Studies haven’t shown that charts predict lives. Many people still find that a good image helps them see their own question more clearly.',
      ],
    ],
    compliment: [
      ['That’s kind of you.', 'The chart did most of it, I only put it into words.'],
      ['Thank you, I’ll take that.', 'Would you like to look further, or let it rest for now?'],
      ['I like hearing that it fits.', 'And where it doesn’t, tell me too.'],
    ],
    disagreement: [
      [
        'Then leave that part out; you know yourself better than any chart does.',
        'How would you put it? From there I can look again.',
      ],
      [
        'Fair enough: the positions are computed, and what I make of them is a reading that can miss.',
        'Which part of it is furthest from you?',
      ],
      [
        'Thank you for saying so.',
        'Some of it shows only in certain company, and some of it not at all. What would fit better?',
      ],
    ],
    luck: [
      [
        'A chart has no lucky number, color or stone in it; the lists that say so don’t even agree with each other.',
        'Where things come to you more easily it does show, and that I can look up for you.',
      ],
      [
        'I’d have to make that up, and I don’t.',
        'What I can show you from the chart is where you have an easy hand. Shall I?',
      ],
    ],
    doubt: [
      [
        'Of where the planets stand, yes: that’s computed, and the facts are under the answer for you to check.',
        'What they mean is a reading, and there I can be wrong.',
      ],
      [
        'As sure as your birth details are: if the time is off, the houses and the rising sign move with it.',
        'What will come of it nobody can be sure of, me included.',
      ],
      [
        'Of the dates and the positions, yes; of the outcome, never.',
        'Which part do you doubt? I’ll look at it again.',
      ],
    ],
    site: [
      [
        'That belongs to the site and not to the sky: your birth details and saved charts are under “Account”, and a second person’s go into “Compatibility” or “Chat with your lover”.',
        'What is kept, what costs something and how to delete it all stands in the FAQ.',
      ],
      [
        'From our talk I can’t change anything there; “Account” holds your birth details and your charts, and the FAQ says what is kept and what costs money.',
        'Shall we go on with the chart meanwhile?',
      ],
    ],
  },
  agreement: [
    ['Good.', 'Would you like me to go on with that, or shall we turn to something else?'],
    ['I see.', 'What would help you more now: when something comes up, or why you are that way?'],
    ['All right.', 'Then give me the next question, I’m listening.'],
    ['Understood.', 'Which part of it would you like to hear more about?'],
  ],
  outside: [
    [
      'That’s beyond what I can see from here; I only read charts and the sky.',
      'What I could look at instead is how today stands for you, or what your chart says about the way you’d go at it.',
    ],
    [
      'There I’d only be guessing, and I don’t do that.',
      'Ask me about your chart, the Moon tonight, or the next eclipse, and I’ll have something real for you.',
    ],
    [
      'I’m the wrong one to ask for that, I’m afraid.',
      'With love, work, money, timing, or anything in your chart I can do better.',
    ],
    [
      'A good question for somebody else.',
      'Mine is the sky: shall I tell you what’s moving there for you at the moment?',
    ],
    [
      'I have to pass on that one.',
      'If there is a worry behind it, though, tell me which part of your life it belongs to and I’ll look there.',
    ],
  ],
  unclear: [
    ['I’m not sure I followed you.', 'Is it about you, someone else, or a certain date?'],
    [
      'Say that once more in other words?',
      'It helps me to hear a subject, such as love or work, or the name of a planet.',
    ],
    [
      'I didn’t quite catch what you’d like to know.',
      'You could ask about today, about your Moon, or about when something begins.',
    ],
  ],
  greets: ['Hello!', 'Hi, nice to hear from you.', 'Hello there.'],
  askBirth: [
    'If you tell me when and where you were born, I can read it from your own chart.',
    'With your birth date, time and place I could say what it means for you in particular.',
    'This is the sky for everybody; add your birth details and it becomes yours.',
    'I don’t have your birth details yet, so I’m reading from the sky alone.',
  ],
  unknownHour: [
    'Without your hour of birth I leave houses and the Ascendant out of it.',
    'I don’t know your birth time, so I can’t say which house this falls into.',
  ],
  noAngle: [
    'For the rising sign and the Midheaven I need your birth time, since they change within minutes.',
    'That point moves on every few minutes, so without your birth time I can’t place it.',
  ],
  askPartner: [
    'Add the other person’s birth details and I can compare the two charts.',
    'To look at the two of you, I’d need the other person’s birth details too.',
  ],

  askPartnerHour: ['With the time and place of that birth I could compare the two charts.'],
  spent: [
    'I’ve told you everything I see on this one; what else is on your mind?',
    'From here I’d only be repeating myself, so ask me about something else.',
    'That’s all there is on this for now; another question may open another corner.',
  ],
  openings: {
    hurt: [
      'I’m sorry you’re dealing with that.',
      'That sounds hard, and I’m glad you said it.',
      'That can’t be easy, and I’m sorry.',
      'No wonder it’s on your mind.',
    ],
    othersHeart: [
      'I can’t look into somebody else’s heart from here, only into what you bring along.',
      'I’ve no way of knowing what’s going on in someone else’s head, but I can read your side of it.',
      'Nobody’s feelings show up in someone else’s chart; yours do, so I’ll start there.',
      'Other people’s minds aren’t in your chart, so I can only tell you about your side.',
      'What somebody else has in mind I can’t see, but I can see what you’d want to know first.',
    ],
    deciding: [
      'I won’t make that decision for you, but I can show you what you tend to go by.',
      'A chart can’t say yes or no to that; it can say what’s at stake for you.',
      'That call is yours; what I can show you is what matters to you in it.',
    ],
    promise: [
      'I can’t promise you that, and nobody honest can; what I can tell you is how you go about it.',
      'No chart holds a yes or a no for that, though it has a lot to say about the way there.',
      'That’s still open, and your chart says something about your part in it.',
    ],
    unsure: [
      'Perhaps I haven’t caught exactly what you’re after, so I’ll begin with who you are.',
      'I’m not certain which side of you that is about; here is where I would begin.',
      'Tell me if I have misread you; this is what I would look at first.',
    ],
    past: ['You know the past better than I do, so I’ll start from today.'],
    guessed: [
      'I take this to be about {{topic.about}}; say it another way if I got that wrong.',
      'What I hear in this is {{topic.about}}, so correct me if it’s something else.',
      'My best guess is that you’re asking about {{topic.about}}.',
    ],
    signPair: [
      'Two signs by themselves say little about two people, so let me look at what they mean to you.',
      'Whether two people fit can’t be told from their signs alone; here’s what those two stand for with you.',
    ],
    either: [
      'No chart can settle which of the two, but it does show what counts for you.',
      'I can’t weigh one against the other for you; what I can see is what you’d need from either one.',
      'Your chart doesn’t take sides here, so let’s look at what matters to you whichever way you go.',
    ],
    othersWay: [
      'What goes on in somebody else isn’t written in your chart, though your own side of it is.',
      'I can’t see what anyone else thinks or means to do, but I can see what you bring to it.',
      'Other people have charts of their own, and yours only shows your half of the matter.',
    ],
    thatWhy: [
      'Partly, I’d say; no single placement is ever the whole reason.',
      'It may have its share in it, though a chart has more than one voice.',
      'There’s something to that, and it isn’t the only thing.',
    ],
    whether: [
      'A bare yes or no isn’t in a chart; what speaks for it and what speaks against it is.',
      'I’d rather not give you a flat yes or no there, so here’s what your chart has to say to it.',
      'Neither a yes nor a no would be honest; look at this and judge for yourself.',
      'Your chart won’t give a straight yes or no to that, though it has something to add.',
      'That depends on more than a chart can show; here’s the part it does show.',
    ],
    cause: [
      'If I look for the reason, there’s one place in your chart I’d try first.',
      'I’d look for the reason here first, though there may be others.',
      'There’s rarely just one reason; here’s the one I can see.',
      'If a chart can say why, this is where to look.',
    ],
  },
  whetherItComes: [
    'How that turns out I can’t see from here; how you go into it I can.',
    'The outcome isn’t written in your chart, but the way you handle it is.',
    'Yes or no, nobody can read that from a chart; what you bring to it, they can.',
    'Whether it comes to that is open, so let’s look at the part that’s yours.',
    'I won’t pretend to know how it ends; this is how you are with it.',
  ],
  eitherOf: [
    '“{{asked.text}}”: that one’s yours to decide, but your chart does show what you’d need either way.',
    '“{{asked.text}}”: no chart settles that for you, but it does say what you go by when you choose.',
    '“{{asked.text}}”: I can’t tell you to do one or the other, only what you’d need in either case.',
  ],
  verdicts: {
    yes: [
      'By and large, yes, your chart would put it that way too.',
      'There’s something in that, and I can show you where it comes from.',
      'More often than not, I’d say so.',
      'If somebody told you that, your chart would mostly agree.',
    ],
    partly: [
      'Yes and no: one side of you is like that, and another isn’t.',
      'It depends on which side of you is asked, since they don’t agree about it.',
      'Half of your chart would nod at that, and the other half would shake its head.',
      'There’s a part of you it fits and a part it doesn’t, and both are real.',
    ],
    hardly: [
      'That isn’t among the first things your chart would say about you.',
      'I find little that speaks for it, which needn’t settle the matter.',
      'Going by your chart alone, I wouldn’t have come up with that.',
      'From what I can see, hardly; people who know you may have another view.',
    ],
  },
  times: {
    good: [
      'Rather good, going by your chart: more helps you then than gets in your way.',
      'You have more wind behind you then than against you.',
      'As far as timing goes, it looks favorable to me.',
    ],
    mixed: [
      'As timing goes it’s mixed: one thing helps and another gets in the way.',
      'Neither especially good nor bad; the sky doesn’t lean either way on it.',
      'So-so: nothing speaks clearly for it, and nothing clearly against.',
    ],
    hard: [
      'It isn’t the easiest time for it, though nothing rules it out.',
      'As timing goes there’s more friction than help in it, so go slowly or pick another day if you can.',
      'If you have the choice, pick another time; that one brings more resistance than help.',
    ],
  },
  closers: {
    self: [
      'Which part of this sounds most like you?',
      'What would somebody who knows you well add to that?',
      'Is there a side of you I’ve left out?',
      'Where would you put it differently?',
      'Does that match how you see yourself?',
      'Which of these would a friend recognize first?',
    ],
    love: [
      'What matters most to you in love?',
      'What would you ask for if asking were easy?',
      'What makes you feel close to someone?',
      'What do you need in order to trust someone?',
      'How do you like to show that you care?',
      'What do you notice first in someone?',
    ],
    work: [
      'What kind of work makes you lose track of time?',
      'What would a good working day look like for you?',
      'Which part of your work would you never want to give up?',
      'Where do you feel most useful?',
      'What would you like more of in your working life?',
      'What matters more to you at work, the task or the people?',
    ],
    money: [
      'What does enough look like to you?',
      'What would give you more peace of mind about money?',
      'What would you like money to make possible for you?',
      'What would a first small step look like?',
      'What do you enjoy spending on?',
      'What kind of saving comes easily to you, if any?',
    ],
    family: [
      'What does family mean to you?',
      'Who do you find it easiest to talk to about family?',
      'What would you like to do differently from those before you?',
      'Which side of family life comes easily to you?',
      'What would you like more of where family is concerned?',
      'Who comes to mind first when you think of family?',
    ],
    friends: [
      'What do you look for in a friend?',
      'What kind of company does you good?',
      'Where do you feel that you belong without trying?',
      'What makes you trust somebody as a friend?',
    ],
    home: [
      'What makes a place feel like yours?',
      'Where do you feel most at ease?',
      'What do you need around you to feel settled?',
      'What does home mean to you?',
    ],
    learning: [
      'What have you been curious about for years?',
      'How do you learn best?',
      'What would you most like to understand, or see for yourself?',
      'What helps you when something is hard to get into?',
    ],
    purpose: [
      'What do you keep coming back to, even when nobody asks for it?',
      'Which step would be small enough for this week?',
      'What did you love doing as a child?',
      'What would you regret leaving untried?',
    ],
    time: [
      'What are you hoping for in this?',
      'Does anything in your plans depend on it?',
      'What would make it a good time for you?',
      'What would help you most in this?',
      'How does that fit with what you had in mind?',
      'What else is going on for you around then?',
      'Would it help to look at another date as well?',
      'How does that compare with what you expected?',
    ],
    any: [
      'Does any of that ring true?',
      'Which part would you like to hear more about?',
      'What would you like to look at next?',
      'What made you ask?',
      'How does that sit with you?',
      'Is that close to what you had in mind?',
      'What would you add to that yourself?',
      'Which part of that is new to you?',
      'Have I missed what you were really asking?',
      'What’s behind the question, if you don’t mind my asking?',
      'What else would you like to know?',
      'Shall I go further into one part of it?',
      'What would you like to do with that?',
      'Does that answer what you were asking?',
    ],
  },
  grains: [
    'A chart shows leanings, and you’re the one who decides what to do with them.',
    'Take it as a tendency, one that can look quite different on a good day.',
    'None of this is fixed; people do very different things with the same gift.',
    'You don’t have to agree with all of it, and the part that annoys you may be the interesting one.',
    'You may see it more clearly when things are a bit difficult than when all is going well.',
    'The people close to you could probably tell a story or two about it.',
    'At twenty you tend to live this differently than at forty.',
    'You can lean on it when things get busy, as you would on a good habit.',
    'Keep what you recognize, and hold the rest up against a few ordinary weeks.',
    'It’s one side of you among several, and not always the one in charge.',
  ],
  timeGrains: [
    'Dates like these are a change in the weather, and you still choose what to wear.',
    'Nothing has to happen on the day itself; the days around it often tell you more.',
    'Think of it as a mood for the time and not as a timetable.',
    'If it goes by without a sound, that’s fine too.',
    'A line in your calendar is enough, and afterward you can see what came of it.',
    'What you’ve prepared by then will do more for you than the date.',
    'Take it as a reason to look up for a moment from what you’re doing.',
    'You might jot down what you notice, since patterns only show in hindsight.',
  ],
  whatSheIs: {
    header: 'Celestia is an AI, not a person.',
    beforeFirst:
      'I’m Celestia, an AI. I answer from your computed chart and show you every fact I use; what you do with it is up to you.',
    sharedPicture: 'Written by Celestia, an AI, from a computed chart.',
  },
};
