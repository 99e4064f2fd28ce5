import type { SlantSentences } from '../../celestia-words.ts';

/** What helps, what it costs and what it gives, by the sign in which something stands; and of the question whether it is good. */
export const slants: SlantSentences = {
  signs: {
    aries: {
      advice: [
        'When the heat comes up, say what you want in a single sentence, then let the other person finish theirs.',
        'Hide a small reward for yourself halfway through; beginnings look after themselves with you, and middles don’t.',
      ],
      shadow: [
        'You can win so quickly that nobody else got to play, and a victory like that is a bit lonely.',
        'The cost is a trail of good starts, each of them dropped at the very moment it turned dull.',
      ],
      gift: [
        'Courage comes to you before the reasons do, and on a bad day that is worth more than strategy.',
        'You get up again faster than most people finish falling, and you hold nothing against the floor.',
      ],
    },
    taurus: {
      advice: [
        'Practice on small changes, like another bus or a different bench, so that the big ones find you limber.',
        'Write your first no in pencil, and see whether it still reads well before you go over it in ink.',
      ],
      shadow: [
        'Holding your ground turns easily into just standing there, long after the reason for it has left.',
        'The risk is a rut so well upholstered that you mistake it for contentment.',
      ],
      gift: [
        'Your yes has weight, because it was slow in coming and it doesn’t wander off afterward.',
        'A good nose for what’s worth having goes with it, and no wrapping fools you for long.',
      ],
    },
    gemini: {
      advice: [
        'Give one question a whole hour to itself; the others will still be chattering when you get back.',
        'Say the plain version before the witty one, since people answer better once they know which you mean.',
      ],
      shadow: [
        'Words like to run ahead of you, and then you’ve explained a thing before you’ve lived it.',
        'Too many tabs at once do cost you, and some answers are still loading when they’re due.',
      ],
      gift: [
        'A well-placed word from you turns the mood of a whole company, and nobody feels handled.',
        'Hand you something foreign, and within minutes you’ve found the one word in it that you know.',
      ],
    },
    cancer: {
      advice: [
        'Ask for what you need in so many words; even those who adore you can’t read it off your silence.',
        'If something stings, mention it the same day, while it’s still the size it was.',
      ],
      shadow: [
        'Protection overdone becomes a shell, and what you kept so safe in there can’t stretch its legs.',
        'An old hurt can stay on for years as a lodger, and it always takes the best bedroom.',
      ],
      gift: [
        'You can tell who’s having a hard time from the way they put down their keys.',
        'What you’ve taken under your wing stays warm, and that holds for projects as well as people.',
      ],
    },
    leo: {
      advice: [
        'Try doing one good thing that nobody will ever find out about, and see how it sits with you.',
        'It helps to say sorry in a few words and skip the overture; the short form comes across as the bigger one.',
      ],
      shadow: [
        'One lukewarm comment can outweigh an evening of good ones, and you’re the one who carries it home.',
        'Generosity gets complicated once it needs a witness, and a simple thank-you starts to feel rather thin.',
      ],
      gift: [
        'Warmth like yours is practical, for people stand up straighter in it and then manage more than they thought.',
        'Even a gray afternoon turns into an occasion once you’ve decided that it deserves one.',
      ],
    },
    virgo: {
      advice: [
        'Decide beforehand how good is good enough, and when you’re there, put down the polishing cloth.',
        'For every fault you mention, mention something that works; you see those too, but you seldom report them.',
      ],
      shadow: [
        'Some things get corrected until they’re right and nobody has any fun with them, least of all you.',
        'People grow so used to your help that they forget to ask how you’re doing, and you let them.',
      ],
      gift: [
        'You quietly repair what everyone else had learned to live with, and it stays repaired.',
        'Your advice can be put to use before the kettle has boiled, which is rare in advice.',
      ],
    },
    libra: {
      advice: [
        'Say what you’d choose before you ask the others; you can still be persuaded, but then there’s someone to persuade.',
        'Let one small disagreement stand for a day without mending it, and see that the roof holds.',
      ],
      shadow: [
        'Keeping everybody comfortable has its price, and you pay it in small change that nobody sees.',
        'While you’re still weighing it all, the choice gets made by whoever was in more of a hurry.',
      ],
      gift: [
        'Around you people behave a little better, and they leave thinking it was their own idea.',
        'You find the wording that lets a hard truth in without splinters, on either side.',
      ],
    },
    scorpio: {
      advice: [
        'Tell one person one thing a little earlier than you’re used to, and choose the person well.',
        'Next time you catch yourself testing someone, just ask; it’s quicker than the test and kinder to you both.',
      ],
      shadow: [
        'Suspicion is tiring work, and it finds its evidence whether or not there has been a crime.',
        'All or nothing has a way of ending in nothing, when half would have been plenty.',
      ],
      gift: [
        'You don’t look away, and to somebody in real trouble that is worth a dozen cheerful visitors.',
        'Where others skim the surface you dive, and you come back up with something in your hand.',
      ],
    },
    sagittarius: {
      advice: [
        'Halve the promise before you make it; what you then deliver looks like a present.',
        'The dull paragraph deserves a reading too, the one after the exclamation mark, before you tell everybody.',
      ],
      shadow: [
        'Frankness can land harder than you meant it, and you’re in the next town before you hear the thud.',
        'A far meadow gets so much of your attention that the one you’re standing in dries up.',
      ],
      gift: [
        'Hope in you is sturdy, the sort that has been rained on and goes out again.',
        'With you a detour turns into the better story, and everyone in the car believes it.',
      ],
    },
    capricorn: {
      advice: [
        'Before you carry it all alone, hand a piece to someone else and let them do it their way.',
        'When something’s done, sit with it for the length of a song before you reach for the next.',
      ],
      shadow: [
        'Joy gets postponed until everything’s in order, and everything has never once been in order.',
        'It’s possible to get so good at doing without that you forget it was meant to be temporary.',
      ],
      gift: [
        'When you say you’ll do something, people cross it off their list, and rightly so.',
        'Setbacks don’t catch you unprepared; a second plan sits folded up in an inside pocket.',
      ],
    },
    aquarius: {
      advice: [
        'Tell people why before you tell them what; your leaps make sense once the landing is in sight.',
        'Once in a while, do it the ordinary way on purpose, and keep your rebellion for where it counts.',
      ],
      shadow: [
        'Distance clears your head, and it can leave those who are fond of you looking through a telescope.',
        'Being different hardens easily into a rule of its own, and then it’s no freer than the others.',
      ],
      gift: [
        'A wild idea gets a hearing from you, so the good wild ones come knocking first.',
        'Titles make no impression on you, so everyone gets the same fair look, badge or no badge.',
      ],
    },
    pisces: {
      advice: [
        'Draw a line around your kindness, in chalk if need be, and tell somebody where it runs.',
        'A vague wish gets a good deal clearer once you’ve given it a place and a time of day.',
      ],
      shadow: [
        'Understanding everyone is costly, because your own wish is left waiting in the hall with its hat on.',
        'Slipping away from a hard talk feels kind in the moment, and the talk grows while you’re gone.',
      ],
      gift: [
        'You’re able to forgive without keeping the receipt, which settles things that no argument could.',
        'Show you a wall and you’ll see a curtain, and quite often it gives way.',
      ],
    },
  },
  sides: {
    gift: ['Here’s a strength of yours.', 'This is something you can count on.'],
    shadow: ['Here’s where it can trip you up.', 'This is a weak spot worth knowing.'],
    both: ['First a strength, then a weak spot.'],
  },
  skyVerdict: [
    'Neither good nor bad in itself: the sky sets a tone, and what comes of it stays in your hands.',
    'I’d read no omen into it; it marks a time, and people live well through it every year.',
  ],
  verdict: [
    'No placement is good or bad in itself; it depends on what it gets used for on an ordinary day.',
    'I wouldn’t worry, and I wouldn’t gloat either, since the same trait that trips you up here carries you elsewhere.',
    'A chart gives no grades; it’s closer to a climate, and people live well in all sorts of those.',
  ],
};
