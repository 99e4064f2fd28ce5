import type { SignTexts } from '../../interpretation-types.ts';

/** What the Moon passing through each sign makes of the day: its mood, what goes easily, what can wait. */
export const moonToday: SignTexts = {
  aries:
    'Energy comes in sparks, and you may feel like acting before breakfast. Send the application or drag the sofa to the other wall. Delicate negotiations can wait until the mood is less combustible.',
  taurus:
    'Appetite and patience return together. It’s a pleasant stretch for slow cooking, or for looking over the budget with a calm eye. Sudden changes can wait, and so can anyone trying to rush you.',
  gemini:
    'Chatter picks up, and thoughts skip around like stones on water. Phone calls and errands go quickly. Signatures are another matter, because the Moon in an air sign changes its mind with every breeze.',
  cancer:
    'Home tugs at your sleeve. Feelings sit near the surface for these two days or so; slippers and old friends suit you, while blunt feedback is better saved. Moods are at home here, your own included.',
  leo: 'Tonight might call for candles, or at least a decent shirt. Play comes easily, and people warm to praise they can believe. Paperwork suffers, since a fire sign would sooner be looked at than look things up.',
  virgo:
    'Crumbs on the counter catch your eye. Sorting and proofreading go smoothly now, whereas grand visions tend to get picked apart. Do the useful thing, then stop before you start improving the neighbors.',
  libra:
    'Company does you good, because this is a sign that Venus rules. Offer the apology, or choose the curtains with someone whose taste you like. Decisions you must make alone may wobble, and most can be left for a firmer day.',
  scorpio:
    'Under the surface the current runs stronger for a couple of days. Concentrated work goes well, as does a conversation that’s been overdue. If suspicion flares, keep the accusation overnight and see how it looks by daylight.',
  sagittarius:
    'Open a window, and then perhaps a guidebook. Spirits rise, plans grow, and a walk down an unfamiliar street may solve more than the desk does. Fine detail and firm promises can keep.',
  capricorn:
    'Sober and slightly reserved, this Moon likes a finished job. Tackle what you’ve been dodging, and quit at a reasonable hour. Heart-to-hearts may come out stiff; a thermos handed over in silence says a good deal.',
  aquarius:
    'Odd ideas deserve a hearing today. The mood is friendly and a little distant, good for group plans or for trying the recipe backward. Tender subjects might get a cool reply, so give them another evening.',
  pisces:
    'Edges blur, and a song from the next apartment can carry you off. Drawing and small kindnesses come naturally, arithmetic less so. Go to bed early, and look again at the time of that appointment.',
};
