/** Consulting: what can be asked for, and who is there. The people are samples, and every text of theirs stands under a note that says so. */
export const consulting = {
  title: 'Astrology consulting: talk to an astrologer one to one',
  description:
    'Four kinds of conversation about your chart, from thirty minutes to ninety. You name three times, an astrologer picks one, and you pay once it suits you both.',
  heading: 'Talk it over with an astrologer',
  lede: 'A page can tell you what your chart says. A person can ask what you meant. Choose a conversation, name three times that suit you, and hear back by email.',
  test: {
    heading: 'Not sure which one?',
    text: 'Seven short questions suggest a conversation and a person, and say why.',
    link: 'Take the test',
  },
  books: { text: 'Would you rather read, at your own pace?', link: 'Six books, each made from one birth' },
  book: 'Ask for a time',
  notOpen: 'Requests aren’t open yet. Everything else on this page is as it will be.',
  elsewhere: 'We don’t offer consultations where you are yet. Everything on this page is there to be read.',
  notOpenShort: 'Not open yet',
  sample: {
    badge: 'Sample',
    list: 'The people below are samples: they don’t exist, and show what a profile will look like.',
    one: 'This is a sample profile. {{name}} doesn’t exist; the page shows what a profile will look like.',
  },
  minutes: { one: '{{count}} minute', other: '{{count}} minutes' },
  payLater: 'You pay once, and only after a time has been agreed. The price is shown before you do.',
  how: {
    heading: 'How it works',
    first: 'You fill out one form: what it’s about, three times that suit you, and your birth details.',
    second: 'Within seven days you hear by email: one of your times, another one, or a plain no.',
    third: 'You accept by a link. Then you pay, and the time is yours, with a file for your calendar.',
    fourth: 'A reminder comes a day before. You talk by video or by voice alone, whichever you like.',
  },
  fair: {
    heading: 'What it isn’t',
    text: 'A consultation is a conversation about tendencies and timing. It promises no outcome, and it doesn’t replace a doctor, a lawyer, a therapist or a financial adviser. Nobody will tell you that something has to happen.',
  },
  list: {
    packages: 'Four conversations',
    astrologers: 'The astrologers',
    more: 'What’s in it',
    profile: 'Read the profile',
    back: 'All conversations and astrologers',
  },
  parts: {
    gets: 'What you get',
    not: 'What it doesn’t do',
    bring: 'What you bring',
    who: 'Who offers it',
    speaks: 'Speaks',
    about: 'Best asked about',
    works: 'How they work',
    offers: 'Conversations',
  },
  packages: {
    natal: {
      name: 'Natal chart reading',
      title: 'Natal chart reading with an astrologer, 75 minutes',
      line: 'The whole chart, read with you instead of at you.',
      lede: 'You lay your chart on the table together: what comes easily, what keeps tripping you up, and how the two are related. You can stop at any sentence and ask for an example.',
      first: 'A reading of Sun, Moon, rising sign and the planets that carry the most weight in your chart',
      second: 'Room for two or three subjects that you choose: work, closeness, family, a move',
      third: 'The recording, and half a page of notes by the next day',
      not: 'It doesn’t look ahead: for the coming months there’s the year ahead.',
      bring:
        'Your birth date, time and place. If nobody knows the time, say so; the astrologer will leave out the houses.',
    },
    year: {
      name: 'The year ahead',
      title: 'The year ahead: an hour about your next twelve months',
      line: 'Twelve months, and which weeks in them deserve a circle on the calendar.',
      lede: 'The slow planets take their time over the places that matter in your chart. This hour finds those stretches, says what they ask for, and sorts them by month, so that you can plan around them.',
      first: 'The three or four longest themes of your next twelve months, with their dates',
      second: 'Eclipses and retrogrades, but only where they touch your chart',
      third: 'A list of dates by email, in the order in which they come',
      not: 'It names no events. A date says when a subject comes up, and leaves to you what you make of it.',
      bring: 'Your birth date, time and place, and what’s already fixed in the coming year.',
    },
    relationship: {
      name: 'Relationship reading',
      title: 'Relationship reading: two charts, ninety minutes',
      line: 'Two charts side by side, and a fair hearing for both.',
      lede: 'Alone or with the other person: you look at where your charts agree without trying, where they pull in different directions, and which one quarrel you keep having.',
      first: 'A comparison of both charts, in plain words',
      second: 'The one pattern that most of your arguments come down to',
      third: 'Two things to try, one for each of you',
      not: 'It doesn’t say whether to stay or to go, and it won’t read somebody who hasn’t agreed to it.',
      bring:
        'Your own birth details here. The other person’s are given in the conversation, by them or with their consent.',
    },
    question: {
      name: 'One question',
      title: 'One question to an astrologer, 30 minutes',
      line: 'One decision, looked at from the sky’s point of view for half an hour.',
      lede: 'You’re facing one thing, and you’ve turned it over often enough. Write it down in a sentence or two; the astrologer comes prepared, and you spend the half hour on nothing else.',
      first: 'An answer that begins with your question',
      second: 'What the sky of these weeks has to say about its timing',
      third: 'One next step to try',
      not: 'Questions about health, a court case or an investment are sent back unread.',
      bring: 'The question. Birth details help, but this one works without them.',
    },
  },
  astrologers: {
    'defne-aksoy': {
      title: 'Defne Aksoy: sample profile of an astrologer',
      line: 'Charts as family stories',
      about: 'Family, childhood, the Moon',
      first:
        'Begins with the Moon, because that’s where people stop explaining themselves. An hour with this profile has long pauses and at least one story about a grandmother.',
      works:
        'Reads slowly and lets you talk. Draws the chart by hand while you do, and mails you the drawing.',
    },
    'nora-whitfield': {
      title: 'Nora Whitfield: sample profile of an astrologer',
      line: 'Plain speech, careful dates',
      about: 'Work, changes of direction, timing',
      first:
        'Says the main thing in the first five minutes and spends the rest showing where it comes from. Good for people who’d rather hear it straight.',
      works:
        'Shares a screen with the chart on it. Every claim comes with the placement behind it, so you can look it up later.',
    },
    'ximena-robles': {
      title: 'Ximena Robles: sample profile of an astrologer',
      line: 'Two people, one kitchen table',
      about: 'Love, friendship, living together',
      first:
        'Listens for the sentence that both of you have stopped saying. Compares charts the way others compare recipes: what’s in it, and what’s too much.',
      works: 'Prefers to have both people there. If only one comes, the other chart stays closed.',
    },
    'etienne-garnier': {
      title: 'Étienne Garnier: sample profile of an astrologer',
      line: 'Method first, then meaning',
      about: 'Decisions, studies, traditional technique',
      first:
        'Works with the old rules and says which one is being used. Likes a precise question and answers it precisely, doubts included.',
      works: 'Asks for the question in writing two days before. Sends a page with the reasoning afterward.',
    },
    'caio-barreto': {
      title: 'Caio Barreto: sample profile of an astrologer',
      line: 'The year as a weather map',
      about: 'The coming months, work, moving',
      first:
        'Looks at a year the way a sailor looks at a chart: where the current helps, where you row. Jokes, but never at your expense.',
      works:
        'Goes month by month and stops wherever you say stop. You leave with a list of dates that fits on a fridge.',
    },
    'emre-tunali': {
      title: 'Emre Tunalı: sample profile of an astrologer',
      line: 'For an unsure birth time and a sure question',
      about: 'Uncertain birth times, turning points, one question',
      first:
        'Likes the puzzle: a few dates from your life, and a birth time given as “around noon” gets narrower. Says so when it doesn’t.',
      works: 'Asks for five dated events beforehand. Tells you how sure each step is, in numbers.',
    },
  },
};
export type ConsultingWords = typeof consulting;
