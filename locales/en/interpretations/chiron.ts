import type { SignTexts } from '../../interpretation-types.ts';

/** Chiron in each sign: the tender spot, and the wisdom that grows out of it. */
export const chiron: SignTexts = {
  aries:
    "Existing without apology may be the tender spot. Perhaps an early push was met with a shove, and you've since doubted your right to take up room, hanging back at doors or else barging through them before anyone can object. Chiron's wisdom grows exactly there. You recognize the hesitant at once and can say the sentence that gets them moving: go on, I'll stand right here. Try it on yourself with something minor, like sending back the wrong coffee.",
  taurus:
    'Was there a time when having little, or having the wrong things, made you feel you counted for little too? Worth is where you were nicked. You may hoard, or pretend not to care, or undercharge for work that others would frame. Because you know the feeling, you have a fine touch for restoring value, to a worn table or to a person who has been passed over. Say your price out loud in an empty room until it sounds ordinary.',
  gemini:
    'A laugh at the wrong moment, a red pen, an older sibling who did all the talking: something once made you doubt your voice. You might over-explain as a result, or go mute just when you had the point. People who struggle to express themselves tend to find you, and you wait for their words with a patience you were seldom shown. Read aloud, to a child or a houseplant. Your halting ideas are often the ones worth hearing through to the end.',
  cancer:
    "Belonging has a splinter in it for you. Maybe home moved too often, or it stayed put and you weren't quite understood there, and you can still find yourself on the doormat wondering whether to ring. It has made you a maker of homes for others; guests sleep well under your roof. Receiving is the slower lesson. On a day when you feel like a visitor in your own life, cook the dish you'd make for a friend and sit down to it properly.",
  leo: "One bad performance can echo for years, and yours may have been at age nine. Chiron in Leo leaves a bruise around being seen: you long for delight in someone's eyes and brace for the yawn. Joking first is a common disguise, or passing the spotlight on as if it were hot. From this comes a sure eye for hidden talent, and a shy person can bloom under your attention. Sing in the car with the windows up. Later, open one.",
  virgo:
    "Your report cards may have said could try harder, and some part of you had it framed. Nothing you make feels quite clean enough, and you apologize for cakes that everyone is enjoying. This sore point has taught you a special gentleness toward other people's errors; apprentices love you. You could extend it inward. When the inspector in your head clears its throat, thank it for its vigilance and offer it a chair.",
  libra:
    "Two's company, they say, and for you it has also been a puzzle. You may have watched a couple come apart when you were small, or been left over when the pairs were chosen, so you learned to keep the scales level by leaning. Now you can hear both halves of a quarrel and translate, while your own place in the sum gets forgotten. Say us less often for a week and I a bit more, and see who adjusts with relief.",
  scorpio:
    "Trust was broken somewhere, and you know the sound it makes. Since then you may guard the hurt so thoroughly that even kind hands are searched at the border. What you've gained is the ability to sit with people in their worst hour without hurrying them, which is a rarer comfort than advice. Control soothes the ache for a while. Candor does more, in small amounts, with someone who has already seen you cry and was perfectly normal at breakfast.",
  sagittarius:
    "Faith let you down once, or a teacher did, and it left a gap about the size of a cathedral. You may wander from creed to creed, or mock believers a shade too hard. All that searching has made you an unusual guide: you don't sell certainty, and you can keep a doubter company for miles with no need to arrive. Meaning tends to return to you by the side entrance, in a foreign phrase or a starry parking lot. Leave it unlatched.",
  capricorn:
    "Some people carry a stern authority around like a framed portrait, and you may be one of them. Approval from above was scarce, or it cost too much, so you've become your own strict superior, and no promotion quite fills the gap. You do know how to be the elder you missed: you can mentor without crushing, and younger colleagues remember your fairness. Mark a success with something sweet before you raise the bar again. You're allowed to have arrived for a weekend.",
  aquarius:
    'On the class trip there was an odd number, and you shared a seat with the chaperone. Feeling like the exception is your old ache, and you may make a flag of it or hide it under perfectly normal shoes. The unusual gather around you anyhow, because you leave space for them. Tell the group one thing that would help you feel part of it. They may have thought you liked it up front with the driver.',
  pisces:
    "Your skin was thin from the start. You felt the grief in a building, the tension behind a smile, and perhaps nobody told you that sensing a sorrow doesn't oblige you to carry it. Out of it comes mercy, the sort that makes somebody on a park bench tell you everything. You may ask for the same. At the end of the day, set down what you absorbed in a sketch or a few lines, and let the page keep it.",
};
