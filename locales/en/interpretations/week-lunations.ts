import type { WeekLunationTexts } from '../../horoscope-text-types.ts';

/** A new or full Moon of a week, by its house. */
export const weekLunations: WeekLunationTexts = {
  newMoon: {
    1: [
      'A beginning with your face on it. Take the first small step before you’ve told anyone about the staircase.',
      'You get a clean slate and rather good chalk. Write down who you’d like to be by the full Moon.',
    ],
    2: [
      'Start a jar, a ledger or a price list. A modest figure put down now can grow up nicely.',
      'Something you own or can do asks to be used in a new way. Say yes and see what it brings in.',
    ],
    3: [
      'A first message, a first lesson, a first hello over the fence. Keep it short and send it.',
      'A subject you know nothing about begins to interest you. Ten pages in, you’ll know if it’s mutual.',
    ],
    4: [
      'Something new takes root where you live. It could be as simple as who gets a key.',
      'Begin with the room you avoid. One box gone, and home starts over.',
    ],
    5: [
      'A spark, still as small as a match head. Cup your hands around it and keep your critics downwind.',
      'Pick up the instrument, the brush or the courage to ask. Beginners are allowed to enjoy themselves.',
    ],
    6: [
      'One new habit, small enough to be laughed at. It could be running the place by next month.',
      'A fresh routine wants to be tried on. Give it five tries before you rule on the fit.',
    ],
    7: [
      'Someone may take a seat opposite you, and stay for longer than one cup of coffee. Begin as you’d like to go on.',
      'An old duo can make a new start. Ask the question you’d ask if you’d just met.',
    ],
    8: [
      'A first honest talk about what you share. Start with the smallest sum or the mildest secret.',
      'You let go with one hand and find that the other already holds something. Look at it in good light.',
    ],
    9: [
      'A faraway thing gets an opening line: an entry form, a phrase book, a course on Thursdays.',
      'You catch yourself believing something new. Try it out on a skeptic you’re fond of.',
    ],
    10: [
      'A line of work, a role or a goal asks for its first visible step. Take it where the right person can see.',
      'You could sign your name to something bigger. Begin by saying out loud that you’d like it.',
    ],
    11: [
      'A new circle, still with name tags. Go twice before you decide if they’re your kind.',
      'Put a wish into the hands of two friends. It’ll grow faster there than in your notebook.',
    ],
    12: [
      'Something begins in silence, like bulbs in a cellar. Leave it in the dark a while and tell nobody.',
      'A quiet start, with no announcement. Clear a corner of your mind and see what moves in.',
    ],
  },
  fullMoon: {
    1: [
      'You see yourself from outside for a moment, as in a store window at night. Keep what you liked.',
      'What you’ve been holding in gets out, and the sky stays up. Be fair to whoever stood nearest.',
    ],
    2: [
      'The bill and the harvest come to the table together. Count both before you groan.',
      'You see what a thing was really worth to you. You may sell it cheerfully or keep it for good.',
    ],
    3: [
      'Word may get out, most of it likely true. Correct the rest in one sentence.',
      'A conversation reaches its point at last. Listen for what gets said while the coats go on.',
    ],
    4: [
      'At home something comes to the surface with the dishes. Dry it off and look at it calmly.',
      'A chapter about a house or a family comes to its last page. Let everyone keep a photograph.',
    ],
    5: [
      'Hearts and balloons go up. Whatever you’ve made or felt is in plain view, so take the bow.',
      'A flirtation shows how far it means to go. If it’s over, it was fun; if it isn’t, someone should say so.',
    ],
    6: [
      'The pile reveals how much of it belongs to others. Sort it by name and hand some back.',
      'A task is finished or finished with. Your body has an opinion on which, so ask it.',
    ],
    7: [
      'You and another person see how things stand, as if a lamp had been carried in. Speak before you adjust the shade.',
      'A bond shows its true distance: closer than you thought, or looser than you pretended. Either can be lived with.',
    ],
    8: [
      'What was under the rug has made a bump that everyone trips over. Lift the corner with company.',
      'A shared account of some kind may come up for settling. Pay your part, say thank you, sleep.',
    ],
    9: [
      'A verdict, a result or a ticket may arrive. Read it twice before you tell anyone.',
      'Something you took as settled proves roomier than it looked. The other side fits in it too.',
    ],
    10: [
      'Your work steps into the light, with your name showing. Stand beside it and take questions.',
      'You reach a ledge and can look down. Decide if the next stretch leads up or sideways.',
    ],
    11: [
      'In the crowd you find out who came for you. Sit with them when the lights come on.',
      'A hope may come true one size too large. Try it on before you send it back.',
    ],
    12: [
      'A secret you kept from yourself knocks. Ask it in, and don’t switch on the big light.',
      'You’re tired for a reason, and now you see which. Something can be laid down on the bench and left there.',
    ],
  },
};
