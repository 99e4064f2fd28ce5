import type { DayMeetingTexts } from '../../horoscope-text-types.ts';

/** What the Moon meets on a day, by the house of whom it meets. */
export const dayMeetings: DayMeetingTexts = {
  joined: {
    1: [
      'A feeling and a decision arrive at the same instant, and for once they speak with one voice.',
      'Something in your own manner sounds the first note, and others pick up the tune rather quickly.',
      'What you want stands so close that you can hardly see around it.',
    ],
    2: [
      'A practical matter and a tender one meet over the same paycheck or the same jar of honey.',
      'Something you own takes on more meaning than its price, if only for the afternoon.',
      'The subject of worth sits down right beside you and asks for the butter.',
    ],
    3: [
      'One message or one meeting on the sidewalk could gather the day’s loose threads into a knot.',
      'What’s been on the tip of your tongue steps out, possibly in the middle of an errand.',
      'A neighbor, a sibling or a sentence in print comes unusually close.',
    ],
    4: [
      'Whatever happens in the kitchen sets the temperature everywhere else.',
      'A matter of home comes so near that other plans have to walk around it.',
      'Somebody who knew you as a child might say the thing that settles it.',
    ],
    5: [
      'Delight and daring turn up together and don’t bother to knock.',
      'Something you made, or someone you adore, takes over the middle of the day.',
      'The playful part of you gets hold of the microphone for a while.',
    ],
    6: [
      'A task and a mood become one, so the way you sweep is the way you feel.',
      'An everyday matter moves to the center and would like to be dealt with by hand.',
      'Your body makes a point in the middle of a sentence, and it’s worth hearing.',
    ],
    7: [
      'One particular person stands in the foreground, and the rest of the picture goes a bit soft.',
      'An agreement and an emotion shake hands, which could speed things up considerably.',
      'Somebody may say aloud what you were feeling, in nearly the same words.',
    ],
    8: [
      'A strong feeling and an unsettled account meet in the same room and recognize each other.',
      'Something private comes close enough to be touched, and you can choose whether you do.',
      'What lay hidden is near the surface, like a coin in shallow water.',
    ],
    9: [
      'A far place or a big question leans into the day and makes the ceiling seem higher.',
      'A belief and a feeling line up for an hour, and you speak with unusual conviction.',
      'News from a distance, or a page that feels like it, may land squarely on your table.',
    ],
    10: [
      'Your public face and your private mood can’t be told apart for a few hours.',
      'A matter of standing could boil over, most likely under somebody’s watchful gaze.',
      'What you’re working toward stops at your desk and says its name.',
    ],
    11: [
      'A friend’s business and your own may get mixed up, pleasantly for the most part.',
      'A hope comes near enough that you catch yourself counting chairs for it.',
      'Something in the group hinges on you, whether or not anyone says so.',
    ],
    12: [
      'A quiet matter fills you completely, and hardly anyone can tell from the outside.',
      'Something unsaid comes very close, the way a cat does if you look elsewhere.',
      'A thought from the night before walks beside you and keeps its voice down.',
    ],
  },
  flowing: {
    1: [
      'Being yourself takes no effort for a few hours, so put the hours to use.',
      'People happen to like the way you go about things, and doors open inward.',
      'Your instincts and your manners get along, which makes for a graceful exit or two.',
    ],
    2: [
      'A small gain is possible, perhaps a discount, perhaps the return of something lent.',
      'Your practical sense backs up your feelings, and even the shopping list reads like good news.',
      'What you have turns out to be about what you need.',
    ],
    3: [
      'Words come easily, and somebody nearby is in the mood to hear them.',
      'An errand or a call may go so smoothly that you have time to spare.',
      'A useful bit of information may tumble out of an ordinary chat.',
    ],
    4: [
      'Support may come from home, in the form of a meal, a key or a kept promise.',
      'A word from the family may smooth out the latter half of the day.',
      'Your own four walls lend you some of their calm to carry with you.',
    ],
    5: [
      'Something cheerful lends a hand, and the serious part gets done almost as a side effect.',
      'A child’s remark or a silly idea could open exactly the door you needed.',
      'Charm works without a charger for several hours in a row.',
    ],
    6: [
      'Work runs like a zipper, and the pile may be gone before the coffee is.',
      'A helpful soul or a working tool may turn up at precisely the right hour.',
      'Good habits carry you part of the way, so you can look around.',
    ],
    7: [
      'Somebody may come toward you, with an offer or just with open arms.',
      'Cooperation is easy, and the other half of the job takes care of itself.',
      'A friendly second opinion may arrive before you’ve even asked for the first.',
    ],
    8: [
      'A delicate subject can be raised now without anyone raising their voice.',
      'Help with money or with a burden may be nearer than it looked last week.',
      'Trust comes naturally for a while, like floating once you stop kicking.',
    ],
    9: [
      'A wider view does you good, and it might be as close as the next shelf of books.',
      'Something official or far away may move along without having to be pushed.',
      'Your optimism runs into facts that happen to agree with it.',
    ],
    10: [
      'Someone in charge may be well disposed, so it’s a decent hour to bring up the plan.',
      'Recognition may come in by the side door, casual and entirely sincere.',
      'Effort you made weeks ago begins to answer you in full sentences.',
    ],
    11: [
      'Friends may make themselves useful, with a contact, a car or a well-timed joke.',
      'The group may be kind to your idea and even improve it a little.',
      'A wish may find a shortcut by way of someone your friends know.',
    ],
    12: [
      'Quiet helps you along, and an answer could surface while you’re doing the dishes.',
      'Someone may do you a good turn without signing it.',
      'Rest is within reach, and it’s the sort that works through the night.',
    ],
  },
  tense: {
    1: [
      'You may be at odds with yourself, one foot on the gas and one on the porch.',
      'Somebody might take your words more personally than you meant them, so add a smile.',
      'What you want and how you come across tug at opposite ends of one sleeve.',
    ],
    2: [
      'A bill or a difference in taste may get in the way, though it’s smaller than it sounds.',
      'Wanting and having grate on each other for a few hours, like a drawer that sticks.',
      'A question of value rubs, and no discount soothes it.',
    ],
    3: [
      'A message could be misread, so give it one more word than seems necessary.',
      'Talk and feeling run at different speeds, and somebody may get interrupted mid-story.',
      'Small delays on short routes may test how much of your calm is real.',
    ],
    4: [
      'Home and the rest of life want you at the same hour, each with good reasons.',
      'An old family tune may play under an argument, slightly too loud.',
      'Something domestic may drip, rattle or sulk until you see to it.',
    ],
    5: [
      'Pleasure and duty bump elbows, and one of them spills a little.',
      'Pride may get a scratch, most likely from someone who was only trying to be funny.',
      'A love affair or a pastime asks for more time than the day holds.',
    ],
    6: [
      'A chore may refuse to be finished, or a colleague’s rhythm may keep crossing yours.',
      'Your to-do list and your feelings may quarrel, and the printer could take sides.',
      'The body protests against the plan, mildly, and it has a point.',
    ],
    7: [
      'Somebody’s wishes may run against yours, and in a hurry, so take a breath before you answer.',
      'Two sets of needs face each other across the table like chess players.',
      'An agreement creaks at the joint, which at least shows you where to oil it.',
    ],
    8: [
      'A sore point may get touched, most likely by accident, so give it a minute before replying.',
      'Shared costs or shared secrets may cause some friction beneath a calm surface.',
      'Something you meant to keep under the lid knocks from the inside.',
    ],
    9: [
      'Two opinions may collide, and neither has traveled quite as far as it claims.',
      'The big plan and the small print don’t match yet, which is useful to know.',
      'Wanderlust tugs at one arm while the desk holds on to the other.',
    ],
    10: [
      'Pressure from above meets a mood from below, and you’re the landing in between.',
      'Somebody may judge by the wrong page, and correcting that takes patience.',
      'A public duty may cross a private wish, and both were in the calendar first.',
    ],
    11: [
      'A friend may let you down slightly, or feel let down, over something about the size of a teaspoon.',
      'You and the crowd want different songs, and there’s only one speaker.',
      'Hopes are a bit ahead of the facts and get called back.',
    ],
    12: [
      'A nameless unease takes up space, and it shrinks once you’ve found it a name.',
      'What you’d rather not look at brushes past you in the hallway.',
      'A yawn puts in a word for bedtime, so hear it out lying down.',
    ],
  },
};
