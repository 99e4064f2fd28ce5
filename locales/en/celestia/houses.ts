import type { HouseSentences } from '../../celestia-words.ts';

/** What each house is about, does to what stands in it, and is like while something passes. */
export const houses: HouseSentences = {
  1: {
    field: 'how you come across',
    dwell: [
      'What moves you shows in your face and your walk, often before you know it yourself.',
      'You’re most yourself when you start something on your own account.',
      'People tend to judge you by the first five minutes, so how you say hello counts for a lot.',
      'You find it hard to hide behind a role, and strangers soon sense what you’re about.',
    ],
    passing: [
      'You’re more visible than usual for a while, so even small changes in you get noticed.',
      'Ask yourself what you want when there’s nobody you have to be polite to.',
      'It’s a good time to try a new look, a new tone, or a first step of your own.',
    ],
  },
  2: {
    field: 'what you earn and own',
    dwell: [
      'You like to have something to show for yourself: earnings, belongings, a skill you can rely on.',
      'What you earn and keep affects how much you think you’re worth, for better or worse.',
      'You take your own talents more seriously once somebody has paid you for them.',
      'You want to know what belongs to you, and what you’d keep if you had to choose.',
    ],
    passing: [
      'Prices, pay and possessions are on your mind, and reading the small print is time well spent.',
      'Ask yourself what you already have plenty of; the answer may surprise you.',
      'You may be tempted to spend for comfort, so wait a day and see whether you still want to.',
    ],
  },
  3: {
    field: 'talk, errands and everyday learning',
    dwell: [
      'You meet the world in everyday things: messages, siblings, neighbors, short trips.',
      'You find out what you think by talking, even in a quick chat on the stairs.',
      'The children you grew up alongside had more of a hand in shaping you than they may know.',
      'You pick things up in passing, and a well-chosen word stays with you for a long time.',
    ],
    passing: [
      'You may get more messages than usual, and one of them may be worth a slow answer.',
      'You may hear something from close by: a neighbor, a sibling, somebody you see every day.',
      'You have plenty of small errands to run, and the conversations along the way may matter more.',
    ],
  },
  4: {
    field: 'home and where you come from',
    dwell: [
      'You keep a good part of yourself for home, and the people who’ve lived with you know that part best.',
      'Much in you goes back to the home you grew up in, and it still shows at your own table.',
      'You need a base to return to, and without one you feel the strain sooner than most.',
      'As you get older you care more about where you come from, including what nobody talks about.',
    ],
    passing: [
      'You’re drawn home for a while, to your own table and the people who know your old nicknames.',
      'Something at home may need mending, moving or talking over, and it doesn’t all have to happen in a day.',
      'You may think about the past more than usual, and a call to somebody who was there helps.',
    ],
  },
  5: {
    field: 'play, romance and what you make',
    dwell: [
      'You’re at your happiest when you can play, flirt or make something, and not everything has to be useful.',
      'Doing something for the sheer pleasure of it brings you back to yourself.',
      'You put your heart into what you make, and you’d like somebody to notice.',
      'You take your pleasures seriously, and a week without any costs you more than you’d admit.',
    ],
    passing: [
      'You have more appetite for fun than for duty, and your duties will survive one night off.',
      'What you make with your own hands, or say with a wink, tends to go down well.',
      'Somebody may want to play, flirt or simply make you laugh, and you can afford to join in.',
    ],
  },
  6: {
    field: 'daily work and habits',
    dwell: [
      'You put yourself into your working day, and into doing plain things properly.',
      'You show who you are in how you run an ordinary day, and in how useful you like to be.',
      'Your body tells you early when you’ve taken on too much, and you do well to listen.',
      'You get better through practice: the same task again, with a small correction each time.',
    ],
    passing: [
      'Your everyday routine could use some care: sleep, lists, a chair that fits.',
      'You get further by changing one small habit than by making a grand resolution.',
      'You may have more to do than hours to do it in, so ask yourself what can be left out.',
    ],
  },
  7: {
    field: 'partnership',
    dwell: [
      'You often meet your own traits in a partner first, and only later find them in yourself.',
      'One other person is enough to draw you out, whether you agree or argue.',
      'You think best face to face, and a big decision seldom feels finished until you’ve talked it over.',
      'You give a lot of weight to what you’ve agreed with someone, and you remember who kept their word.',
      'Half a sentence into a disagreement you’re already wondering how it looks from the other chair.',
      'You do your best work with someone across the table, even if all they do is listen.',
      'A promise made to your face means more to you than anything signed.',
      'You’d rather settle a matter with someone the same evening than go to bed with it open.',
    ],
    passing: [
      'Somebody close to you has the floor for a while, and listening may get you further than being right.',
      'An agreement may come up, spoken or unspoken, and you can fairly ask for a better one.',
      'You may see yourself through someone else’s eyes for a while, which isn’t always flattering but is useful.',
    ],
  },
  8: {
    field: 'trust and what is shared',
    dwell: [
      'You save much of yourself for behind closed doors, and for the few people you really trust.',
      'You go deep or not at all, in trust, in shared money, and in what you don’t tell just anyone.',
      'A crisis brings out strengths in you that an easy year would never have shown.',
      'You sense who really holds the power, and you think twice before you owe anyone anything.',
    ],
    passing: [
      'Something you share with someone may need talking about, such as money, trust or closeness.',
      'You may feel like giving something a thorough clear-out, and one drawer is enough to start with.',
      'Someone may trust you with something, and how carefully you handle it will be remembered.',
    ],
  },
  9: {
    field: 'travel, study and what you believe',
    dwell: [
      'You need a wide horizon: a journey, a subject, a belief to grow into.',
      'You feel most alive on unfamiliar ground, whether abroad or halfway through a difficult book.',
      'You want to know what life is about, and secondhand answers don’t satisfy you for long.',
      'What you learn far from home, from strangers or from teachers, changes you more than most advice does.',
    ],
    passing: [
      'Your view widens for a while, and planning a trip does you good even if you never book it.',
      'Somebody who sees things quite differently may turn out to be the best company you could have.',
      'You may hear an opinion that unsettles yours, and you’ll learn more by asking than by winning.',
    ],
  },
  10: {
    field: 'your work in the world and your name',
    dwell: [
      'Your work and your reputation show more of you than you may think.',
      'You want your efforts to add up to something, and you go about that more deliberately as you get older.',
      'You care what the people in charge think of you, even when you’d rather not.',
      'You’re more at ease in private, too, once you’re respected for what you do.',
      'You’d like to leave something behind that has your name on it, however small.',
      'People who’ve never met you may know you by what you’ve done, so you choose your tasks with care.',
    ],
    passing: [
      'The people who make decisions can see you, so let them know what you’d like to do next.',
      'Your work gets more notice than usual, and you may get both praise and questions.',
      'You may be asked to take charge of something, and you’re allowed to ask what comes with the job.',
    ],
  },
  11: {
    field: 'friends and what you hope for',
    dwell: [
      'You come alive among friends, and in plans that are bigger than one person.',
      'Your friends bring out sides of you that nobody at home or at work ever sees.',
      'You look ahead by nature, and a hope you share with others can keep you going for years.',
      'You want to belong without giving up your own opinion, and you notice when a group asks you to.',
    ],
    passing: [
      'Your friends matter more than usual, and an invitation that looks trivial may be the useful one.',
      'Say out loud what you hope for, since someone may know somebody.',
      'You may find yourself in new company, and one of those people may stay in your life.',
    ],
  },
  12: {
    field: 'solitude and what goes on backstage',
    dwell: [
      'You need time alone to hear your own thoughts, in quiet hours or half-remembered dreams.',
      'You do a lot out of sight, and even you may only notice once things go quiet.',
      'You help most where nobody’s looking, and you seldom ask for the same in return.',
      'You sense more than you can explain, and your first hunch often beats the reasons that follow.',
    ],
    passing: [
      'You need more rest than usual for a while, so finish things and say a little less than you think.',
      'Something you haven’t dealt with may come knocking, and a quiet hour is enough of an answer.',
      'You may take on other people’s worries without noticing, so ask yourself which ones are really yours.',
    ],
  },
};
