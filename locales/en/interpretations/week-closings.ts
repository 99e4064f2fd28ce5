import type { WeekHouseTexts } from '../../horoscope-text-types.ts';

/** How a week ends, by the house that the Moon passes last. */
export const weekClosings: WeekHouseTexts = {
  1: [
    'You end up back with yourself, and it’s decent company. Keep the one decision you made without consulting anybody, and wear it a while longer.',
    'What stays is the sound of your own voice saying what it meant. It may have surprised you. Use it again before it gets shy.',
    'The week signs off with your initials. Something in how you walk has changed, and those who know you may ask about it.',
  ],
  2: [
    'Before the week’s over, put a hand on something that’s truly yours. A paid bill or a patched jacket will do. It’s holding you up.',
    'In the end you know a little better what’s enough. Carry that figure with you; it comes in handy when somebody’s selling.',
    'You close the week with full cupboards of one kind or another. Set a little aside, eat well, and don’t reopen the accounts before Monday.',
  ],
  3: [
    'The last word belongs to a short message, sent or received. Reread it once, then leave the phone in the other room.',
    'You’ve gathered more than you can sort. Pick the three pieces that fit together and let the chatter settle like dust in a sunbeam.',
    'Somebody close by may finally answer, and more simply than you’d thought. Take the scenic route home and repeat the words to yourself.',
  ],
  4: [
    'The week closes back at your place, with the sounds you know by heart. Whatever’s unfinished out there can spend the night on the mat.',
    'Family, by blood or by choice, gets the final scene. Nobody needs to say anything clever. Somebody has to bring the big pot.',
    'You end where you began, at the door, with fewer bags. One thing in the house has found its place, and so have you.',
  ],
  5: [
    'Finish on a note you’d hum. If there was one moment when you forgot the time, ask for more of it.',
    'The week ends on something playful. Hold on to the souvenir, and keep in touch with whoever was laughing next to you.',
    'There’s glitter in the seams, so to speak. You won’t get it all out, and it would be a shame to try.',
  ],
  6: [
    'You end the week with clean hands and fewer things to do. The rest will still be there, and it can’t climb in under the blanket.',
    'Something runs more smoothly than it did. If no one has noticed, that’s how you can tell it works. Reward the mechanic.',
    'Close the drawers one after another and listen. That click is what you were working for. Give your eyes an evening off.',
  ],
  7: [
    'The week leaves two cups on the table. Whatever was settled over them is firmer than it looked while you were talking.',
    'The week closes in somebody’s company, or with somebody on your mind. Let them know which, in ten words or fewer.',
    'In the end it took the other person to finish your sentence. Thank them, even if they got the ending wrong.',
  ],
  8: [
    'Something has sunk to the bottom and the water’s clearer for it. You don’t have to fish it out again to prove it was there.',
    'You close the week knowing more than you’ll tell. Pick the one person it’s safe with, and a night when nobody has to drive.',
    'A knot has loosened by a finger’s width. Leave the rope alone for now; it likes to go slack without being watched.',
  ],
  9: [
    'You finish the week facing outward, with a question in your bag. It’s worth more than the answers you packed on Monday.',
    'The last stretch smells of distant harbors. Pin the idea to the wall where you’ll pass it with your toothbrush in your mouth.',
    'You end up richer by one exception. Put it next to the rule and let them get used to each other.',
  ],
  10: [
    'The work’s been seen, and you can step down from the platform. Hang the good jacket where it won’t crease; you’ll need it again.',
    'You close the week a notch higher up. Look back once, so that you’ll remember how the path runs down.',
    'What you’ve built stands without your holding it. Take your hands away slowly, and go and be nobody for an evening.',
  ],
  11: [
    'The week may end in a group photo, with you somewhere in the middle. Send it around to those who couldn’t make it.',
    'A plan has found its crew. All it needs from you by Sunday evening is a thumbs-up and a good night’s rest.',
    'You leave the room with more names in your phone than you came in with. Call one of them while they still remember your laugh.',
  ],
  12: [
    'The week dims its own lights. Let it. The loose ends know where you live, and they’ll wait until you’ve slept.',
    'You slip out by the side door, unthanked and rather pleased about it. Something good has been done, and it doesn’t need your name.',
    'The end is quiet, like a house once the guests have gone. Sit down in it for a minute before you begin to clear away.',
  ],
};
