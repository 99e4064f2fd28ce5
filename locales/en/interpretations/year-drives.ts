import type { YearQuarterTexts } from '../../horoscope-text-types.ts';

/** Where the force goes in a quarter of a year, by the house in which Mars spends most of it. */
export const yearDrives: YearQuarterTexts = {
  1: [
    'Your drive is undiluted here. You want to do it yourself, and at once; count to five when somebody’s in the way.',
    'There’s fire in your chest, enough for two people. Run, swing a hammer, start the thing, and warn those who sit close.',
    'You’re braver than the situation calls for. Spend the surplus on one act you’ve been ducking, and leave the rest in the tank.',
    'Impatience is the fuel of these months. It gets you off the blocks in style, provided you’ve looked where the track goes.',
  ],
  2: [
    'Your strength goes into earning and holding on. You may fight over a sum, so be sure it’s the sum you’re fighting about.',
    'You work like someone with a down payment in mind. Stop before your jaw gets tight, and treat yourself to a real lunch.',
    'What you’re after has a price tag on it for the time being. Want it for a week before you buy, and haggle with a smile.',
    'A stubborn sort of force is digging in your own garden. Let it dig; just don’t let it build a wall.',
  ],
  3: [
    'Your edge is in your speech. It cuts through nonsense and, now and again, through somebody’s feelings, so sheathe it at the table.',
    'Energy runs along the wires: calls, drafts, quick rides across town. A short argument clears more air than a drawn-out sulk.',
    'You’re fast, and the others are merely normal. Use the lead to learn something, and wait at the corner.',
    'What you’ve got to say has been waiting for this much courage. Write it hot, send it cold.',
  ],
  4: [
    'Your drive comes home with you and wants something heavy to push. Give it a wall to paint before it picks a fight with the household.',
    'You defend your ground, sometimes from people who only came to visit. Say where the fence is and open the gate.',
    'An old anger may live in the cellar. Go down with a toolbox and turn it into shelves.',
    'You have the energy to change where and how you live. Begin with one room and everybody’s consent.',
  ],
  5: [
    'You play to win and love to be chased. Both are delightful as long as the other side knows you’re playing.',
    'Your drive is in your heart and your hands. Create something with teeth, flirt on purpose, and lose gracefully.',
    'A hot, merry impulse wants out. Dance floors, deadlines for art and children’s birthdays can all make use of it.',
    'You risk more for pleasure than for profit just now. Choose the sort of risk that still makes a good story told sober.',
  ],
  6: [
    'Your zeal goes into work, and there’s no end of that. Set the timer, lift properly and be kind to slower hands.',
    'You could reorganize the entire place in a morning. Do half, see whether anyone was using the other half, then proceed.',
    'The body wants effort and gets cranky without it. A regular sweat will spare your colleagues your sharper tone.',
    'Irritation points straight at what’s badly arranged. Follow it like a dog on a scent and fix that one thing.',
  ],
  7: [
    'You may meet your match, in love or across a desk. Argue the point all you like, and leave personalities out of it.',
    'The push comes from somebody else for a while. You may resist, or get in the boat and take an oar.',
    'There’s heat between you and another person. It can weld or burn; the difference is mostly a matter of distance.',
    'You’d rather have it out than let it lie. Pick an hour when both of you have eaten, and stay seated.',
  ],
  8: [
    'Your strength works in the deep, on debts and desires that others walk around. Be direct, and slower than you feel.',
    'You want the whole truth and you’ve got the crowbar. Ask first if the door’s unlocked.',
    'Passion runs high and so does suspicion. Put your energy into sorting out one shared bill, and the rest will cool.',
    'There’s courage for an ending. Make it clean, make it kind, and don’t go back for the umbrella.',
  ],
  9: [
    'The urge is to get away, or at least to be right. Train for a real trip, and lecture only those people who can argue back.',
    'You’re ready to go to court for an idea. Check the cost, then use the fervor for studying.',
    'Your feet are itching. If you can’t go far, go up, and come back with a shorter speech.',
    'A cause has you by the collar. Give it a full day of work for every hour of talk.',
  ],
  10: [
    'You’re out to get somewhere and it shows. Compete in the open, credit your rivals and look where you step.',
    'Ambition has its boots on. It’ll carry you a good way up if you let others pass on the narrow stretches.',
    'You’d like to run the place. Start by running one thing in it so well that they ask you.',
    'There’s friction with those in charge, and a chance in it. Bring a solution in the same hand as the complaint.',
  ],
  11: [
    'You’re the engine of the group for now. Ask where they’d like to go before you leave the station.',
    'The fight is for a shared thing, and with friends at that. Keep it about the thing.',
    'Your will joins up with others’ and doubles. Recruit the quiet one; they know how it’s done.',
    'A wish for someday gets you moving today. Drag it a yard farther every week, with helpers.',
  ],
  12: [
    'Your drive travels incognito, and you may miss it. It comes out sideways as fatigue or sudden sulks; give it solitary, sweaty work.',
    'You push best where no one’s looking. Do the unglamorous job and let resentment out through the soles of your feet.',
    'Anger you never allowed yourself knocks on the pipes. Let it talk in a journal nobody else will open.',
    'You’re saving strength without knowing what for. Trust the instinct, sleep on it, and take only the fights that find you.',
  ],
};
