import type { EventInterpretations } from '../../event-text-types.ts';

/** A line for the reader whose Sun, Moon or rising sign an eclipse touches: in it, across from it, or at a right angle. */
export const eclipseSigns: EventInterpretations['eclipseSigns'] = {
  same: {
    aries:
      'Ruled by Mars, you’re used to going first, so it can be odd to have life move before you do. Catch up at your own pace; nobody is holding a stopwatch.',
    taurus:
      'In a fixed sign, something you thought of as furniture may prove quite movable. Once you touch it, the change is less alarming than it looked.',
    gemini:
      'Your usual account of yourself, drafted by Mercury, your ruler, wants a new paragraph. A good listener helps, and some of the old words will still fit.',
    cancer:
      'Under the shell, a need has grown larger than the space it was given, as needs do under the Moon’s rule. A person you trust would gladly make some room.',
    leo: 'The Sun rules you, yet people could see a different side from the one you light so well. Let them look, since it’s often the side they like.',
    virgo:
      'A standard you’ve kept for years might quietly retire. You’d be surprised how little falls over once it’s gone.',
    libra:
      'Your own wishes step out from behind those of others. It’s all right if the first sentence comes out crooked.',
    scorpio:
      'You tend to change in private, then very suddenly. This is one of those thresholds, and you can cross it with your guard down.',
    sagittarius:
      'Mutable signs turn easily: an aim you’ve followed for ages may swing to one side. Watch where it points before you pack a suitcase.',
    capricorn:
      'Do you still want the role you carry so well? Either answer is honorable, and neither is urgent, since Saturn can wait.',
    aquarius:
      'Being the different one has been a fine coat. With the light on you, you could discover that you’re warm enough without it.',
    pisces:
      'Where you end and others begin gets easier to make out. You can keep your kindness and still sleep on your own side of the line.',
  },
  opposite: {
    aries:
      'Another person’s pace matters for a while, and yours isn’t wrong. It’s simply that they’re carrying more than you can see.',
    taurus:
      'What others feel or owe comes closer than you’d like. You can hear it all without moving an inch.',
    gemini:
      'A person with firm beliefs may hold up a mirror. Part of the image is right, and wit can come later.',
    cancer:
      'Someone else’s ambitions bump against your wish for closeness. Ask what they need to get done, and mention your side of it.',
    leo: 'Friends could have the last word on a thing you meant to settle alone. It’s interest, mostly, and well intended.',
    virgo:
      'A tie that runs on feeling needs you to put the list aside. You can be useful again once you’ve understood.',
    libra:
      'Plain speech reaches you from the opposite chair. Instead of smoothing it over, you might return some of your own.',
    scorpio:
      'Those near you seem to want peace at a moment when you want the truth. There’s a way to serve both, slowly.',
    sagittarius:
      'Questions multiply in the mouths of the people you care about. The small ones count, and trust is made of those.',
    capricorn:
      'A private need, perhaps not your own, requests office hours. An hour more than planned can soften a great deal.',
    aquarius:
      'A warm heart opposite you wants a personal reply. Theory, dear to an air sign, can wait outside while you locate the feeling.',
    pisces:
      'The practical one in your life may have a point this time. Take the pencil they hold out, and draw what you meant.',
  },
  square: {
    aries:
      'Resistance shows up at the side, where you weren’t looking. It’s a bend in the road, and you’ve driven those before.',
    taurus:
      'You may feel pushed, which a fixed sign famously dislikes. Give way on one small point, and your footing gets firmer.',
    gemini:
      'Two plans want the same evening, as tends to happen under Mercury. Pick the one that needs the least explaining, and answer the other in full sentences.',
    cancer:
      'The mood at home or outside it turns, and you sense it early. Saying so is quicker than moving sideways.',
    leo: 'Your effort and the response seem out of step for some time. The tune is fine; it’s only a matter of timing.',
    virgo:
      'A neat schedule gets jostled from an unexpected corner. Save its best hour, and be approximate about the others.',
    libra:
      'A decision you’d balanced nicely begins to wobble. That’s useful, since now you can feel which way you lean.',
    scorpio:
      'Under Pluto, your ruler, pressure makes you hold tighter. Try it with an open hand for a week, and count what you really lose.',
    sagittarius:
      'Your route has an extra crossing in it. Stop, look both ways, and you might prefer the view down the side road.',
    capricorn:
      'An obstacle calls for tact where Saturn, your ruler, had prepared endurance. Ask for help early; it’s a form of planning.',
    aquarius:
      'Life gets a bit too physical or too heated for your taste. Keeping your distance was making it harder, as it happens.',
    pisces:
      'A question comes at you that drifting won’t answer. Once the half you’re sure of is settled, the rest gets lighter.',
  },
};
