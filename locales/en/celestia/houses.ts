import type { HouseSentences } from '../../celestia-words.ts';

/** What each house is about, does to what stands in it, and is like while something passes. */
export const houses: HouseSentences = {
  1: {
    field: 'how you come across',
    dwell: [
      'People see this in you the moment you walk in, often before you know it yourself.',
      'You show this most when you start something on your own account.',
    ],
    passing: [
      'You’re more visible than usual for a while, so even small changes in you get noticed.',
      'Ask yourself what you want when there’s nobody you have to be polite to.',
    ],
  },
  2: {
    field: 'what you earn and own',
    dwell: [
      'You like to have something to show for yourself: earnings, belongings, a skill you can rely on.',
      'You tie this to what you earn and keep, and so to what you think you’re worth.',
    ],
    passing: [
      'Prices, pay and possessions are on your mind, and reading the small print is time well spent.',
      'Ask yourself what you already have plenty of; the answer may surprise you.',
    ],
  },
  3: {
    field: 'talk, errands and everyday learning',
    dwell: [
      'You live this out in everyday things: messages, siblings, neighbors, short trips.',
      'Talking brings this out in you, even a quick chat on the stairs.',
    ],
    passing: [
      'You may get more messages than usual, and one of them may be worth a slow answer.',
      'You may hear something from close by: a neighbor, a sibling, somebody you see every day.',
    ],
  },
  4: {
    field: 'home and where you come from',
    dwell: [
      'You keep this indoors, and the people who share your roof know it best.',
      'Much of this tends to go back to the home you grew up in, and it still shows at your own table.',
    ],
    passing: [
      'You’re drawn home for a while, to your own table and the people who know your old nicknames.',
      'Something at home may need mending, moving or talking over, and it doesn’t all have to happen in a day.',
    ],
  },
  5: {
    field: 'play, romance and what you make',
    dwell: [
      'You’re at your happiest when you can play, flirt or make something, and not everything has to be useful.',
      'Doing something for the sheer pleasure of it brings this side of you back.',
    ],
    passing: [
      'You have more appetite for fun than for duty, and the duty can survive a free evening.',
      'What you make with your own hands, or say with a wink, tends to go down well.',
    ],
  },
  6: {
    field: 'daily work and habits',
    dwell: [
      'You put this into your working day, and into doing plain things properly.',
      'You show this in how you run an ordinary day, and in how useful you like to be.',
    ],
    passing: [
      'Your everyday routine could use some care: sleep, lists, a chair that fits.',
      'You get further by changing one habit a little than with a grand resolution.',
    ],
  },
  7: {
    field: 'partnership',
    dwell: [
      'You often see this in a partner first, and only later in yourself.',
      'One other person is enough to bring this out in you, in how you agree and how you argue.',
    ],
    passing: [
      'Somebody close to you has the floor for a while, and listening may get you further than being right.',
      'An agreement may come up, spoken or unspoken, and you can fairly ask for a better one.',
    ],
  },
  8: {
    field: 'trust and what is shared',
    dwell: [
      'You save this for behind closed doors, and for the few people you really trust.',
      'You go deep with this, into trust, shared money and things you don’t tell just anyone.',
    ],
    passing: [
      'Something you share may come up, whether that’s a debt, a secret or a bed.',
      'You may feel like giving something a thorough clear-out, and one drawer is enough to start with.',
    ],
  },
  9: {
    field: 'travel, study and what you believe',
    dwell: [
      'You need a wide horizon for this: a journey, a subject, a belief to grow into.',
      'You feel this most when you’re a little out of your depth, with a map or a hard book.',
    ],
    passing: [
      'Your view widens for a while, and planning a trip does you good even if you never book it.',
      'Somebody who sees things quite differently may turn out to be the best company you could have.',
    ],
  },
  10: {
    field: 'your work in the world and your name',
    dwell: [
      'Everyone can see this in your work and your reputation, whether you like it or not.',
      'You want to be known for something, and you get more deliberate about it with the years.',
    ],
    passing: [
      'The people who make decisions can see you, so let them know what you’d like to do next.',
      'Your work gets more notice than usual, and you may get both praise and questions.',
    ],
  },
  11: {
    field: 'friends and what you hope for',
    dwell: [
      'You come alive among friends, and in plans that are bigger than one person.',
      'Your friends bring this out in you, and so does a hope you share with them.',
    ],
    passing: [
      'Your friends matter more than usual, and an invitation that looks trivial may be the useful one.',
      'Say out loud what you hope for, since someone may know somebody.',
    ],
  },
  12: {
    field: 'solitude and what goes on backstage',
    dwell: [
      'You need time alone to hear this in yourself, in quiet hours or half remembered dreams.',
      'You may not notice this side of you until things go quiet, and then it turns out to have been busy all along.',
    ],
    passing: [
      'You need more rest than usual for a while, so finish things and say a little less than you think.',
      'Something you haven’t dealt with may come knocking, and a quiet hour is enough of an answer.',
    ],
  },
};
