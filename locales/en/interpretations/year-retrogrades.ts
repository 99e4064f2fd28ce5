import type { YearRetrogradeTexts } from '../../horoscope-text-types.ts';

/** The part of a year in which a slow planet goes back, by its house. */
export const yearRetrogrades: YearRetrogradeTexts = {
  jupiter: {
    1: 'For part of the year the growing turns inward. You check whether the bigger coat really suits you, and have it taken in a little.',
    2: 'Then plenty pauses to count itself. Go over what came easily, and put some of it well out of your own reach.',
    3: 'A stretch of rereading follows. Half-understood books, half-made friends and unanswered notes give up their second meaning.',
    4: 'For a while the good fortune stays in its pajamas. Let the rooms be as they are and find out which one you keep returning to.',
    5: 'Midway, the fun goes back into rehearsal. An old pleasure, set aside for no good reason, would like to be picked up again.',
    6: 'There’s a phase for going back over your improvements. Keep the ones that still save time when nobody’s enthusiastic.',
    7: 'For some time you look again at who you’re with and on what terms. A second reading of the other person tends to be kinder.',
    8: 'Then what’s been given has to be digested. Revisit the bargain, forgive an old balance and see what trust is left over.',
    9: 'Part of the trail leads back the way you came. Check your sources, and write to the teacher you left too early.',
    10: 'For a time the climb levels off. Use it to ask if the summit you’re headed for is still the one on your postcard.',
    11: 'A slower phase brings back earlier companions and shelved plans. One of each deserves another evening.',
    12: 'In the months of looking back, grace goes deeper still. Dreams repeat themselves until you get the joke, so keep a notebook by the lamp.',
  },
  saturn: {
    1: 'There’s a stretch in which the test is repeated in private. You do your own grading, and may find you’ve been too harsh.',
    2: 'For part of the year the budget is reopened. A rule that made sense on paper gets refitted to the life you lead.',
    3: 'A phase of going back over promises follows, spoken and written. Withdraw the ones you can’t keep before they’re called in.',
    4: 'The old masonry gets taken apart a second time. You see better now which stones were laid in fear.',
    5: 'Then practice goes private, with the door shut. The strictest listener goes on a break, and something gentler gets a hearing.',
    6: 'Some of the year goes to repairing your own repairs. Oil the setup where it squeaks, and the rest will hold.',
    7: 'For some time an old agreement is back on the table. Both of you know more than when you made it.',
    8: 'A stretch of second audits comes. What you were certain you had coming may look different, and so may your own debt.',
    9: 'The skeptic in you asks for the floor again. Let them finish; whatever’s still standing when they sit down is yours to keep.',
    10: 'The pressure from above eases and an inner one takes over. Ask which of your duties you’d take on again, freely.',
    11: 'You spend a slower stretch looking over who sits at your table, and why you’re at theirs. Old hopes are reweighed.',
    12: 'Then the sorting goes back to the first boxes. What was too hard to open last time may come undone at a touch.',
  },
};
