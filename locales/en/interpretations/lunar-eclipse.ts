import type { SignTexts } from '../../interpretation-types.ts';

/** What the Moon eclipsed in each sign brings to light, ends or ripens. */
export const lunarEclipse: SignTexts = {
  aries:
    'Impatience you’ve been sitting on may stand up and speak. The Moon eclipsed in Aries shows where you keep fighting out of habit, or where you’ve gone along politely and resented every step. One battle could simply be over, like a radio somebody has switched off. A more honest independence is ripening meanwhile. Ask yourself whom you’ve been racing. If you can’t remember why, you might walk the next stretch.',
  taurus:
    'Look at what you’re keeping, starting with the chair no one sits in. An attachment may loosen now, and with it a fear of not having enough that turns out to be older than you thought. Parting with something can feel like being robbed, even if you were the one who opened the door. Clear one shelf before you decide anything bigger. What you put back is probably worth its space.',
  gemini:
    'A sentence gets finished. It may be the reply to a message from months ago, or a story you told so often that you stopped checking it, until the facts turn up beside it looking different. Talk is plentiful under this Moon, and part of it is only nerves, so verify the rumor before you pass it along. If you have half said something to a friend, say the other half. Then leave a pause long enough for an answer.',
  cancer:
    'Old feelings climb the stairs at night. With the Moon in shadow in her own sign, you may see which kindnesses you gave freely and which went out with an invoice folded inside. A time of looking after someone, or of being looked after, could draw to a close. Tears need no explanation. Sleep before you tell anyone what you realized, and begin with whoever listens best.',
  leo: 'When the house lights come up, you can see who has been in the audience. A part you’ve played with flair, the funny one or the strong one, may have had its run, and it can be a relief to hang up the costume. Pride is noisy on its way out. Should a slight sting just then, give your answer a day to cool. What you’d go on doing with nobody watching is the piece worth keeping.',
  virgo:
    'Behind all that tidying, something was left undone. It may come to light as a small, plain fact, in the calendar or in a remark by whoever shares your dishes. A duty can end simply because you notice that nobody needs it anymore. Your inner auditor can get shrill at such moments; thank it and ask for the figures. Cross off a task you’ve copied from list to list, and leave the line blank.',
  libra:
    'An agreement shows its fine print. You might find that one of you has been rowing while the other admired the lake, and both may be startled to hear it. Under this Moon, matters between two people ripen: some ties get clearer terms, and some can be released with good manners. The wish for harmony tells you to look away. Keep looking a minute longer, and begin your next sentence with the word “I.”',
  scorpio:
    'Secrets weigh more when the Moon darkens here. A thing you’ve sensed for a while, about a loyalty or a shared account, may at last be said, and the air in the room can change. Digging is tempting; you could go on with the shovel well past the answer. Stop once you know enough to choose. What can end now is a grip, yours on someone or theirs on you. In a fixed sign the hand opens slowly, and what matters usually stays.',
  sagittarius:
    'A conviction comes home from its travels a bit sunburned. You may notice that something you preached no longer fits how you live, or that the faraway plan was mostly a wish to get out of the house. Endings in Sagittarius tend to be frank, at times to the point of rudeness, so tell the truth with your voice down. Whatever you still believe after this has been tested a little, and you can pack it for the next trip.',
  capricorn:
    'Somewhere a long task is nearing its signature. The eclipsed Moon puts an achievement and its price into the same picture, and you may find that a title has stopped mattering, or that you’re prouder than you let on. Feelings postponed for the sake of duty now come asking for their appointment. Give them one in daylight, with the phone off. You can respect the climb and still decide that this is high enough.',
  aquarius:
    'In the group photo, you suddenly see where you’ve been standing. Friendships and causes come under a clear light, and a membership kept up from habit may lapse. Perhaps you have been the helpful outsider for so long that nobody thinks to save you a seat. Detachment offers itself as the easy answer. Before you leave a circle, tell one person in it what you missed; their reply could decide more than your theory does.',
  pisces:
    'Fog lifts off the harbor in patches, and you can tell which boats were real. A hope may have run its course, or a long patience with someone, and sadness and relief can turn up on the same evening. There’s no hurry to explain it. For a few days, rest is likely to do you more good than insight. Later, name what you’ve been pretending not to know, to a friend with both feet on the floor.',
};
