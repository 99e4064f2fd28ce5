import type { HouseSentences } from '../../celestia-words.ts';

/** What each house is about, does to what stands in it, and is like while something passes. */
export const houses: HouseSentences = {
  1: {
    field: 'how you come across',
    dwell: [
      'Placed there it can be read off your face, so others often know it about you before you do.',
      'It walks into the room with you; what you start on your own account is where it shows.',
    ],
    passing: [
      'It puts you in the foreground for a while, and a new haircut or a new yes can carry more than usual.',
      'The question at such a time is what you want when nobody’s there to be polite to.',
    ],
  },
  2: {
    field: 'what you earn and own',
    dwell: [
      'There it wants something to show for itself, in wages, in objects, in what you know you can do.',
      'It ties itself to what you earn and keep, and so to the question of what you think you are worth.',
    ],
    passing: [
      'Prices, pay and possessions get your attention, and a look at the small print is time well spent.',
      'Ask yourself what you have plenty of already; the answer may surprise you.',
    ],
  },
  3: {
    field: 'talk, errands and everyday learning',
    dwell: [
      'There it lives in the everyday: messages, siblings, neighbors, the short trips you make half asleep.',
      'It needs words and company to come alive, and you tend to find it in a conversation on the stairs.',
    ],
    passing: [
      'Expect more messages than usual, and one of them may be worth a slow answer.',
      'The near at hand has news for you: a neighbor, a sibling, a form you have put off.',
    ],
  },
  4: {
    field: 'home and where you come from',
    dwell: [
      'There it lies at the root, closer to kitchens and childhood than to anything you’d put on a business card.',
      'You keep this side of you indoors; those who share your roof know it far better than your colleagues do.',
    ],
    passing: [
      'The pull is homeward for a while, toward your own table and the people who know your old nicknames.',
      'Something at home asks to be mended, moved or talked over, and it doesn’t have to be done in a day.',
    ],
  },
  5: {
    field: 'play, romance and what you make',
    dwell: [
      'There it wants to play, flirt and make things, and it wilts when everything has to be useful.',
      'That part of you comes back whenever you do something for the sheer pleasure of it.',
    ],
    passing: [
      'There’s more appetite for fun than for duty, and the duty may survive a free evening.',
      'What you make with your own hands, or say with a wink, tends to land well then.',
    ],
  },
  6: {
    field: 'daily work and habits',
    dwell: [
      'There it goes into the working day, into routines and into doing a plain thing properly.',
      'It shows in how you organize an ordinary Tuesday, and in how useful you like to be.',
    ],
    passing: [
      'The small machinery of your days wants oil: sleep, lists, a chair that fits.',
      'One habit, changed a little, goes further at such a time than a grand resolution.',
    ],
  },
  7: {
    field: 'partnership',
    dwell: [
      'There you tend to meet this side of you in somebody else first, and only later notice that it was yours.',
      'It comes out between two people, across a table, in how you agree and how you argue.',
    ],
    passing: [
      'The other person has the floor for a while, and listening may get you further than being right.',
      'Agreements come up, spoken and unspoken, and it’s a fair moment to ask for a better one.',
    ],
  },
  8: {
    field: 'trust and what is shared',
    dwell: [
      'There it goes under the surface, into trust, shared money and the things one says with the door closed.',
      'It asks for depth and some nerve, since it deals in what people usually keep to themselves.',
    ],
    passing: [
      'What is shared comes up for discussion, whether that means a debt, a secret or a bed.',
      'You may feel like clearing something out to the bottom, and one drawer is enough to begin with.',
    ],
  },
  9: {
    field: 'travel, study and what you believe',
    dwell: [
      'There it needs distance: a journey, a subject, a belief large enough to grow into.',
      'You feel that side of you most when you are out of your depth in a good way, with a map or a hard book.',
    ],
    passing: [
      'The view widens for a while, and a plan for somewhere else does you good even unbooked.',
      'Someone who sees it all quite differently may turn out to be the best company of that time.',
    ],
  },
  10: {
    field: 'your work in the world and your name',
    dwell: [
      'There it stands in plain view, in your work and your reputation, whether you invited that or not.',
      'This side of you wants to be known for something, and it gets more deliberate with the years.',
    ],
    passing: [
      'People who decide things can see you, so let them see what you’d like to do next.',
      'Your work gets more notice than usual, and with it come both credit and questions.',
    ],
  },
  11: {
    field: 'friends and what you hope for',
    dwell: [
      'There it comes alive among friends and in plans that are bigger than one person.',
      'You tend to find this part of you in a group, or in a hope you share with people you chose yourself.',
    ],
    passing: [
      'Friends and plans come to the fore, and an invitation that looks trivial may be the useful one.',
      'It’s a good stretch for saying out loud what you hope for, since someone may know somebody.',
    ],
  },
  12: {
    field: 'solitude and what goes on backstage',
    dwell: [
      'There it works out of sight, in quiet hours and half remembered dreams, and needs time alone to be heard.',
      'You may not notice that part of you until things go still, and then it turns out to have been busy all along.',
    ],
    passing: [
      'The tide goes out for a while; rest, finish, and say less than you think.',
      'What you haven’t dealt with knocks softly, and a quiet hour is answer enough.',
    ],
  },
};
