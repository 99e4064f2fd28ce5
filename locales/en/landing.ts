/** Pages that short videos and advertisements lead to: one field, one answer. */
export const landing = {
  form: {
    date: 'Your birth date',
    submit: 'Show me',
    privacy: 'Used for this answer alone. It stays in this tab until you close it.',
  },
  ways: {
    chart: 'My whole chart',
    account: 'Keep it in an account',
    again: 'Another date',
  },
  tiktok: {
    title: 'Your sign and your day, from one date',
    description:
      'Enter your birth date and see your Sun sign, a line for today from the real sky, and a picture to share. No account needed.',
    heading: 'Your sign, your day',
    lede: 'One date. One honest answer.',
    sun: 'Your Sun is in {{sign}}',
    today: 'Today',
    cusp: 'The Sun changed signs on that day. Your birth time decides which one is yours: the whole chart tells you.',
    share: 'Share the picture',
    picture: 'The signs of your day of birth as a picture',
    more: 'Today in full',
  },
  universe: {
    title: 'The universe has a plan for you: three real dates',
    description:
      'Three dates of your next twelve months, computed from the sky: a new Moon, a full Moon and Venus in your sign. One field, no account needed.',
    heading: 'The universe has a plan for you',
    lede: 'It’s called a calendar, and it can be computed. Enter your birth date, and see three dates of your next twelve months.',
    honest:
      'We won’t tell you what will happen. We’ll tell you what the sky does on three real days, and what you could do with them.',
    told: '{{sign}}: your next twelve months',
    opening:
      'Three days on which the sky calls on your sign. Put them on your calendar, and see what you make of them.',
    cusp: 'The Sun changed signs on the day you were born. This is the story for {{sign}}; your birth time may say otherwise.',
    closing: 'The plan is in the sky. What comes of it is in your hands, as ever.',
    year: 'The whole year in the sky',
    kinds: {
      newMoon: {
        heading: 'New Moon in {{sign}}',
        text: 'Once a year the Moon begins anew in your sign. A good evening to write down one thing you’d like to begin, small enough to start that same week.',
      },
      fullMoon: {
        heading: 'Full Moon in {{sign}}',
        text: 'The Moon is full in your sign. What you’ve carried around for half a year tends to show itself. Look at it in good light before you decide.',
      },
      venus: {
        heading: 'Venus enters {{sign}}',
        text: 'For a few weeks the planet of liking and being liked is your guest. Invite somebody. Or get the haircut you’ve put off.',
      },
      sun: {
        heading: 'The Sun enters {{sign}}',
        text: 'Your month begins. Birthdays gather here, yours among them, and with them the question of what last year was good for.',
      },
      mercury: {
        heading: 'Mercury enters {{sign}}',
        text: 'Words come more easily for a while. The call you’ve been putting off may take five minutes now.',
      },
    },
  },
  app: {
    title: 'Celestia on your phone',
    description:
      'Get the Celestia app from your phone’s app store, or go on here in the browser without installing anything.',
    heading: 'Celestia on your phone',
    lede: 'Open this link on your phone, or pick your app store.',
    ios: 'App Store (iPhone)',
    android: 'Google Play (Android)',
    web: 'Go on in the browser',
  },
};
export type LandingWords = typeof landing;
