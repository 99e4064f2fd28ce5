/** What is said of a birth whose time is not known to the minute: of the stretch that it lies in, and of the rising sign that may be its own. */
export const hours = {
  window: {
    heading: 'Born between {{from}} and {{to}}',
    intro:
      'The sky kept turning during that time. Here’s what holds from beginning to end; where two are named, the minute decides.',
    rising: 'Rising sign',
    risingSure: '{{sign}} was rising from beginning to end, so your rising sign is certain.',
    angles: 'Ascendant and Midheaven',
    caption: 'Signs and houses between {{from}} and {{to}}',
    aspects: 'Only aspects that hold all through that time are listed.',
    anglesSure: 'Aspects to the angles that hold all through',
    passing: 'Aspects that hold for part of the time ({{count}})',
    passingNote:
      'They come or go within that time, so the reading leaves them out. Next to each is the closest it came.',
  },
  likeness: {
    heading: 'Which rising sign sounds like you?',
    day: 'Signs rise one after another, each at its own hours. Read the portraits; if one of them sounds like you, see what the chart would look like.',
    window:
      'These signs rose between {{from}} and {{to}}. Read the portraits; if one of them sounds like you, see what the chart would look like.',
    game: 'It’s a game of likeness, and it proves nothing. Only a record, or someone who was there, can tell you the hour.',
    dayStrip: 'Rising signs through the day',
    strip: 'Rising signs from {{from}} to {{to}}',
    cards: 'Portraits of the rising signs',
    choose: 'This one sounds like me',
    chooseSign: 'This one sounds like me: {{sign}}',
    chosen: 'Your choice',
    leave: 'Back to the chart without a guess',
    guessed: 'guessed',
    wheel: 'Natal chart wheel with guessed houses',
    notice:
      'A guess: {{sign}} rising, because it sounds like you. The chart is drawn for {{time}}, the middle of that sign’s hours. Ascendant, houses and the Moon’s degree follow from the guess; none of it is known.',
  },
};
export type HoursWords = typeof hours;
