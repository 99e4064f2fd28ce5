import type { NatalInterpretations } from '../../natal-text-types.ts';

/** The sign on the Imum Coeli: roots, home, and how one rests in private. */
export const imumCoeli: NatalInterpretations['imumCoeli'] = {
  aries:
    'At home, peace and quiet make you restless by the second hour. Mars rules the root of you, so there’s a starter motor in it, and childhood may have been a place where one had to be fast, or first. You rest by doing something else that’s hard. Living with you means brisk doors and arguments that are over by bedtime. What you need indoors is one corner nobody else has permission to enter.',
  taurus:
    'Home is an animal comfort to you. It should be quiet, well stocked and hard to move, and there’s one armchair in it that fits your back. Old ground counts, a field or a block that has stayed as it was, since Taurus trusts what it can lean against. You can sit there longer than anyone thinks reasonable. Most of your courage is grown in that armchair.',
  gemini:
    'Wherever you live, there’s something to read within reach. Talk is what your roots consist of: the running family commentary, the nicknames, perhaps a grandmother’s impressions of everybody. You may have changed rooms or schools often, or only changed the subject. You rest with a puzzle and two windows open on two streets. Silence is all right as well, provided there’s a radio in it.',
  cancer:
    'The Moon’s own sign lies at the bottom of your chart, which is where it would have asked to be. You keep things, from ticket stubs to the odd grudge. Family is a sea you live beside, whether you go in or only hear it at night. In private you’re softer than the office would believe. Feed somebody, be fed, and lock up early; that’s your idea of a retreat.',
  leo: 'Behind closed doors you’re the headliner. Home should have some splendor, a good lamp, an audience of two or a dog, and pride in the name on the mailbox. Perhaps you shone there early, or warmed yourself beside somebody who did. Plain evenings get dressed up when you’re around. Being loved while you’re dull is the rest you actually need.',
  virgo:
    'You find it hard to lie down until the sink is empty. Your roots are a set of good small habits, the folded towel, the labeled jar, the memory of whoever taught you to do it properly. Mercury rules here and goes over the day’s errors at bedtime. A place that’s tended loves you back, you feel. One day in seven, let it be tended by nobody.',
  libra:
    'A slammed door goes right through you. At home you long for proportion, two seats that suit the window and two people who’ve made up, and perhaps you learned early to calm the room after a scene. Your place is pretty in a way that costs some effort. Alone in it at night, you may still wonder what somebody else might like. There’s nobody else to ask, so have the olives.',
  scorpio:
    'There are things about home that you don’t discuss. With Scorpio at the base, roots go down dark and far, to loyalties and old hurts and somebody’s heavy silence, and you guard the entrance well. Privacy is how you rest, with the phone switched off. Few are invited. Those few find, past the second lock, a devotion they hadn’t dared expect.',
  sagittarius:
    'You seem to have grown up facing the road. Home may have meant travel, a faith, a wall of books or just a relative who made every story bigger than it was, and your roots still like a long view. Four walls are soon one too many. You rest by planning to leave. The places that keep you longest have a map over the bed and a suitcase beneath it.',
  capricorn:
    'Somebody, it seems, had to hold the roof up, and part of you volunteered. At the root there’s a sense of duty, perhaps a plain start with few compliments in it, and rest still feels like wages. You come home and do the accounts. Age improves all this, as Saturn’s signs are known for growing lighter, and one day you may build something with thick walls and sit down in it.',
  aquarius:
    'Your people may have been a little different, or you were, and opinions differ on who started it. Home is a setup more than a place, with odd hours, open doors and friends who count as kin. Roots on this model are more like cables. Too much togetherness makes you claustrophobic. You rest best with everyone under one roof and each in a separate room.',
  pisces:
    'Where you come from has no firm shoreline. Memory has gone soft at the edges, there may be a longing for an attic that existed mostly in bedtime stories, and you still look for it around corners. Home is where you dissolve, into a bath, a nap, the sound of rain on leaves. It’s best if nobody asks you much in the first half hour.',
};
