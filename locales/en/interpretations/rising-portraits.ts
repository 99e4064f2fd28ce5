import type { SignTexts } from '../../interpretation-types.ts';

/** Each sign rising in a few strokes, to be known by: for who does not know the hour of birth and asks which one it may be. */
export const risingPortraits: SignTexts = {
  aries:
    'Waiting in line is hard work for you. You speak before you’ve quite decided to, walk a little ahead of your friends, and forget most quarrels by evening. Mars rules you: quick to flare, quicker to cheer up.',
  taurus:
    'Nobody hurries you twice. Your voice is low, your clothes feel good to the touch, and you try the food before the conversation. A change of plan sits badly with a fixed sign; given an hour, you usually come around.',
  gemini:
    'Three radio stations play in your head at any moment. You talk with your hands, pick up accents, know somebody who knows somebody, and answer a question with a better one. Sitting still through a long speech is torture.',
  cancer:
    'On entering a room you check who’s there before you take off your coat. The Moon rules you, so your face shows the weather inside. You remember birthdays and slights alike, bring food, and warm up slowly to anyone new.',
  leo: 'The camera likes you, or so people say. You sit tall, laugh from the belly, and can’t help giving a dull story a better ending. Silence stings you more than criticism, and a sincere compliment lasts you a week.',
  virgo:
    'You spot the crooked picture frame first. Friends call when something needs fixing or proofreading, or when they’re unsure. Praise makes you look at the floor. Behind the modest manner runs a list, and most of it is done.',
  libra:
    'Before saying no, you look for a kinder way to put it. You dress for the occasion, hear both sides, and take forever with a menu. Rooms feel easier with you in them; choosing alone feels like a chore.',
  scorpio:
    'A few seconds of your gaze and people start confessing. You say little at first meetings, miss almost nothing, and keep secrets for decades. What you like you like completely; small talk about the weather leaves you cold.',
  sagittarius:
    'Your laugh arrives from the next room. You knock things over, speak the truth a shade too plainly, and always have a trip half planned. Closed doors and fine print make you restless; a good argument makes your day.',
  capricorn:
    'Ruled by Saturn, you seemed older as a child. You come prepared, stay dry when others gush, and trust people who keep appointments. The joke, when it finally comes, is so deadpan that half the room misses it.',
  aquarius:
    'You were the one with the odd hobby. You’re friendly to everybody and close to few, disagree for the sake of fairness, and would rather be interesting than agreeable. Fashions reach you early or never.',
  pisces:
    'People tell you their troubles on trains. Your eyes drift off mid-sentence, songs stay with you for days, and you lose umbrellas. Loud places tire you out, and you often sense how someone feels before they do.',
};
