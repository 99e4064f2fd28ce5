/** Chat with your lover: the page, and the one that campaigns lead to. */
export const lover = {
  title: 'Chat with your lover’s chart: Celestia on the two of you',
  description:
    'Ask Celestia about the two of you, or let your lover’s birth chart speak, as play. An AI astrologer who never claims to know what someone feels.',
  heading: 'Chat with your lover',
  lede: 'Two charts, one conversation. Ask Celestia about the two of you, or let the other chart speak for itself.',
  landing: {
    title: 'What would your lover’s chart say? Ask it',
    description:
      'Give a birth date, ask a question, and hear what the chart of the one you love would say. It’s play, and it says so.',
    heading: 'What would their chart say?',
    lede: 'Somebody on your mind? Their birth date is enough for a conversation you can’t have at the dinner table.',
  },
  play: 'This is play between you, an AI and two charts. Nobody here knows what the other person feels, thinks or will do.',
  sample: {
    label: 'Sample, people we made up',
    heading: 'What it sounds like',
    first: 'Ada',
    second: 'Leo',
    born: 'born {{date}}',
    question: 'What do you need when you love someone?',
    asked: 'Ada asks',
    speaks: 'Leo’s chart, as play',
  },
  own: {
    heading: 'First, your own birth',
    text: 'A talk about two needs both charts, and both of you have to be 18. Your profile has no birth yet.',
  },
  form: {
    heading: 'Your turn',
    name: 'What do you call them?',
    who: 'Who should speak?',
    couple: 'Celestia, about the two of us',
    lover: 'Their chart, in its own words',
    message: 'Your first message',
    adults: 'For adults only: both of you have to be 18.',
    theirs: 'Their birth details are kept with your conversation and deleted with it.',
    agree: 'I agree to what is kept and sent',
    submit: 'Start the conversation',
    signIn: 'You sign in with your first message, so that the conversation is yours alone.',
    missing: {
      name: 'Give them a name, any name you use.',
      text: 'Write a first message.',
      agree: 'We need your okay before we start.',
    },
  },
};
export type LoverPageWords = typeof lover;
